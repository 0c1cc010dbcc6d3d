import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import { type ReactNode, useDeferredValue } from 'react';
import { Link, useSearchParams } from 'react-router';
import { TransferSheet } from '../../shared/card-actions/transfer-sheet.tsx';
import { parseCardId } from '../../shared/cards/card-id.ts';
import { cardName } from '../../shared/cards/card-name.ts';
import { cardTexts } from '../../shared/cards/texts.ts';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { CallFailed } from '../../shared/http/call-failed.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useErrorSentence } from '../../shared/paid-action/errors/use-error-sentence.ts';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { useNow } from '../../shared/ui/time/use-now.ts';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { actionsFor } from './card-actions.ts';
import { CardBar } from './card-bar.tsx';
import { CardFacts } from './card-facts.tsx';
import { CardHead } from './card-head.tsx';
import { CardHistory } from './card-history.tsx';
import { type CardDetail, cardQuery } from './card-queries.ts';
import { CardStatePart } from './card-state-part.tsx';
import { ClaimPart } from './claim-part.tsx';
import { CreditPart } from './credit-part.tsx';
import { PriceSheet } from './price-sheet.tsx';
import { marketTexts } from './texts.ts';
import { type CardActions, useCardActions } from './use-card-actions.tsx';

/** One card: its picture, its state, what it earned, its history, and the one thing to do. */
export function CardPage(): ReactNode {
  const [search] = useSearchParams();
  const tokenId = search.get('id') ?? '';
  return parseCardId(tokenId) ? <OneCard key={tokenId} tokenId={tokenId} /> : <NotMinted />;
}

function OneCard({ tokenId }: Readonly<{ tokenId: string }>): ReactNode {
  const t = useTexts(marketTexts);
  const { data, error, refetch } = useQuery(cardQuery(tokenId));
  // Drawn in short turns, so that a tap meanwhile is felt at once.
  const card = useDeferredValue(data);
  if (card) return <Shown card={card} />;
  if (isNotMinted(error)) return <NotMinted />;
  return error ? (
    <ErrorState title={t('failedTitle')} text={t('failedText')} retry={() => void refetch()} />
  ) : (
    <CardSkeleton />
  );
}

function Shown({ card }: Readonly<{ card: CardDetail }>): ReactNode {
  const viewer = addressOf(useWallet().connection);
  const actions = useCardActions(card);
  const offered = actionsFor(card, viewer, useNow(useChainClock()));
  return (
    <>
      <CardHead card={card} />
      <CardStatePart card={card} />
      {viewer === card.owner && <ClaimPart />}
      <CreditPart />
      <CardFacts card={card} onTransfer={offered.canTransfer ? actions.openTransfer : null} />
      <CardHistory tokenId={card.tokenId} />
      <CardBar card={card} offered={offered} actions={actions} />
      <CardForms card={card} owner={viewer} actions={actions} />
    </>
  );
}

/** The certificate and what stands below it, at their heights. */
function CardSkeleton(): ReactNode {
  const t = useTexts(marketTexts);
  return (
    <div role="status" className="px-4 pt-2">
      <span className="sr-only">{t('loading')}</span>
      <div className="skeleton aspect-[640/404] w-full" />
      <div className="mt-4 grid gap-1">
        <Skeleton width="40%" height={32} />
        <Skeleton width="30%" />
      </div>
      <div className="mt-16 grid gap-5">
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} />
        ))}
      </div>
    </div>
  );
}

const notMinted = { kind: 'http', code: 'CARD_NOT_MINTED', technical: '' } as const;

function NotMinted(): ReactNode {
  const t = useTexts(marketTexts);
  const sentence = useErrorSentence(notMinted);
  return (
    <EmptyState
      title={sentence}
      text={t('notMintedText')}
      action={
        <Link to={paths.market} className={buttonClass()}>
          {t('toMarket')}
        </Link>
      }
    />
  );
}

function isNotMinted(error: Error | null): boolean {
  return (
    error instanceof CallFailed &&
    error.problem.kind === 'refused' &&
    error.problem.failure.code === 'CARD_NOT_MINTED'
  );
}

type CardFormsProps = Readonly<{ card: CardDetail; owner: Address | null; actions: CardActions }>;

/** The sheets that ask for more before a review, and the reviews. */
function CardForms({ card, owner, actions }: CardFormsProps): ReactNode {
  const words = useTexts(cardTexts);
  return (
    <>
      {owner && (
        <TransferSheet
          open={actions.form === 'transfer'}
          onClose={actions.closeForm}
          name={cardName(words, card.tokenId)}
          owner={owner}
          refusal={actions.refusal}
          onReview={actions.transfer}
        />
      )}
      <PriceSheet
        card={card}
        open={actions.form === 'price'}
        onClose={actions.closeForm}
        refusal={actions.refusal}
        onReview={actions.list}
      />
      {actions.sheets}
    </>
  );
}
