import { trc20 } from '@vellum/contracts/coins';
import type { Address, HexAddress } from '@vellum/tron/address';
import { base58Of } from '../../indexer/node/base58-of.ts';
import type { OrderPlan, OrderProof } from '../../orders/order-plan.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import { approvalCoins } from './approval-coins.ts';
import type { ApprovalParts } from './approval-parts.ts';

/** Allowing a spender nothing more. Needs no active address: it is a way out. */
export function cancelPlan(
  parts: ApprovalParts,
): OrderPlan<Readonly<{ token: Address; spender: Address }>> {
  return {
    kind: 'approvals.cancel',
    async prepare({ address, body: { token, spender } }) {
      if (!(await parts.store.isKnownCoin(token))) throw new Refusal({ code: 'COIN_UNKNOWN' });
      const [allowance, { symbol }] = await Promise.all([
        parts.ask(token, trc20.allowance(address, spender)),
        parts.facts(token),
      ]);
      if (allowance === 0n) throw new Refusal({ code: 'NO_APPROVAL' });
      return {
        quote: { allowance: String(allowance), symbol },
        call: { contract: token, ...trc20.approve(spender, 0n) },
      };
    },
    refusal: trc20.refusal,
    proof: approvalCoins.reduce<OrderProof | undefined>(provedBy, undefined) as OrderProof,
  };
}

/** An approval of nothing, told by the coin itself: another coin's event says nothing of this one. */
function provedBy(
  or: OrderProof | undefined,
  { source }: Readonly<{ source: string }>,
): OrderProof {
  return {
    source,
    event: 'Approval',
    concerns: ({ args, contract }, { address, call }) =>
      contract === call.contract &&
      base58Of(args['owner'] as HexAddress) === address &&
      base58Of(args['spender'] as HexAddress) === call.params[0]?.value &&
      args['value'] === 0n,
    ...(or !== undefined && { or }),
  };
}
