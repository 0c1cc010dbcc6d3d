import { ChevronRight, Download, Smartphone, WalletCards } from 'lucide-react';
import type { ReactNode } from 'react';
import { useProjectConfig } from '../../shared/chain/project-config.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { Spinner } from '../../shared/ui/states/spinner.tsx';
import { TestFundsStamp } from '../../shared/ui/states/test-funds-stamp.tsx';
import { chainIdOf } from '../../shared/wallet/chain-id.ts';
import { isPhone } from '../../shared/wallet/injected.ts';
import { lastWallet } from '../../shared/wallet/last-wallet.ts';
import { walletTexts } from '../../shared/wallet/texts.ts';
import { appLink, type ForeignName, installLinks } from '../../shared/wallet/wallet-links.ts';

type ForeignRowProps = Readonly<{
  name: ForeignName;
  isFound: boolean;
  isSearching: boolean;
  onChoose: () => void;
}>;

const rowLook = 'flex min-h-16 w-full items-center gap-3 py-2 text-left';

/** A wallet of others: to choose when it is there, to install when it is not. */
export function ForeignRow(props: ForeignRowProps): ReactNode {
  const { name, isFound, isSearching, onChoose } = props;
  const t = useTexts(walletTexts);
  if (isFound) {
    return (
      <button type="button" onClick={onChoose} className={`${rowLook} press`}>
        <Tile letter={name.charAt(0)} />
        <Names title={name} detail={t(lastWallet.get() === name ? 'usedLast' : 'ready')} />
        <Icon of={ChevronRight} size={20} className="text-ink-2" />
      </button>
    );
  }
  return (
    <div className="pb-1">
      <div className={rowLook}>
        <Tile letter={name.charAt(0)} />
        <Names title={name} detail={t(isSearching ? 'notFoundYet' : 'notFound')} />
        {isSearching && <Spinner />}
      </div>
      {!isSearching && <WaysIn name={name} />}
    </div>
  );
}

function WaysIn({ name }: Readonly<{ name: ForeignName }>): ReactNode {
  const t = useTexts(walletTexts);
  const network = useProjectConfig()?.network;
  const chainId = network ? chainIdOf(network.genesis) : null;
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-2 pb-2">
      <a
        href={installLinks[name]}
        target="_blank"
        rel="noreferrer"
        aria-label={t('installNamed', { name })}
        className={buttonClass('secondary', 'small')}
      >
        <Icon of={Download} size={20} />
        {t('install')}
      </a>
      {isPhone() && (
        <a
          href={appLink(name, location.href, chainId)}
          aria-label={t('openInNamed', { name })}
          className={buttonClass('secondary', 'small')}
        >
          <Icon of={Smartphone} size={20} />
          {t('openInApp')}
        </a>
      )}
    </div>
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

function Tile({ letter }: Readonly<{ letter: string }>): ReactNode {
  return (
    <span
      aria-hidden
      className="title grid size-11 flex-none place-items-center rounded-control bg-surface-2 text-20"
    >
      {letter}
    </span>
  );
}

function Names({ title, detail }: Readonly<{ title: string; detail: string }>): ReactNode {
  return (
    <span className="min-w-0 flex-1">
      <span className="block font-strong">{title}</span>
      <span className="block text-14 text-ink-2">{detail}</span>
    </span>
  );
}
