import { Check, Clock, type LucideIcon, Minus, Play, RotateCw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TextOf } from '../../shared/i18n/texts-of.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import type { ActivityEntry } from './activity-entry.ts';
import { activityTexts } from './texts.ts';

type Look = Readonly<{
  icon: LucideIcon;
  ink: string;
  text: TextOf<typeof activityTexts>;
}>;

const looks = {
  confirming: { icon: Clock, ink: 'text-info', text: 'stateConfirming' },
  registering: { icon: RotateCw, ink: 'text-info', text: 'stateRegistering' },
  waiting: { icon: Clock, ink: 'text-info', text: 'stateWaiting' },
  'can-go-on': { icon: Play, ink: 'text-accent', text: 'stateCanGoOn' },
  done: { icon: Check, ink: 'text-up', text: 'done' },
  failed: { icon: X, ink: 'text-down', text: 'failed' },
  cancelled: { icon: Minus, ink: 'text-ink-2', text: 'cancelled' },
} as const satisfies Record<string, Look>;

/** Where an entry stands, in one word with its icon. */
export function StatusMark({ entry }: Readonly<{ entry: ActivityEntry }>): ReactNode {
  const t = useTexts(activityTexts);
  const { icon, ink, text } = lookOf(entry);
  return (
    <span className={`inline-flex items-center justify-end gap-1 text-13 ${ink}`}>
      <Icon of={icon} size={16} />
      {t(text)}
    </span>
  );
}

function lookOf({ status, record }: ActivityEntry): Look {
  if (status !== 'running') return looks[status];
  if (!record) return looks.waiting;
  return record.state.step === 'registering' ? looks.registering : looks.confirming;
}
