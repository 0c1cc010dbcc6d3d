import { BookUser, ReceiptText, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useProjectConfig } from '../../shared/chain/project-config.ts';
import { changeLocale } from '../../shared/i18n/active-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { pageBuild } from '../../shared/offline/page-build.ts';
import { forgetAnswers } from '../../shared/offline/stored-answers.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { useUnderWay } from '../../shared/paid-action/journal/under-way.ts';
import { signOut } from '../../shared/session/session.ts';
import { useHydrated } from '../../shared/start/use-hydrated.ts';
import { useRiseColour } from '../../shared/state/rise-colour.ts';
import { useTheme } from '../../shared/state/theme.ts';
import { AddressChip } from '../../shared/ui/address/address-chip.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { LanguageSwitch } from '../../shared/ui/fields/language-switch.tsx';
import { RiseSwitch } from '../../shared/ui/fields/rise-switch.tsx';
import { ThemeSwitch } from '../../shared/ui/fields/theme-switch.tsx';
import { Row, RowLink } from '../../shared/ui/lists/row.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { ConfirmDialog } from '../../shared/ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../shared/ui/overlays/toast.ts';
import { addressOf, nameOf } from '../../shared/wallet/connection.ts';
import { walletTexts } from '../../shared/wallet/texts.ts';
import { useWallet, walletStore } from '../../shared/wallet/wallet.ts';
import { openWalletSheet } from '../../shared/wallet/wallet-sheet-state.ts';
import { ContractsSection } from './contracts-section.tsx';
import { NodesSection } from './nodes-section.tsx';
import { settingsTexts } from './texts.ts';

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
        <RiseSwitch />
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
  const [, changeRise] = useRiseColour();
  const forget = async () => {
    changeTheme('system');
    changeRise('region');
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

/** What runs here: the page, the server's configuration, and the set of contracts both go by. */
function VersionsSection(): ReactNode {
  const t = useTexts(settingsTexts);
  const config = useProjectConfig();
  const build = useBuild()?.match(/-([\w-]{8})\.js$/)?.[1] ?? null;
  return (
    <Section title={t('versions')}>
      <dl className="px-4">
        <Figure name={t('versionPage')}>
          <Code value={build ?? t('development')} />
        </Figure>
        {config && (
          <>
            <Figure name={t('versionServer')}>
              <Code value={config.version.slice(0, 12)} />
            </Figure>
            <Figure name={t('versionContracts')}>
              <Code value={config.registryHash.slice(0, 12)} />
            </Figure>
            <Figure name={t('network')}>
              <Code value={`${config.network.name}, ${config.network.genesis.slice(-8)}`} />
            </Figure>
          </>
        )}
      </dl>
    </Section>
  );
}

/** The page knows it, the server that renders it does not. */
function useBuild(): string | null {
  return useHydrated() ? pageBuild() : null;
}

function Code({ value }: Readonly<{ value: string }>): ReactNode {
  return <span className="font-mono text-13">{value}</span>;
}

const detailOf = {
  none: 'settingsNoneDetail',
  connecting: 'connecting',
  locked: 'lockedText',
  checking: 'connecting',
  'wrong-network': 'wrongNetwork',
  'unknown-network': 'unknownNetwork',
  connected: 'ready',
} as const;

/** Which wallet is in use, and the way to its sheet. */
function WalletSection(): ReactNode {
  const t = useTexts(walletTexts);
  const { connection } = useWallet();
  const name = nameOf(connection);
  const address = addressOf(connection);
  const label = name === 'Demo wallet' ? t('demoName') : name;
  return (
    <Section title={t('settingsTitle')}>
      <Row
        title={label ?? t('settingsNone')}
        detail={address ? <AddressChip address={address} /> : t(detailOf[connection.status])}
        value={
          <Button kind="secondary" size="small" onClick={() => openWalletSheet()}>
            {t(name === null ? 'connect' : 'manage')}
          </Button>
        }
      />
    </Section>
  );
}

/** Forgets wallet and session along with everything else that is kept here. */
function forgetWallet(): void {
  void signOut();
  void walletStore.disconnect();
}
