import type { Address } from '@vellum/tron/address';
import { tryCall } from '../../shared/chain/trial.ts';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { askedCall } from '../../shared/paid-action/review.ts';
import { cancelApproval } from './cancel-approval.tsx';
import { cancelParams } from './cancel-params.ts';
import type { StandingApproval } from './standing-approval.ts';

/** Sun that cancelling these would cost now, each tried on the node and none sent; undefined until known. */
export function useCancelCost(
  account: Address,
  chosen: readonly StandingApproval[],
): bigint | undefined {
  const keys = chosen.map(({ key }) => key);
  const { data } = useChainRead(
    chosen.length > 0 ? ['approvals', 'cost', account, ...keys] : null,
    async (chain) => {
      const costs = chosen.map(async (approval) => {
        const context = { account, chain };
        const planned = cancelApproval.call(cancelParams(approval), null, context);
        if (!planned) return 0n;
        const { cost } = await tryCall(chain.client, askedCall(planned, context), Date.now);
        return cost.burnRest + cost.bandwidth;
      });
      return (await Promise.all(costs)).reduce((all, one) => all + one, 0n);
    },
  );
  return data;
}
