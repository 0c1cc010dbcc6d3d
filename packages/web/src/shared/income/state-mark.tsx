import type { IncomeState } from '@vellum/api/order-kinds/display-states';
import { Check, Clock, Hourglass, type LucideIcon, Send, Shield, Wallet, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { Icon } from '../ui/art/icon.tsx';
import { incomeWordTexts } from './texts.ts';

const looks: Readonly<Record<IncomeState, Readonly<{ icon: LucideIcon; ink: string }>>> = {
  packing: { icon: Hourglass, ink: 'text-ink-2' },
  confirming: { icon: Clock, ink: 'text-info' },
  verifying: { icon: Shield, ink: 'text-info' },
  transferring: { icon: Send, ink: 'text-accent' },
  success: { icon: Check, ink: 'text-up' },
  failed: { icon: X, ink: 'text-down' },
};

const unclaimed = { icon: Wallet, ink: 'text-accent' };

type StateMarkProps = Readonly<{
  state: IncomeState;
  /** False of income that is final but still lies in its contract. */
  claimed?: boolean;
}>;

/** Which of the six states a record is in, with its icon; income that waits to be claimed is no success yet. */
export function StateMark({ state, claimed = true }: StateMarkProps): ReactNode {
  const t = useTexts(incomeWordTexts);
  const waits = state === 'success' && !claimed;
  const { icon, ink } = waits ? unclaimed : looks[state];
  return (
    <span className={`inline-flex items-center justify-end gap-1 text-13 ${ink}`}>
      <Icon of={icon} size={16} />
      {t(waits ? 'unclaimed' : `state_${state}`)}
    </span>
  );
}
