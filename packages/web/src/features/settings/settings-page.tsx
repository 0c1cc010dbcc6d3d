import { BookUser, ReceiptText, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { changeLocale } from '../../shared/i18n/active-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { forgetAnswers } from '../../shared/offline/kept-answers.ts';
import { useUnderWay } from '../../shared/paid-action/under-way.ts';
import { useTheme } from '../../shared/state/theme.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { LanguageSwitch } from '../../shared/ui/language-switch.tsx';
import { Row, RowLink } from '../../shared/ui/row.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { ThemeSwitch } from '../../shared/ui/theme-switch.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { ContractsSection } from './contracts-section.tsx';
import { NodesSection } from './nodes-section.tsx';
import { settingsTexts } from './texts.ts';
import { VersionsSection } from './versions-section.tsx';
import { forgetWallet, WalletSection } from './wallet-section.tsx';

/** Keys of the demo wallet: the one thing here that nobody could bring back. And how many orders are unfinished. */
const kept = new Set(['vellum.demoWallet', 'vellum.underWay']);

/** Empties what this browser keeps for the site, but never throws keys or unfinished orders away. */
async function clearSavedData(): Promise<void> {
  for (const key of Object.keys(localStorage)) if (!kept.has(key)) localStorage.removeItem(key);
  sessionStorage.clear();
  // A browser that forbids to keep anything has nothing to forget.
  await forgetAnswers().catch(() => {});
}

/** Language, theme, nodes, contracts, and what this browser keeps. `children`: the wallet's own part, below the wallet. */
export function SettingsPage({ children }: Readonly<{ children?: ReactNode }>): ReactNode {
  const t = useTexts(settingsTexts);
  return (
    <>
      <div className="grid gap-4 px-4 pt-2">
        <LanguageSwitch />
        <ThemeSwitch />
        <p className="text-13 text-ink-2">{t('kept')}</p>
      </div>
      <WalletSection />
      {children}
      <NodesSection />
      <ContractsSection />
      <VersionsSection />
      <DeviceSection />
    </>
  );
}

function DeviceSection(): ReactNode {
  const t = useTexts(settingsTexts);
  const { unfinished } = useUnderWay();
  return (
    <Section title={t('device')}>
      <RowLink
        to={paths.activity}
        icon={ReceiptText}
        title={t('unfinished')}
        detail={t('unfinishedDetail')}
        value={unfinished}
      />
      <RowLink
        to={paths.contacts}
        icon={BookUser}
        title={t('contactBook')}
        detail={t('contactBookDetail')}
      />
      <Forget />
    </Section>
  );
}

function Forget(): ReactNode {
  const t = useTexts(settingsTexts);
  const [asking, setAsking] = useState(false);
  const [, changeTheme] = useTheme();
  const forget = async () => {
    changeTheme('system');
    await changeLocale('en');
    forgetWallet();
    await clearSavedData();
    await showToast({ kind: 'good', text: t('forgotten') });
  };
  return (
    <>
      <Row
        icon={X}
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
