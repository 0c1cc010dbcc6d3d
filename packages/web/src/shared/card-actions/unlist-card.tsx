import { paths as wire } from '@vellum/api/wire/paths';
import { cards } from '@vellum/contracts/cards';
import { CardGist } from '../cards/card-gist.tsx';
import { cardName } from '../cards/card-name.ts';
import { cardPath } from '../cards/card-row.tsx';
import { cardKeys } from '../cards/my-card-queries.ts';
import { type CardText, cardTexts } from '../cards/texts.ts';
import { definePaidAction } from '../paid-action/paid-action.ts';
import { callSignedIn } from '../session/call-signed-in.ts';

type UnlistParams = Readonly<{ tokenId: string }>;

/** Takes a card off the market. */
export const unlistCard = definePaidAction<UnlistParams, unknown, CardText>({
  key: 'cards.unlist',
  texts: cardTexts,
  lock: ({ tokenId }) => `cards.unlist:${tokenId}`,
  needs: ['wallet', 'network'],
  summary: ({ params, t }) => {
    const name = cardName(t, params.tokenId);
    return {
      review: t('unlistReview'),
      doing: t('unlistDoing', { name }),
      done: t('unlistDone', { name }),
      undone: t('notUnlisted'),
      give: [],
      giveNothing: t('giveNothing'),
      get: <CardGist tokenId={params.tokenId} note={t('unlistGet')} />,
      canFail: t('unlistCanFail'),
      next: { label: t('seeCard'), to: cardPath(params.tokenId) },
    };
  },
  before: ({ tokenId }) =>
    callSignedIn(wire.cardMarket.prepareUnlisting, { listingId: BigInt(tokenId) }),
  call: ({ tokenId }, _order, { chain }) => ({
    contract: chain.contract('cards'),
    call: cards.unlist(BigInt(tokenId)),
  }),
  after: wire.cardMarket.confirmUnlisting,
  invalidate: () => cardKeys,
});
