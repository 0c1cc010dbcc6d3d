import { paths as wire } from '@vellum/api/wire/paths';
import { cards } from '@vellum/contracts/cards';
import { CardGist } from '../cards/card-gist.tsx';
import { cardName } from '../cards/card-name.ts';
import { cardPath } from '../cards/card-row.tsx';
import { cardKeys } from '../cards/my-card-queries.ts';
import { type CardText, cardTexts } from '../cards/texts.ts';
import { proceedsOf } from '../cards/trx-price.ts';
import { moneyText } from '../coins/cost-text.ts';
import { definePaidAction } from '../paid-action/paid-action.ts';
import { trx } from '../paid-action/trx.ts';
import { callSignedIn } from '../session/call-signed-in.ts';

/** Amounts in sun; `proceeds` is what remains of the price after the fee of now. */
type ListParams = Readonly<{
  tokenId: string;
  price: string;
  proceeds: string;
  /** It is on sale already: only its price changes. */
  isChange: boolean;
}>;

/** Offers a card, or changes the price of one that is offered. It stays with its owner until it is bought. */
export const listCard = definePaidAction<ListParams, unknown, CardText>({
  key: 'cards.list',
  texts: cardTexts,
  lock: ({ tokenId }) => `cards.list:${tokenId}`,
  needs: ['wallet', 'network'],
  check: ({ price }) => Promise.resolve(BigInt(price) > 0n ? null : { code: 'PRICE_ZERO' }),
  summary: ({ params, t }) => {
    const name = cardName(t, params.tokenId);
    const price = moneyText(trx(BigInt(params.price)));
    const proceeds = moneyText(trx(BigInt(params.proceeds)));
    return {
      review: t(params.isChange ? 'changeReview' : 'listReview'),
      doing: t(params.isChange ? 'changeDoing' : 'listDoing', { name }),
      done: t(params.isChange ? 'changeDone' : 'listDone', { name, price }),
      undone: t(params.isChange ? 'notChanged' : 'notListed'),
      give: [],
      giveNothing: t('listGive'),
      get: <CardGist tokenId={params.tokenId} note={t('listGet', { price, proceeds })} />,
      spending: t('listSpending', { price }),
      canFail: t('onlyNetworkCost'),
      next: { label: t('seeCard'), to: cardPath(params.tokenId) },
    };
  },
  renew: async (params, { chain }) => {
    const { market } = await chain.read('cards', cards.fees());
    const { proceeds } = proceedsOf(BigInt(params.price), BigInt(market));
    return { ...params, proceeds: proceeds.toString() };
  },
  before: ({ tokenId, price }) =>
    callSignedIn(wire.cardMarket.prepareSale, { tokenId: BigInt(tokenId), price: BigInt(price) }),
  call: ({ tokenId, price }, _order, { chain }) => ({
    contract: chain.contract('cards'),
    call: cards.list(BigInt(tokenId), BigInt(price)),
  }),
  after: wire.cardMarket.confirmSale,
  invalidate: () => cardKeys,
});
