import { type ReactNode, useState } from 'react';
import { changeLocale } from '../../shared/i18n/active-locale.ts';
import { useTheme } from '../../shared/state/theme.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { LanguageSwitch } from '../../shared/ui/language-switch.tsx';
import { Row } from '../../shared/ui/row.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { ThemeSwitch } from '../../shared/ui/theme-switch.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { clearSavedData } from './clear-saved-data.ts';
import { useTexts } from './use-texts.ts';
import { forgetWallet, WalletSection } from './wallet-section.tsx';

/** Language, theme, and what this browser keeps. */
export function SettingsPage(): ReactNode {
  const t = useTexts();
  return (
    <>
      <div className="grid gap-4 px-4 pt-2">
        <LanguageSwitch />
        <ThemeSwitch />
        <p className="text-13 text-ink-2">{t('kept')}</p>
      </div>
      <WalletSection />
      <Section title={t('device')}>
        <Forget />
      </Section>
    </>
  );
}

function Forget(): ReactNode {
  const t = useTexts();
  const [asking, setAsking] = useState(false);
  const [, changeTheme] = useTheme();
  const forget = async () => {
    changeTheme('system');
    await changeLocale('en');
    forgetWallet();
    clearSavedData();
    await showToast({ kind: 'good', text: t('forgotten') });
  };
  return (
    <>
      <Row
        title={t('forget')}
        detail={t('forgetDetail')}
        value={
          <Button kind="secondary" size="small" onClick={() => setAsking(true)}>
            {t('forgetConfirm')}
          </Button>
        }
      />
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void forget()}
        title={t('forgetTitle')}
        detail={t('forgetText')}
        confirm={t('forgetConfirm')}
      />
    </>
  );
}
