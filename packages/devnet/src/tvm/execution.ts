import type { HexAddress } from '@vellum/tron/address';
import type { TransactionContract } from '@vellum/tron/transaction';
import type { ChainParameters } from '../params/chain-parameters.ts';
import type { WorldState } from '../state/world-state.ts';
import type { ConsoleCalls } from './console-calls.ts';

/** `contractResult` of Tron.proto, as receipts spell it. */
export type ContractResult =
  | 'SUCCESS'
  | 'REVERT'
  | 'BAD_JUMP_DESTINATION'
  | 'OUT_OF_MEMORY'
  | 'PRECOMPILED_CONTRACT'
  | 'STACK_TOO_SMALL'
  | 'STACK_TOO_LARGE'
  | 'ILLEGAL_OPERATION'
  | 'STACK_OVERFLOW'
  | 'OUT_OF_ENERGY'
  | 'OUT_OF_TIME'
  | 'JVM_STACK_OVER_FLOW'
  | 'UNKNOWN'
  | 'TRANSFER_FAILED'
  | 'INVALID_CODE';

/** Time of a block in milliseconds, and in slots of 3 s since genesis. */
export type Head = Readonly<{ time: number; slot: number }>;

/** The block a frame sees through TIMESTAMP, NUMBER, COINBASE and BLOCKHASH. */
export type BlockContext = Readonly<{
  number: number;
  /** Milliseconds. */
  timestamp: number;
  witness: HexAddress;
  /** The block before it. */
  parent: Head;
  /** Id of an earlier block as 32 bytes, or undefined when out of reach. */
  blockId(number: number): Uint8Array | undefined;
}>;

/** Does for a contract what a transaction of its own would do; undefined when that is refused. */
export type NativeCall = (
  contract: TransactionContract,
  on: Readonly<{ state: WorldState; parameters: ChainParameters; head: Head }>,
) =>
  | Readonly<{ withdrawnUnstaked?: bigint; restaked?: Readonly<Record<string, bigint>> }>
  | undefined;

/** Units of a TRC-10 token that go along with a call; an id without units is told to the code all the same. */
export type TokenValue = Readonly<{ id: bigint; amount: bigint }>;

/** One top-level run of the machine. Value is moved by the machine, fees are not its business. */
export type Execution = Readonly<{
  kind: 'call' | 'create';
  /** Root transaction id (32 bytes); seeds the addresses of contracts made inside. */
  txid: Uint8Array;
  caller: HexAddress;
  /** Contract to call, or the address that the new contract gets. */
  target: HexAddress;
  /** Sun. */
  value: bigint;
  token?: TokenValue | undefined;
  /** Call data, or init code. */
  data: Uint8Array;
  energyLimit: bigint;
  block: BlockContext;
  /** For a create: what is kept beside the code. */
  deployment?: Readonly<{
    name: string;
    abi: Uint8Array;
    consumeUserResourcePercent: number;
    originEnergyLimit: bigint;
  }>;
  /**
   * True once the run has had its time: it then ends with OUT_OF_TIME. Only for runs that are thrown away,
   * since a mined transaction must end the same way on every machine.
   */
  isOverdue?: () => boolean;
  /** A constant call shows the logs and internal transactions of a run that reverts as they were. */
  isConstant?: boolean;
}>;

export type Log = Readonly<{
  address: HexAddress;
  topics: readonly Uint8Array[];
  data: Uint8Array;
}>;

export type InternalTransaction = Readonly<{
  /** Hex; keccak-derived as java-tron does. */
  hash: string;
  /** `call`, `create`, `suicide`, ... */
  note: string;
  from: HexAddress;
  /** Undefined where nobody receives. */
  to: HexAddress | undefined;
  /** Sun. */
  value: bigint;
  /** Units of TRC-10 tokens by id; absent when none went along. */
  tokens?: Readonly<Record<string, bigint>>;
  rejected: boolean;
  /** What the note alone does not tell, as JSON: the votes that were given. */
  extra?: string;
}>;

/** What a run did. State changes are kept only when `result` is SUCCESS. */
export type ExecutionOutcome = Readonly<{
  result: ContractResult;
  energyUsed: bigint;
  /** The part of it that dynamic energy charged on top; absent when there was none. */
  energyPenalty?: bigint;
  /** Return data of success and of REVERT; for a create the runtime code, as receipts show it. */
  returnData: Uint8Array;
  logs: readonly Log[];
  internal: readonly InternalTransaction[];
  /** What code printed; absent when it printed nothing. */
  console?: ConsoleCalls;
  /** java-tron's text of the failure, '' on success; receipts carry it as `resMessage`. */
  message: string;
  /** Class of the exception that java-tron throws; absent after success and REVERT. */
  exception?: string;
}>;
