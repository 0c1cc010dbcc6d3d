import { paymentFor } from '@vellum/api/cards/card-price';
import { cardProductId } from '@vellum/api/order-kinds/product-id';
import { paths as wire } from '@vellum/api/wire/paths';
import { cards } from '@vellum/contracts/cards';
import { levelName } from '../cards/card-name.ts';
import { LevelGist } from '../cards/level-gist.tsx';
import { cardKeys } from '../cards/my-card-queries.ts';
import { type CardText, cardTexts } from '../cards/texts.ts';
import { costText } from '../coins/cost-text.ts';
import { paths } from '../navigation/paths.ts';
import { definePaidAction } from '../paid-action/paid-action.ts';
import { enoughTrx, trx } from '../paid-action/trx.ts';
import { callSignedIn } from '../session/call-signed-in.ts';

/** Amounts in sun as they were shown; `hours` until the second instalment is due. */
export type ReserveCardParams = Readonly<{
  level: number;
  first: string;
  second: string;
  hours: number;
  isPricedInU: boolean;
}>;

type Quote = Readonly<{ price: string; secondPayment: string | null }>;

/** The first of two instalments: one card of a level is set aside until the second. */
export const reserveCard = definePaidAction<ReserveCardParams, Quote, CardText>({
  key: 'cards.first-payment',
  texts: cardTexts,
  // One reservation an address, whatever the level.
  lock: () => 'cards.first-payment',
  needs: ['wallet', 'network', 'active'],
  check: async ({ level, first, isPricedInU }, context) => {
    const { account, chain } = context;
    const [{ left }, { deadline }] = await Promise.all([
      chain.read('cards', cards.allotmentOf(BigInt(level))),
      chain.read('cards', cards.reservationOf(account)),
    ]);
    if (deadline !== 0n) return { code: 'ALREADY_RESERVED' };
    if (left === 0n) return { code: 'REMAINING_INSUFFICIENT', params: { left: '0' } };
    return enoughTrx(paymentFor(BigInt(first), isPricedInU), context);
  },
  summary: ({ params, order, t }) => {
    const name = levelName(t, params.level);
    const first = BigInt(order?.quote.price ?? params.first);
    const second = BigInt(order?.quote.secondPayment ?? params.second);
    const payment = paymentFor(first, params.isPricedInU);
    return {
      review: t('reserveReview', { name }),
      doing: t('reserveDoing', { name }),
      done: t('reserveDone', { name }),
      undone: t('notReserved'),
      give: [trx(payment)],
      get: (
        <LevelGist
          level={params.level}
          price={first}
          back={payment - first}
          note={t('reservedFor', { hours: params.hours, second: costText(second) })}
        />
      ),
      canFail: t('reserveCanFail'),
      next: { label: t('seeReservation'), to: paths.market },
    };
  },
  before: ({ level }) =>
    callSignedIn(wire.cards.prepareFirstPayment, {
      productId: cardProductId(level),
      quantity: 1,
      instalments: '2',
    }),
  call: ({ level, first, isPricedInU }, order, { chain }) => ({
    contract: chain.contract('cards'),
    call: cards.reserve(
      BigInt(level),
      paymentFor(BigInt(order?.quote.price ?? first), isPricedInU),
    ),
  }),
  after: wire.cards.confirmFirstPayment,
  invalidate: () => cardKeys,
  failure: 'BUY_ERROR',
  failed: 'BUY_FAILED',
});
