import { type ReactNode, useState } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import type { DemoAccount } from './demo-accounts.ts';
import { demoAccounts } from './demo-wallet.ts';
import { demoWalletTexts } from './texts.ts';

/** Takes a key out of this browser, or out of existence; asks before either. */
export function KeyButtons({ account }: Readonly<{ account: DemoAccount }>): ReactNode {
  const t = useTexts(demoWalletTexts);
  const [asking, setAsking] = useState<'nothing' | 'show' | 'forget'>('nothing');
  const [shown, setShown] = useState<string | null>(null);
  const close = () => setAsking('nothing');
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        <Button kind="secondary" size="small" onClick={() => setAsking('show')}>
          {t('exportKey')}
        </Button>
        <Button kind="secondary" size="small" onClick={() => setAsking('forget')}>
          {t('forget')}
        </Button>
      </div>
      {shown === account.privateKey && (
        <div className="flex items-center gap-2 rounded-control bg-surface-2 p-3">
          <code className="min-w-0 flex-1 font-mono text-13 break-all">{shown}</code>
          <CopyButton text={shown} what={t('privateKey')} />
        </div>
      )}
      <ConfirmDialog
        open={asking === 'show'}
        onClose={close}
        onConfirm={() => setShown(account.privateKey)}
        title={t('exportTitle')}
        detail={t('exportText')}
        confirm={t('exportConfirm')}
      />
      <ConfirmDialog
        open={asking === 'forget'}
        onClose={close}
        onConfirm={() => demoAccounts.forget(account.address)}
        title={t('forgetTitle')}
        detail={t(account.role === 'newcomer' ? 'forgetText' : 'forgetPersonaText')}
        confirm={t('forget')}
        dangerous
      />
    </>
  );
}
