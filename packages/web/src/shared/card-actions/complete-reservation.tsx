import { paths as wire } from '@vellum/api/wire/paths';
import { cards } from '@vellum/contracts/cards';
import { levelName } from '../cards/card-name.ts';
import { LevelGist } from '../cards/level-gist.tsx';
import { cardKeys } from '../cards/my-card-queries.ts';
import { type CardText, cardTexts } from '../cards/texts.ts';
import { paths } from '../navigation/paths.ts';
import { definePaidAction } from '../paid-action/paid-action.ts';
import { enoughTrx, trx } from '../paid-action/trx.ts';
import { callSignedIn } from '../session/call-signed-in.ts';

/** `second` in sun: fixed when it was reserved. */
type CompleteParams = Readonly<{ level: number; second: string }>;

/** The second instalment: the card is minted. */
export const completeReservation = definePaidAction<CompleteParams, unknown, CardText>({
  key: 'cards.second-payment',
  texts: cardTexts,
  lock: () => 'cards.second-payment',
  needs: ['wallet', 'network', 'active'],
  check: ({ second }, context) => enoughTrx(BigInt(second), context),
  summary: ({ params, t }) => {
    const name = levelName(t, params.level);
    return {
      review: t('completeReview', { name }),
      doing: t('completeDoing', { name }),
      done: t('buyDone', { name }),
      undone: t('notBought'),
      give: [trx(BigInt(params.second))],
      get: <LevelGist level={params.level} />,
      canFail: t('completeCanFail'),
      next: { label: t('seeMyCards'), to: paths.myCards },
    };
  },
  renew: async (params, { account, chain }) => {
    const { level, second } = await chain.read('cards', cards.reservationOf(account));
    return second === 0n ? params : { level: Number(level), second: second.toString() };
  },
  before: () => callSignedIn(wire.cards.prepareSecondPayment, {}),
  call: ({ second }, _order, { chain }) => ({
    contract: chain.contract('cards'),
    call: cards.completeReservation(BigInt(second)),
  }),
  after: wire.cards.confirmSecondPayment,
  invalidate: () => cardKeys,
  failure: 'BUY_ERROR',
  failed: 'BUY_FAILED',
});
