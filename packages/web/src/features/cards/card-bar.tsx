import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SunAmount } from '../../shared/cards/sun-amount.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { ActionButton } from '../../shared/paid-action/action-button.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { FootBar } from '../../shared/ui/buttons/foot-bar.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import type { CardAction, Offered } from './card-actions.ts';
import type { CardDetail } from './card-queries.ts';
import { marketTexts } from './texts.ts';
import type { CardActions } from './use-card-actions.tsx';

type CardBarProps = Readonly<{ card: CardDetail; offered: Offered; actions: CardActions }>;

/** The one right action for who is looking, in sight at the foot of the page. */
export function CardBar({ card, offered, actions }: CardBarProps): ReactNode {
  const t = useTexts(marketTexts);
  return (
    <FootBar className="grid gap-3">
      {actions.refusal !== null && actions.form === null && (
        <div role="alert">
          <Notice kind="bad">{actions.refusal}</Notice>
        </div>
      )}
      <div className="flex items-center gap-4">
        {offered.first === 'buy' && card.listing && (
          <p className="flex-none">
            <span className="block text-13 text-ink-2">{t('youPay')}</span>
            <SunAmount cost sun={card.listing.price} className="text-18 font-strong" />
          </p>
        )}
        <div className="grid min-w-0 flex-1 auto-cols-fr grid-flow-col gap-3">
          {offered.second && (
            <CardActionButton of={offered.second} card={card} actions={actions} second />
          )}
          <CardActionButton of={offered.first} card={card} actions={actions} />
        </div>
      </div>
    </FootBar>
  );
}

type CardActionButtonProps = Readonly<{
  of: CardAction;
  card: CardDetail;
  actions: CardActions;
  second?: boolean;
}>;

function CardActionButton({ of, card, actions, second = false }: CardActionButtonProps): ReactNode {
  const t = useTexts(marketTexts);
  const look = second ? { kind: 'secondary' as const } : {};
  switch (of) {
    case 'buy':
      return (
        <ActionButton blocker={actions.blockers.buy} onPress={actions.buy}>
          {t('reviewPurchase')}
        </ActionButton>
      );
    case 'unlist':
      return (
        <ActionButton {...look} blocker={actions.blockers.unlist} onPress={actions.unlist}>
          {t('unlist')}
        </ActionButton>
      );
    case 'unlock':
      return (
        <ActionButton blocker={actions.blockers.unlock} onPress={actions.unlock}>
          {t('unlock')}
        </ActionButton>
      );
    case 'sell':
    case 'changePrice':
      return (
        <ActionButton {...look} blocker={actions.blockers.list} onPress={actions.openPrice}>
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
