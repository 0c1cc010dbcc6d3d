import type { ReactNode } from 'react';
import { Button } from '../shared/ui/button.tsx';
import { Notice } from '../shared/ui/notice.tsx';
import { Sheet } from '../shared/ui/sheet.tsx';
import { useTexts } from './use-texts.ts';

type WalletSheetProps = Readonly<{ open: boolean; onClose: () => void }>;

/** Says what connecting will do; wallets themselves are not open yet. */
export function WalletSheet({ open, onClose }: WalletSheetProps): ReactNode {
  const t = useTexts();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('walletSoonTitle')}
      footer={<Button onClick={onClose}>{t('understood')}</Button>}
    >
      <p>{t('walletSoonText')}</p>
      <div className="mt-4">
        <Notice>{t('walletSoonPromise')}</Notice>
      </div>
    </Sheet>
  );
}
