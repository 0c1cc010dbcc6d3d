import { cards } from '@vellum/contracts/cards';
import type { WriteCall } from '@vellum/contracts/contract-face';
import type { Address } from '@vellum/tron/address';
import type { OrderPlan } from '../../../orders/order-plan.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { cardProof, type PlanParts } from './plan-parts.ts';

/** Proceeds of cards sold, and first instalments that came back. */
export const withdrawCreditPlan = ({ ask, contract }: PlanParts): OrderPlan<unknown> =>
  takePlan(contract, {
    kind: 'cards.withdraw-credit',
    due: async (address) => (await ask(contract, cards.accountOf(address))).credit,
    call: cards.withdrawCredit(),
    event: 'CreditPaid',
  });

/** Everything that the pledged cards of an address have earned, in one call. */
export const claimPlan = ({ ask, contract }: PlanParts): OrderPlan<unknown> =>
  takePlan(contract, {
    kind: 'card-pledge.claim',
    due: (address) => ask(contract, cards.earned(address)),
    call: cards.claimReward(),
    event: 'CardRewardPaid',
  });

type Taking = Readonly<{
  kind: OrderPlan<unknown>['kind'];
  due(address: Address): Promise<bigint>;
  call: WriteCall;
  event: string;
}>;

/** Takes all that the contract holds for who asks. */
function takePlan(contract: Address, { kind, due, call, event }: Taking): OrderPlan<unknown> {
  return {
    kind,
    async prepare({ address }) {
      const amount = await due(address);
      if (amount === 0n) throw new Refusal({ code: 'NOTHING_TO_CLAIM' });
      return { quote: { amount: String(amount) }, call: { contract, ...call } };
    },
    refusal: cards.refusal,
    proof: cardProof(event, { who: 'user' }, ({ args }) => ({ amount: String(args['amount']) })),
  };
}
