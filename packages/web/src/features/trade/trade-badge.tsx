import type { TradeState } from '@vellum/contracts/trade';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { StatusBadge } from '../../shared/ui/status-badge.tsx';
import { useTexts } from './use-texts.ts';

/** The state of a trade in a word. */
export function TradeBadge({ state }: Readonly<{ state: TradeState }>): ReactNode {
  const t = useTexts();
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
