import { paths as wire } from '@vellum/api/wire/paths';
import { cards } from '@vellum/contracts/cards';
import { cardKeys } from '../cards/my-card-queries.ts';
import { type CardText, cardTexts } from '../cards/texts.ts';
import { moneyText } from '../coins/cost-text.ts';
import { definePaidAction } from '../paid-action/paid-action.ts';
import { trx } from '../paid-action/trx.ts';
import { callSignedIn } from '../session/call-signed-in.ts';

/** `credit` in sun, as it was shown; the contract pays what there is. */
type WithdrawParams = Readonly<{ credit: string }>;

/** Proceeds of cards sold and returned instalments, from the contract to their owner. */
export const withdrawCredit = definePaidAction<WithdrawParams, unknown, CardText>({
  key: 'cards.withdraw-credit',
  texts: cardTexts,
  lock: () => 'cards.withdraw-credit',
  needs: ['wallet', 'network'],
  summary: ({ params, t }) => {
    const amount = moneyText(trx(BigInt(params.credit)));
    return {
      review: t('withdrawReview'),
      doing: t('withdrawDoing'),
      done: t('withdrawDone', { amount }),
      undone: t('notWithdrawn'),
      give: [],
      giveNothing: t('giveNothing'),
      get: amount,
      canFail: t('onlyNetworkCost'),
    };
  },
  renew: async (_params, { account, chain }) => ({
    credit: (await chain.read('cards', cards.accountOf(account))).credit.toString(),
  }),
  before: () => callSignedIn(wire.orders.prepare, { action: 'cards.withdraw-credit' }),
  call: (_params, _order, { chain }) => ({
    contract: chain.contract('cards'),
    call: cards.withdrawCredit(),
  }),
  after: wire.orders.report,
  invalidate: () => cardKeys,
});
