import { paymentFor } from '@vellum/api/cards/card-price';
import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import { paths as wire } from '@vellum/api/wire/paths';
import { cards } from '@vellum/contracts/cards';
import { levelName } from '../cards/card-name.ts';
import { LevelGist } from '../cards/level-gist.tsx';
import { cardKeys } from '../cards/my-card-queries.ts';
import { type CardText, cardTexts } from '../cards/texts.ts';
import { paths } from '../navigation/paths.ts';
import { type ActionContext, definePaidAction } from '../paid-action/paid-action.ts';
import { enoughTrx, trx } from '../paid-action/trx.ts';
import { callSignedIn } from '../session/call-signed-in.ts';

/** `price` in sun, as it was shown. */
export type BuyCardParams = Readonly<{
  level: number;
  price: string;
  isPricedInU: boolean;
  /** When a card of this level was last bought here, if that is less than ten minutes ago. */
  lastBoughtAt: number | null;
}>;

type Quote = Readonly<{ price: string; lastBoughtAt: number | null }>;

/** The next card of a level, from its first sale. */
export const buyCard = definePaidAction<BuyCardParams, Quote, CardText>({
  key: 'cards.buy',
  texts: cardTexts,
  lock: ({ level }) => `cards.buy:${level}`,
  needs: ['wallet', 'network', 'active'],
  check: mayBuy,
  summary: ({ params, order, t }) => {
    const name = levelName(t, params.level);
    const price = BigInt(order?.quote.price ?? params.price);
    const payment = paymentFor(price, params.isPricedInU);
    const isRepeated = (order?.quote.lastBoughtAt ?? params.lastBoughtAt) !== null;
    return {
      review: t('buyReview', { name }),
      doing: t('buyDoing', { name }),
      done: t('buyDone', { name }),
      undone: t('notBought'),
      give: [trx(payment)],
      get: <LevelGist level={params.level} price={price} back={payment - price} />,
      canFail: t(params.isPricedInU ? 'buyCanFail' : 'buyCanFailExact'),
      warnings: isRepeated ? [t('boughtJustNow', { name })] : [],
      smallPrint: t('repeatedMinting'),
      next: { label: t('seeMyCards'), to: paths.myCards },
    };
  },
  renew: async (params, { chain }) => ({
    ...params,
    price: (await chain.read('cards', cards.priceOf(BigInt(params.level)))).toString(),
  }),
  before: ({ level }) => callSignedIn(wire.levelCards.preparePurchase, { level }),
  call: ({ level, price, isPricedInU }, order, { chain }) => ({
    contract: chain.contract('cards'),
    call: cards.buy(BigInt(level), paymentFor(BigInt(order?.quote.price ?? price), isPricedInU)),
  }),
  after: wire.levelCards.confirmPurchase,
  invalidate: () => cardKeys,
  failure: 'BUY_ERROR',
  failed: 'BUY_FAILED',
});

async function mayBuy(
  { level, price, isPricedInU }: BuyCardParams,
  context: ActionContext,
): Promise<CodeWithParams | null> {
  const refusal = await levelRefusal(BigInt(level), context);
  return refusal ?? enoughTrx(paymentFor(BigInt(price), isPricedInU), context);
}

/** Why no card of a level can be had now. */
async function levelRefusal(
  level: bigint,
  { chain }: ActionContext,
): Promise<CodeWithParams | null> {
  const [{ supplyLeft, nextSerial }, { isOpen }] = await Promise.all([
    chain.read('cards', cards.level(level)),
    chain.read('cards', cards.levelRules(level)),
  ]);
  if (!isOpen) return { code: nextSerial <= 1n ? 'SOON_TO_OPEN' : 'NOT_ON_SALE' };
  return supplyLeft === 0n ? { code: 'SOLD_OUT' } : null;
}
