import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ActionButton } from '../../shared/cards/action-button.tsx';
import { cardName } from '../../shared/cards/card-name.ts';
import { TransferSheet } from '../../shared/cards/transfer-sheet.tsx';
import { useTexts as useCardWords } from '../../shared/cards/use-texts.ts';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { actionsFor, type CardAction } from './card-actions.ts';
import type { CardDetail } from './card-queries.ts';
import { ClaimPart } from './claim-part.tsx';
import { PriceSheet } from './price-sheet.tsx';
import { SunAmount } from './sun-amount.tsx';
import { type CardDeeds, useCardDeeds } from './use-card-deeds.tsx';
import { useNow } from './use-now.ts';
import { useTexts } from './use-texts.ts';

/** The one right action for who is looking, in sight at the foot of the page, and what goes with it. */
export function CardBar({ card }: Readonly<{ card: CardDetail }>): ReactNode {
  const t = useTexts();
  const words = useCardWords();
  const viewer = addressOf(useWallet().connection);
  const now = useNow(useChainClock());
  const offered = actionsFor(card, viewer, now);
  const deeds = useCardDeeds(card);
  const isMine = viewer === card.owner;
  return (
    <>
      {isMine && <ClaimPart />}
      {offered.canTransfer && (
        <div className="mt-4 px-4">
          <Button kind="ghost" onClick={deeds.openTransfer}>
            {t('transfer')}
          </Button>
        </div>
      )}
      {deeds.refusal !== null && !deeds.isFormOpen && (
        <div className="px-4 pt-4">
          <Notice kind="bad">{deeds.refusal}</Notice>
        </div>
      )}
      <div className="sticky bottom-0 z-10 mt-8 -mb-8 flex items-center gap-4 border-t border-line-soft bg-surface px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))]">
        {offered.first === 'buy' && card.listing && (
          <p className="flex-none">
            <span className="block text-13 text-ink-2">{t('youPay')}</span>
            <SunAmount sun={card.listing.price} className="text-18 font-strong" />
          </p>
        )}
        <div className="grid min-w-0 flex-1 auto-cols-fr grid-flow-col gap-3">
          {offered.second && <Deed of={offered.second} card={card} deeds={deeds} second />}
          <Deed of={offered.first} card={card} deeds={deeds} />
        </div>
      </div>
      {viewer && (
        <TransferSheet
          open={deeds.form === 'transfer'}
          onClose={deeds.closeForm}
          name={cardName(words, card.tokenId)}
          owner={viewer}
          refusal={deeds.refusal}
          onReview={deeds.transfer}
        />
      )}
      <PriceSheet
        card={card}
        open={deeds.form === 'price'}
        onClose={deeds.closeForm}
        refusal={deeds.refusal}
        onReview={deeds.list}
      />
      {deeds.sheets}
    </>
  );
}

type DeedProps = Readonly<{
  of: CardAction;
  card: CardDetail;
  deeds: CardDeeds;
  second?: boolean;
}>;

function Deed({ of, card, deeds, second = false }: DeedProps): ReactNode {
  const t = useTexts();
  const look = second ? { kind: 'secondary' as const } : {};
  switch (of) {
    case 'buy':
      return (
        <ActionButton needsActive blocker={deeds.blockers.buy} onPress={deeds.buy}>
          {t('reviewPurchase')}
        </ActionButton>
      );
    case 'unlist':
      return (
        <ActionButton {...look} blocker={deeds.blockers.unlist} onPress={deeds.unlist}>
          {t('unlist')}
        </ActionButton>
      );
    case 'unlock':
      return (
        <ActionButton blocker={deeds.blockers.unlock} onPress={deeds.unlock}>
          {t('unlock')}
        </ActionButton>
      );
    case 'sell':
    case 'changePrice':
      return (
        <ActionButton {...look} blocker={deeds.blockers.list} onPress={deeds.openPrice}>
          {t(of)}
        </ActionButton>
      );
    case 'pledge':
      return (
        <Link to={`${paths.cardPledge}?id=${card.tokenId}`} className={buttonClass()}>
          {t('pledge')}
        </Link>
      );
    case 'notYetUnlock':
    case 'frozen':
    case 'notForSale':
      return <Button disabled>{t(of)}</Button>;
  }
}
