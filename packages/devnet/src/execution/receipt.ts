import type { HexAddress } from '@vellum/tron/address';
import type { Resource } from '../state/account.ts';
import type { ContractResult, InternalTransaction, Log } from '../tvm/execution.ts';

/** What native contracts of some types tell of what they did, in sun. */
export type NativeEffects = Readonly<{
  /** Unstaked TRX whose time had come, now in the balance. */
  withdrawnUnstaked?: bigint;
  /** Rewards that are now in the balance. */
  withdrawnReward?: bigint;
  /** The number of a new exchange, or what moved on the side that was not named. */
  exchange?: Readonly<{
    id?: number;
    received?: bigint;
    injectedOther?: bigint;
    withdrawnOther?: bigint;
  }>;
  /** Id of the token that was issued. */
  issuedToken?: string;
  /** Staked again instead of being unstaked, by resource. */
  restaked?: Readonly<Record<Resource, bigint>>;
}>;

/** What a transaction did and cost, derived by executing it; all amounts in sun or energy units. */
export type Receipt = Readonly<{
  txid: string;
  blockNumber: number;
  /** Milliseconds. */
  blockTimestamp: number;
  /** Position in its block. */
  index: number;
  /** `undefined` for native transactions, which have no contract result of their own. */
  result: ContractResult | undefined;
  message: string;
  returnData: Uint8Array;
  /** Contract called or created. */
  contractAddress: HexAddress | undefined;
  logs: readonly Log[];
  internal: readonly InternalTransaction[];
  /** Everything burned: bandwidth, energy, activation, memo, multi-sign. */
  fee: bigint;
  netUsage: bigint;
  netFee: bigint;
  /** Paid by the caller from staked energy. */
  energyUsage: bigint;
  /** Paid by the contract's origin. */
  originEnergyUsage: bigint;
  energyFee: bigint;
  energyUsageTotal: bigint;
  /** The part of it that dynamic energy charged on top; absent when there was none. */
  energyPenalty?: bigint;
  /** Absent where there is nothing to tell. */
  effects?: NativeEffects;
}>;
