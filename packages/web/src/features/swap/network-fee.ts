import { trc20 } from '@vellum/contracts/coins';
import { type Address, toHexAddress } from '@vellum/tron/address';
import { DEFAULT_FEE_LIMIT } from '@vellum/tron/contract-call';
import type { Chain } from '../../shared/chain/chain.ts';
import { costOf } from '../../shared/chain/trial.ts';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import type { SwapKind } from './swap-terms.ts';

/** Energy that these calls usually take; the review has what the very call takes. */
const usualEnergy = {
  firstHop: 100_000n,
  nextHop: 45_000n,
  approval: 23_000n,
  wrap: 25_000n,
  redeem: 36_000n,
  take: 65_000n,
} as const;

/** Bytes of data of such calls, the path included. */
const CALL_BYTES = 292;
const APPROVAL_BYTES = 68;

type PlannedSwap = Readonly<{
  account: Address;
  kind: SwapKind;
  hops: number;
  pay: Address | null;
  /** The most that is taken. */
  amount: bigint;
}>;

export type NetworkFee = Readonly<{
  /** Sun that the network usually takes. */
  expected: bigint;
  /** Sun that it may take. */
  most: bigint;
  /** What it would take instead for other ways to exchange. */
  redeem: bigint;
  take: bigint;
}>;

/** What the network will take for a swap, approval included; undefined until known. */
export function useNetworkFee(planned: PlannedSwap | null): NetworkFee | undefined {
  const key = planned && ['swap', 'fee', planned.account, planned.kind, planned.hops, planned.pay];
  const { data } = useChainRead(
    planned && key && [...key, planned.pay === null ? '' : planned.amount.toString()],
    (chain) => readFee(chain, planned as PlannedSwap),
  );
  return data;
}

async function readFee(chain: Chain, planned: PlannedSwap): Promise<NetworkFee> {
  const { account, kind, hops } = planned;
  const approvals = (await needsApproval(chain, planned)) ? 1 : 0;
  const { firstHop, nextHop, approval, wrap, redeem, take } = usualEnergy;
  const ofCall = kind === 'swap' ? firstHop + nextHop * BigInt(hops - 1) : wrap;
  const allowing = { energy: approval, dataBytes: APPROVAL_BYTES, mostFee: DEFAULT_FEE_LIMIT };
  const cost = (energy: bigint, isAllowed: boolean) =>
    costOf(chain.client, toHexAddress(account), [
      ...(isAllowed ? [] : [allowing]),
      { energy, dataBytes: CALL_BYTES, mostFee: DEFAULT_FEE_LIMIT },
    ]);
  const [swap, redeeming, taking] = await Promise.all([
    cost(ofCall, approvals === 0),
    cost(redeem, false),
    cost(take, true),
  ]);
  return {
    expected: swap.expected,
    most: swap.most,
    redeem: redeeming.expected,
    take: taking.expected,
  };
}

async function needsApproval(chain: Chain, { kind, pay, account, amount }: PlannedSwap) {
  if (kind !== 'swap' || pay === null) return false;
  return (await chain.read(pay, trc20.allowance(account, chain.contract('router')))) < amount;
}
