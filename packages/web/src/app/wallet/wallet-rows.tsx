import { ChevronRight, ExternalLink, Smartphone, Usb, WalletCards } from 'lucide-react';
import type { ReactNode } from 'react';
import { chainIdOf } from '../../shared/chain/chain-id.ts';
import { useProjectConfig } from '../../shared/chain/project-config.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { Spinner } from '../../shared/ui/buttons/spinner.tsx';
import { TestFundsStamp } from '../../shared/ui/states/test-funds-stamp.tsx';
import type { WalletName } from '../../shared/wallet/connection.ts';
import { lastWallet } from '../../shared/wallet/last-wallet.ts';
import { walletTexts } from '../../shared/wallet/texts.ts';
import { appLink, appName, installLinks } from '../../shared/wallet/wallet-links.ts';
import { WalletTile } from './wallet-tile.tsx';

type RowProps = Readonly<{ name: WalletName; onChoose: () => void }>;

const rowLook = 'flex min-h-16 w-full items-center gap-3 py-2 text-left';

/** A wallet of this browser. */
export function FoundRow({ name, onChoose }: RowProps): ReactNode {
  const t = useTexts(walletTexts);
  return (
    <button type="button" onClick={onChoose} className={`${rowLook} press`}>
      <WalletTile name={name} />
      <Names title={name} detail={t(lastWallet.get() === name ? 'usedLast' : 'installed')} />
      <Icon of={ChevronRight} size={20} className="text-ink-2" />
    </button>
  );
}

type MissingProps = Readonly<{ name: WalletName; isSearching: boolean }>;

/** A wallet that is looked for, or that can be installed. */
export function MissingRow({ name, isSearching }: MissingProps): ReactNode {
  const t = useTexts(walletTexts);
  return (
    <div className={rowLook}>
      <WalletTile name={name} />
      <Names title={name} detail={t(isSearching ? 'notFoundYet' : 'extension')} />
      {isSearching ? <Spinner /> : <InstallLink name={name} />}
    </div>
  );
}

function InstallLink({ name }: Readonly<{ name: WalletName }>): ReactNode {
  const t = useTexts(walletTexts);
  return (
    <a
      href={installLinks[name]}
      target="_blank"
      rel="noreferrer"
      aria-label={t('installNamed', { name })}
      className={buttonClass('ghost', 'small')}
    >
      {t('install')}
      <Icon of={ExternalLink} size={16} />
    </a>
  );
}

/** On a phone: this very page in the browser of a wallet's app. */
export function AppLinks({ names }: Readonly<{ names: readonly WalletName[] }>): ReactNode {
  const t = useTexts(walletTexts);
  const network = useProjectConfig()?.network;
  const chainId = network ? chainIdOf(network.genesis) : null;
  return (
    <div className="grid gap-3">
      {names.map((name, at) => (
        <a
          key={name}
          href={appLink(name, location.href, chainId)}
          className={buttonClass(at === 0 ? 'primary' : 'secondary')}
        >
          <Icon of={Smartphone} size={20} />
          {t('openInNamed', { name: appName(name) })}
        </a>
      ))}
      <p className="text-14 text-ink-2">{t('openInNote')}</p>
    </div>
  );
}

type LedgerRowProps = RowProps & Readonly<{ isUsable: boolean }>;

/** A device on a cable; not every browser can talk to one. */
export function LedgerRow({ name, isUsable, onChoose }: LedgerRowProps): ReactNode {
  const t = useTexts(walletTexts);
  return (
    <button
      type="button"
      disabled={!isUsable}
      onClick={onChoose}
      className={`${rowLook} press disabled:text-ink-2`}
    >
      <span className="grid size-11 flex-none place-items-center rounded-control border border-line">
        <Icon of={Usb} size={20} />
      </span>
      <Names title={name} detail={t(isUsable ? 'ledgerDetail' : 'ledgerNeeds')} />
      {isUsable && <Icon of={ChevronRight} size={20} className="text-ink-2" />}
    </button>
  );
}

/** Our own wallet for trying out, marked as such. */
export function DemoRow({ onChoose }: Readonly<{ onChoose: () => void }>): ReactNode {
  const t = useTexts(walletTexts);
  return (
    <button type="button" onClick={onChoose} className={`${rowLook} press`}>
      <span className="hatched grid size-11 flex-none place-items-center rounded-control border border-rule bg-accent-soft text-on-accent-soft [--hatch:var(--rule)]">
        <Icon of={WalletCards} size={20} />
      </span>
      <Names title={t('demoName')} detail={t('demoDetail')} />
      <TestFundsStamp text={t('testFunds')} />
    </button>
  );
}

function Names({ title, detail }: Readonly<{ title: string; detail: string }>): ReactNode {
  return (
    <span className="min-w-0 flex-1">
      <span className="block font-strong break-words">{title}</span>
      <span className="block text-14 text-ink-2">{detail}</span>
    </span>
  );
}
