import { paths as wire } from '@vellum/api/wire/paths';
import { cards } from '@vellum/contracts/cards';
import type { Address } from '@vellum/tron/address';
import { CardGist } from '../cards/card-gist.tsx';
import { cardName } from '../cards/card-name.ts';
import { cardPath } from '../cards/card-row.tsx';
import { cardKeys } from '../cards/my-card-queries.ts';
import { type Placed, wholeRow, withPlace } from '../cards/place.ts';
import { type CardText, cardTexts } from '../cards/texts.ts';
import { paths } from '../navigation/paths.ts';
import { definePaidAction } from '../paid-action/paid-action.ts';
import { callSignedIn } from '../session/call-signed-in.ts';
import { AddressFull } from '../ui/address/address-full.tsx';

export type TransferParams = Placed & Readonly<{ tokenId: string; to: Address }>;

type Quote = Readonly<{ toIsNew: boolean; toIsContract: boolean }>;

/** Gives a card to another address, permanently and for nothing. */
export const transferCard = definePaidAction<TransferParams, Quote, CardText>({
  key: 'cards.transfer',
  texts: cardTexts,
  lock: ({ tokenId }) => `cards.transfer:${tokenId}`,
  needs: ['wallet', 'network'],
  check: ({ to }, { account }) =>
    Promise.resolve(to === account ? { code: 'SELF_TRANSFER' } : null),
  summary: ({ params, order, t }) => {
    const name = cardName(t, params.tokenId);
    const of = wholeRow(params);
    return {
      review: withPlace(t, t('transferReview'), params),
      doing: withPlace(t, t('transferDoing', { name }), params),
      done: of === null ? t('transferDone', { name }) : t('transferDoneAll', { of }),
      undone: t('notTransferred'),
      give: [],
      giveNothing: name,
      get: (
        <span className="grid gap-3">
          <CardGist tokenId={params.tokenId} note={t('transferGet')} />
          <AddressFull address={params.to} />
        </span>
      ),
      canFail: t('transferCanFail'),
      warnings: [
        t('transferForGood'),
        ...(order?.quote.toIsNew ? [t('receiverIsNew')] : []),
        ...(order?.quote.toIsContract ? [t('receiverIsContract')] : []),
      ],
      next:
        of === null
          ? { label: t('seeCard'), to: cardPath(params.tokenId) }
          : { label: t('seeMyCards'), to: paths.myCards },
    };
  },
  before: ({ tokenId, to }) =>
    callSignedIn(wire.platformCards.prepareTransfer, { tokenId: BigInt(tokenId), to }),
  call: ({ tokenId, to }, _order, { account, chain }) => ({
    contract: chain.contract('cards'),
    call: cards.send(account, to, BigInt(tokenId)),
  }),
  after: wire.platformCards.confirmTransfer,
  invalidate: () => cardKeys,
  failure: 'TRANSFER_FAILED',
});
