import { paths as wire } from '@vellum/api/wire/paths';
import { cards } from '@vellum/contracts/cards';
import { CardGist } from '../cards/card-gist.tsx';
import { cardName } from '../cards/card-name.ts';
import { cardPath } from '../cards/card-row.tsx';
import { cardKeys } from '../cards/my-card-queries.ts';
import { type Placed, wholeRow, withPlace } from '../cards/place.ts';
import { type CardText, cardTexts } from '../cards/texts.ts';
import { paths } from '../navigation/paths.ts';
import { definePaidAction } from '../paid-action/paid-action.ts';
import { callSignedIn } from '../session/call-signed-in.ts';

type UnlockParams = Placed & Readonly<{ tokenId: string }>;

/** Ends a pledge whose time has come. What it earned stays to be claimed. */
export const unlockCard = definePaidAction<UnlockParams, unknown, CardText>({
  key: 'card-pledge.unlock',
  texts: cardTexts,
  lock: ({ tokenId }) => `card-pledge.unlock:${tokenId}`,
  needs: ['wallet', 'network'],
  summary: ({ params, t }) => {
    const name = cardName(t, params.tokenId);
    const of = wholeRow(params);
    return {
      review: withPlace(t, t('unlockReview'), params),
      doing: withPlace(t, t('unlockDoing', { name }), params),
      done: of === null ? t('unlockDone', { name }) : t('unlockDoneAll', { of }),
      undone: t('notUnlocked'),
      give: [],
      giveNothing: t('giveNothing'),
      get: <CardGist tokenId={params.tokenId} note={t('unlockGet')} />,
      canFail: t('onlyNetworkCost'),
      next:
        of === null
          ? { label: t('seeCard'), to: cardPath(params.tokenId) }
          : { label: t('seeMyCards'), to: paths.myCards },
    };
  },
  before: ({ tokenId }) =>
    callSignedIn(wire.platformCards.prepareUnlock, { tokenId: BigInt(tokenId) }),
  call: ({ tokenId }, _order, { chain }) => ({
    contract: chain.contract('cards'),
    call: cards.unlock(BigInt(tokenId)),
  }),
  after: wire.platformCards.confirmUnlock,
  invalidate: () => cardKeys,
  failure: 'UNLOCK_ERROR',
});
