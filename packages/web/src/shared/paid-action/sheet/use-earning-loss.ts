import type { CallCost } from '../../chain/call-cost.ts';
import { useInU } from '../../coins/coin-rates.ts';
import { type EarningFees, lossOf } from '../cost/earning-loss.ts';
import type { Earning } from '../paid-action.ts';

/** What a stake that does not pay brings and costs, in sun. */
export type EarningLoss = EarningFees & Readonly<{ loss: bigint }>;

const TRX = 1_000_000n;

/** Null when the reward covers the fees of getting in and out, and while the worth of its coin is unknown. */
export function useEarningLoss(
  earning: Earning | undefined,
  cost: CallCost,
  feesNow: bigint,
): EarningLoss | null {
  const inU = useInU();
  if (!earning || cost.energy === 0n) return null;
  const { coin, amount } = earning.reward;
  const [u, perTrx] = [inU({ coin, amount }), inU({ coin: null, amount: TRX })];
  if (u === null || !perTrx) return null;
  const fees = {
    reward: (u * TRX) / perTrx,
    feesNow,
    feesLater: (earning.exitEnergy * cost.burnAll) / cost.energy,
  };
  const loss = lossOf(fees);
  return loss === null ? null : { ...fees, loss };
}
