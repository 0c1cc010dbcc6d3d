import { Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useUnderWay } from '../../shared/paid-action/journal/under-way.ts';
import { signOut } from '../../shared/session/session.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet, walletStore } from '../../shared/wallet/wallet.ts';
import { profileTexts } from './texts.ts';

/** How many actions run, beside the way to them; nothing while none does. */
export function RunningCount(): ReactNode {
  const t = useTexts(profileTexts);
  const { running } = useUnderWay();
  return running > 0 && <span className="text-14 text-ink-2">{t('running', { n: running })}</span>;
}

/** The way out, while someone is connected. */
export function LeaveRow(): ReactNode {
  const t = useTexts(profileTexts);
  if (addressOf(useWallet().connection) === null) return null;
  return (
    <button
      type="button"
      className="flex min-h-15 w-full items-center gap-3 border-t border-line-soft px-4 py-2 text-left hover:bg-surface-2"
      onClick={() => {
        void signOut();
        void walletStore.disconnect();
      }}
    >
      <Icon of={Unplug} className="text-primary" />
      {t('disconnect')}
    </button>
  );
}
