import { paths as wire } from '@vellum/api/wire/paths';
import { cards } from '@vellum/contracts/cards';
import { CardGist } from '../cards/card-gist.tsx';
import { cardName } from '../cards/card-name.ts';
import { cardPath } from '../cards/card-row.tsx';
import { cardKeys } from '../cards/my-card-queries.ts';
import { type CardText, cardTexts } from '../cards/texts.ts';
import { definePaidAction } from '../paid-action/paid-action.ts';
import { enoughTrx, trx } from '../paid-action/trx.ts';
import { callSignedIn } from '../session/call-signed-in.ts';

/** `price` in sun, as it was shown: also the most that is paid, whatever the seller does meanwhile. */
type BuyListedParams = Readonly<{ tokenId: string; price: string }>;

/** A card that another holder offers. */
export const buyListedCard = definePaidAction<BuyListedParams, unknown, CardText>({
  key: 'cards.buy-listed',
  texts: cardTexts,
  lock: ({ tokenId }) => `cards.buy-listed:${tokenId}`,
  needs: ['wallet', 'network', 'active'],
  check: async ({ tokenId, price }, context) => {
    const listed = await context.chain.read('cards', cards.listing(BigInt(tokenId)));
    if (listed.price === 0n) return { code: 'LISTING_CLOSED' };
    if (listed.price !== BigInt(price)) return { code: 'PRICE_CHANGED' };
    return enoughTrx(BigInt(price), context);
  },
  summary: ({ params, t }) => {
    const name = cardName(t, params.tokenId);
    return {
      review: t('buyListedReview'),
      doing: t('buyDoing', { name }),
      done: t('isYours', { name }),
      undone: t('notBought'),
      give: [trx(BigInt(params.price))],
      get: <CardGist tokenId={params.tokenId} note={t('freeNotPledged')} />,
      canFail: t('buyListedCanFail'),
      next: { label: t('seeCard'), to: cardPath(params.tokenId) },
    };
  },
  before: ({ tokenId, price }) =>
    callSignedIn(wire.cardMarket.preparePurchase, {
      listingId: BigInt(tokenId),
      maxPrice: BigInt(price),
    }),
  call: ({ tokenId, price }, _order, { chain }) => ({
    contract: chain.contract('cards'),
    call: cards.buyListed(BigInt(tokenId), BigInt(price)),
  }),
  after: wire.cardMarket.confirmPurchase,
  invalidate: () => cardKeys,
  failure: 'BUY_ERROR',
  failed: 'PURCHASE_FAILED',
});
