import type { Address } from '@vellum/tron/address';
import { RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { useOnline } from '../../shared/ui/use-online.ts';
import type { Connection, WalletName } from '../../shared/wallet/connection.ts';
import { failureText } from '../../shared/wallet/failure-text.ts';
import { walletTexts } from '../../shared/wallet/texts.ts';
import { walletStore } from '../../shared/wallet/wallet.ts';
import { useWalletLabel } from '../../shared/wallet/wallet-label.ts';
import { useNetworkNames } from './network-names.ts';
import { OtherWallet } from './wallet-obstacles.tsx';
import { WalletHead } from './wallet-tile.tsx';
import type { SheetView } from './wallet-view.ts';

type WrongNetwork = Extract<Connection, { status: 'wrong-network' }>;

/** The wallet is on another chain than this site. */
export function useWrongNetworkView(connection: Connection): SheetView {
  const t = useTexts(walletTexts);
  const { site, nameOfChain } = useNetworkNames();
  const [problem, setProblem] = useState<unknown>(null);
  const label = useWalletLabel();
  const wrong = connection.status === 'wrong-network' ? connection : nowhere;
  const values = { name: label(wrong.name), network: site ?? '' };
  const other = nameOfChain(wrong.chainId);
  const change = () => {
    setProblem(null);
    walletStore.switchNetwork().catch(setProblem);
  };
  return {
    title: t('wrongTitle'),
    footer: (
      <div className="grid gap-2">
        {wrong.canSwitch && <Button onClick={change}>{t('switchTo', values)}</Button>}
        <OtherWallet />
      </div>
    ),
    children: (
      <div className="grid gap-4">
        <WalletHead name={wrong.name} address={wrong.address} />
        <Comparison name={values.name} wallet={other} site={site} />
        <div>
          <p>{t('wrongText', values)}</p>
          <p className="mt-1 text-14 text-ink-2">{t('wrongDetail', { other })}</p>
        </div>
        {problem !== null && (
          <p role="status" className="text-14 text-ink-2">
            {t(failureText(problem))}
          </p>
        )}
        {(!wrong.canSwitch || problem !== null) && <p>{t('switchByHand', values)}</p>}
      </div>
    ),
  };
}

const nowhere: Pick<WrongNetwork, 'name' | 'chainId' | 'canSwitch'> & { address: Address | null } =
  { name: '', chainId: '', canSwitch: false, address: null };

/** The wallet does not say where it is, and its node cannot be asked from here; or nobody can be asked at all. */
export function useUnknownNetworkView(connection: Connection): SheetView {
  const t = useTexts(walletTexts);
  const { site } = useNetworkNames();
  const [isChecking, setChecking] = useState(false);
  const label = useWalletLabel();
  const unknown = connection.status === 'unknown-network' ? connection : nowhere;
  const isOnline = useOnline();
  const values = { name: label(unknown.name), network: site ?? '' };
  // Without its network, or that of the site, nothing about the wallet is wrong.
  const text = !isOnline ? offline : site === null ? siteUnknown : ofWallet;
  const check = () => {
    setChecking(true);
    void walletStore.look().finally(() => setChecking(false));
  };
  return {
    title: t('unknownTitle'),
    footer: (
      <div className="grid gap-2">
        <Button onClick={check} busy={isChecking}>
          <Icon of={RotateCw} size={20} />
          {t('checkAgain')}
        </Button>
        <OtherWallet />
      </div>
    ),
    children: (
      <div className="grid gap-4">
        <WalletHead name={unknown.name} address={unknown.address} />
        <Comparison name={values.name} wallet={null} site={site} />
        <ol className="grid list-decimal gap-2 pl-6">
          <li>{t(text.first, values)}</li>
          <li>{t(text.next)}</li>
        </ol>
        <p className="text-14 text-ink-2">{t(text.detail, values)}</p>
      </div>
    ),
  };
}

const ofWallet = { first: 'unknownFirst', next: 'unknownThen', detail: 'unknownDetail' } as const;
const offline = { first: 'offlineFirst', next: 'offlineThen', detail: 'offlineDetail' } as const;
const siteUnknown = { ...offline, detail: 'siteUnknownDetail' } as const;

type ComparisonProps = Readonly<{
  name: WalletName;
  wallet: string | null;
  site: string | null;
}>;

/** Where the wallet is beside where this site is; hatched is what is not known. */
function Comparison({ name, wallet, site }: ComparisonProps): ReactNode {
  const t = useTexts(walletTexts);
  const cell = 'min-w-0 px-3 py-2';
  const text = 'block font-strong break-words first-letter:uppercase';
  return (
    <div className="grid grid-cols-[1fr_2rem_1fr] items-stretch divide-x divide-line-soft overflow-hidden rounded-control border border-line">
      <p className={`${cell} ${wallet === null ? 'hatched' : 'bg-warn-soft'}`}>
        <span className="bg-surface text-13 text-ink-2 [.bg-warn-soft>&]:bg-transparent">
          {t('networkOf', { name })}
        </span>
        <span className={`${text} ${wallet === null ? 'w-fit bg-surface' : ''}`}>
          {wallet ?? t('networkUnknown')}
        </span>
      </p>
      <span aria-hidden className="grid place-items-center text-20 font-strong">
        {wallet === null ? '?' : '\u2260'}
      </span>
      <p className={cell}>
        <span className="text-13 text-ink-2">Vellum</span>
        <span className={text}>{site ?? t('networkUnknown')}</span>
      </p>
    </div>
  );
}
