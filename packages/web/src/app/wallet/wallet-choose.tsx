import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { webHid } from '../../features/ledger/web-hid.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import type { WalletName, WalletSnapshot } from '../../shared/wallet/connection.ts';
import { failureText } from '../../shared/wallet/failure-text.ts';
import { firstWallets } from '../../shared/wallet/known-wallets.ts';
import { isPhone } from '../../shared/wallet/phone.ts';
import { walletTexts } from '../../shared/wallet/texts.ts';
import { useWallet, walletStore } from '../../shared/wallet/wallet.ts';
import { maxTries } from '../../shared/wallet/wallet-search.ts';
import { AppLinks, DemoRow, FoundRow, LedgerRow, MissingRow } from './wallet-rows.tsx';
import type { SheetView } from './wallet-view.ts';

type ChooseOptions = Readonly<{
  /** Why the try before came to nothing. */
  problem: unknown;
  onChoose: (name: WalletName) => void;
}>;

/** Spec §3: what was found in this browser, and the ways in when nothing was. */
export function useChooseView({ problem, onChoose }: ChooseOptions): SheetView {
  const t = useTexts(walletTexts);
  const wallet = useWallet();
  const isMissing = wallet.search.status === 'not-found';
  const isFound = wallet.search.status === 'found';
  return {
    title: t(isMissing ? 'installTitle' : 'chooseTitle'),
    ...useDetail(wallet),
    footer: isFound ? null : <SearchFooter wallet={wallet} onChoose={onChoose} />,
    children: (
      <>
        {wallet.search.status === 'searching' && <Tries tries={wallet.search.tries} />}
        {problem !== null && (
          <p role="status" className="mb-2 rounded-control bg-surface-2 p-3 text-14">
            {t(failureText(problem))}
          </p>
        )}
        <WalletList wallet={wallet} onChoose={onChoose} />
        {!isMissing && (
          <div className="mt-3 grid gap-2 text-14 text-ink-2">
            <p>{t('promise')}</p>
            {wallet.offers.includes('Demo wallet') && <p>{t('demoPromise')}</p>}
          </div>
        )}
      </>
    ),
  };
}

/** What is in this browser, what is looked for or can be had, then the ways that need no extension. */
function WalletList({ wallet, onChoose }: PartProps): ReactNode {
  const t = useTexts(walletTexts);
  const { search, found } = wallet;
  const missing = firstWallets.filter((name) => !found.some((one) => one.name === name));
  const isSearching = search.status === 'searching';
  // On a phone a wallet that is not there is another app; who has a wallet needs no second one.
  const isLeft = !isSearching && (found.length > 0 || isPhone());
  const rows = isLeft ? [] : missing;
  return (
    <>
      {isPhone() && found.length === 0 && <AppLinks names={firstWallets} />}
      {found.length + rows.length > 0 && (
        <Group title={t('inBrowser')}>
          {found.map(({ name }) => (
            <li key={name}>
              <FoundRow name={name} onChoose={() => onChoose(name)} />
            </li>
          ))}
          {rows.map((name) => (
            <li key={name}>
              <MissingRow name={name} isSearching={isSearching} />
            </li>
          ))}
        </Group>
      )}
      <Group title={t('otherWays')} isSecond>
        <OtherWays wallet={wallet} onChoose={onChoose} />
      </Group>
    </>
  );
}

/** What this browser cannot do comes last. */
function OtherWays({ wallet, onChoose }: PartProps): ReactNode {
  const isUsable = webHid() !== null;
  const name = 'Ledger';
  const ledger = (
    <li key={name}>
      <LedgerRow name={name} isUsable={isUsable} onChoose={() => onChoose(name)} />
    </li>
  );
  const demo = wallet.offers.includes('Demo wallet') && (
    <li key="Demo wallet">
      <DemoRow onChoose={() => onChoose('Demo wallet')} />
    </li>
  );
  return isUsable ? [ledger, demo] : [demo, ledger];
}

type GroupProps = Readonly<{ title: string; isSecond?: boolean; children: ReactNode }>;

function Group({ title, isSecond = false, children }: GroupProps): ReactNode {
  return (
    <section className={isSecond ? 'double-rule mt-3 pt-3' : ''}>
      <h3 className="text-14 text-ink-2">{title}</h3>
      <ul className="divide-y divide-line-soft">{children}</ul>
    </section>
  );
}

/** While it searches, the tries say so themselves. */
function useDetail({ search }: WalletSnapshot): Pick<SheetView, 'detail'> {
  const t = useTexts(walletTexts);
  if (search.status !== 'not-found') return {};
  return { detail: t(isPhone() ? 'installDetailPhone' : 'installDetail') };
}

/** Five marks: done, in progress, to come. */
function Tries({ tries }: Readonly<{ tries: number }>): ReactNode {
  const t = useTexts(walletTexts);
  return (
    <div className="mb-3">
      <p role="status" className="flex justify-between gap-3 text-14">
        <span>{t('searching')}</span>
        <span className="flex-none text-ink-2">{t('tryOf', { n: tries, max: maxTries })}</span>
      </p>
      <div aria-hidden className="mt-2 grid grid-cols-5 gap-1">
        {Array.from({ length: maxTries }, (_, index) => index + 1).map((mark) => (
          <span key={mark} className={`h-1.5 rounded-full ${markLook(mark, tries)}`} />
        ))}
      </div>
    </div>
  );
}

function markLook(mark: number, tries: number): string {
  if (mark < tries) return 'bg-primary';
  return mark === tries ? 'bg-accent' : 'hatched';
}

type PartProps = Readonly<{ wallet: WalletSnapshot; onChoose: (name: WalletName) => void }>;

function SearchFooter({ wallet, onChoose }: PartProps): ReactNode {
  const t = useTexts(walletTexts);
  const { search, offers } = wallet;
  if (search.status === 'searching') {
    return (
      <Button kind="ghost" onClick={() => walletStore.stopSearch()}>
        {t('stopSearching')}
      </Button>
    );
  }
  return (
    <div className="grid gap-2">
      {offers.includes('Demo wallet') && (
        <Button onClick={() => onChoose('Demo wallet')}>{t('tryDemo')}</Button>
      )}
      <Button kind="ghost" onClick={() => walletStore.searchAgain()}>
        <Icon of={RotateCw} size={20} />
        {t('searchAgain')}
      </Button>
    </div>
  );
}
