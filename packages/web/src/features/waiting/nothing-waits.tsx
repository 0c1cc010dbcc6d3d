import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { DoneSeal } from '../../shared/ui/art/seal.tsx';
import { waitingTexts } from './texts.ts';

/** Nothing to do: what would stand here. */
export function NothingWaits({ signIn }: Readonly<{ signIn: ReactNode }>): ReactNode {
  const t = useTexts(waitingTexts);
  return (
    <>
      <div className="px-4 pt-12 pb-4">
        <DoneSeal />
        <h2 className="title mt-5 text-24">{t('emptyTitle')}</h2>
        <p className="text-ink-2">{t('emptyText')}</p>
      </div>
      {signIn}
    </>
  );
}
