import type { TradeState } from '@vellum/contracts/trade';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { StatusBadge } from '../../shared/ui/states/status-badge.tsx';
import { tradeTexts } from './texts.ts';

/** The state of a trade in a word. */
export function TradeBadge({ state }: Readonly<{ state: TradeState }>): ReactNode {
  const t = useTexts(tradeTexts);
  if (state === 'open') return <StatusBadge kind="primary">{t('state_open')}</StatusBadge>;
  if (state === 'cancelled') {
    return (
      <StatusBadge kind="down" icon={X}>
        {t('state_cancelled')}
      </StatusBadge>
    );
  }
  return <StatusBadge>{t(`state_${state}`)}</StatusBadge>;
}
