import { paths as wire } from '@vellum/api/wire/paths';
import { cards } from '@vellum/contracts/cards';
import { levelName } from '../cards/card-name.ts';
import { cardKeys } from '../cards/my-card-queries.ts';
import { type CardText, cardTexts } from '../cards/texts.ts';
import { moneyText } from '../coins/cost-text.ts';
import { definePaidAction } from '../paid-action/paid-action.ts';
import { trx } from '../paid-action/trx.ts';
import { callSignedIn } from '../session/call-signed-in.ts';

/** `first` in sun: the whole of it comes back. */
type CancelParams = Readonly<{ level: number; first: string }>;

/** Ends a reservation: its first instalment becomes credit, to be withdrawn. */
export const cancelReservation = definePaidAction<CancelParams, unknown, CardText>({
  key: 'cards.cancel-reservation',
  texts: cardTexts,
  lock: () => 'cards.cancel-reservation',
  needs: ['wallet', 'network'],
  summary: ({ params, t }) => {
    const amount = moneyText(trx(BigInt(params.first)));
    return {
      review: t('cancelReview'),
      doing: t('cancelDoing'),
      done: t('cancelDone', { amount }),
      undone: t('notCancelled'),
      give: [],
      giveNothing: t('cancelGive', { name: levelName(t, params.level) }),
      get: t('cancelGet', { amount }),
      canFail: t('onlyNetworkCost'),
    };
  },
  before: () => callSignedIn(wire.orders.prepare, { action: 'cards.cancel-reservation' }),
  call: (_params, _order, { account, chain }) => ({
    contract: chain.contract('cards'),
    call: cards.cancelReservation(account),
  }),
  after: wire.orders.report,
  invalidate: () => cardKeys,
});
