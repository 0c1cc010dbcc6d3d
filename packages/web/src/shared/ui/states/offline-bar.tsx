import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Icon } from '../art/icon.tsx';
import { uiTexts } from '../texts.ts';
import { useOnline } from '../use-online.ts';

/** Says that there is no connection and what still works; nothing when there is one. */
export function OfflineBar(): ReactNode {
  const t = useTexts(uiTexts);
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <div className="flex min-h-11 items-center gap-3 bg-warn-soft px-4 py-2 text-14 text-warn">
          <Icon of={WifiOff} size={20} />
          {t('offline')}
        </div>
      )}
    </div>
  );
}
