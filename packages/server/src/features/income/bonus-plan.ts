import { feeVault } from '@vellum/contracts/fees';
import { type Address, toHexAddress } from '@vellum/tron/address';
import type { OrderPlan } from '../../orders/order-plan.ts';
import type { AskContract } from '../../platform/chain/ask-contract.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';

/** The whole bonus that the vault holds for who asks. */
export function bonusPlan(contract: Address, ask: AskContract): OrderPlan<unknown> {
  return {
    kind: 'income.claim-bonus',
    async prepare({ address }) {
      const amount = await ask(contract, feeVault.bonusOf(address));
      if (amount === 0n) throw new Refusal({ code: 'NOTHING_TO_CLAIM' });
      return {
        quote: { amount: String(amount) },
        call: { contract, ...feeVault.claimBonus() },
      };
    },
    refusal: feeVault.refusal,
    proof: {
      source: 'feeVault',
      event: 'BonusPaid',
      concerns: ({ args }, { address }) => args['user'] === toHexAddress(address),
      result: ({ args }) => ({ amount: String(args['amount']) }),
    },
  };
}
