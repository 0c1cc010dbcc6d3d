import { refusalOfWithdrawal } from '@vellum/api/withdrawal/withdrawal-rule';
import { payout } from '@vellum/contracts/income';
import { type Address, toHexAddress } from '@vellum/tron/address';
import { callParts } from '../../ledger/payout-parts.ts';
import type { PayoutStore } from '../../ledger/payout-store.ts';
import { trxText } from '../../ledger/shown-money.ts';
import type { OrderPlan } from '../../orders/order-plan.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';

export type ClaimParts = Readonly<{
  contract: Address;
  payouts: PayoutStore;
  minimum(): Promise<bigint>;
}>;

/** Payout income by one's own transaction: all or a part of what active roots hold for the address. */
export function claimPlan({
  contract,
  payouts,
  minimum,
}: ClaimParts): OrderPlan<Readonly<{ amount: bigint }>> {
  return {
    kind: 'withdrawal.claim',
    async prepare({ address, body: { amount } }) {
      const { claimable, available, received } = await payouts.balance(address);
      // What is there but in no active root yet can be claimed later, which is not the same as too much.
      const isOpen = claimable > 0n || available === 0n;
      const limits = { available: claimable, minimum: await minimum(), isOpen };
      const refusal = refusalOfWithdrawal(amount, limits, trxText);
      if (refusal !== null) throw new Refusal(refusal);
      const parts = callParts(await payouts.parts(address));
      return {
        quote: { amount: String(amount), cumulative: String(received + amount) },
        call: { contract, ...payout.claim(amount, parts) },
      };
    },
    refusal: payout.refusal,
    proof: {
      source: 'payout',
      event: 'Claimed',
      concerns: ({ args }, { address, call }) =>
        args['user'] === toHexAddress(address) && String(args['amount']) === call.params[0]?.value,
      result: ({ args }) => ({
        amount: String(args['amount']),
        cumulative: String(args['cumulative']),
      }),
    },
  };
}
