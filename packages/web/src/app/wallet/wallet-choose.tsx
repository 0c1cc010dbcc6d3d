import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import type { WalletName, WalletSnapshot } from '../../shared/wallet/connection.ts';
import { failureText } from '../../shared/wallet/failure-text.ts';
import { isPhone } from '../../shared/wallet/injected.ts';
import { walletTexts } from '../../shared/wallet/texts.ts';
import { useWallet, walletStore } from '../../shared/wallet/wallet.ts';
import { foreignNames } from '../../shared/wallet/wallet-links.ts';
import { maxTries } from '../../shared/wallet/wallet-search.ts';
import { DemoRow, ForeignRow } from './wallet-rows.tsx';
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
            {wallet.offersDemo && <p>{t('demoPromise')}</p>}
          </div>
        )}
      </>
    ),
  };
}

function WalletList({ wallet, onChoose }: PartProps): ReactNode {
  const { search, found, offersDemo } = wallet;
  return (
    <ul className="divide-y divide-line-soft">
      {foreignNames.map((name) => (
        <li key={name}>
          <ForeignRow
            name={name}
            isFound={found.includes(name)}
            isSearching={search.status === 'searching'}
            onChoose={() => onChoose(name)}
          />
        </li>
      ))}
      {offersDemo && (
        <li>
          <DemoRow onChoose={() => onChoose('Demo wallet')} />
        </li>
      )}
    </ul>
  );
}

/** While it searches, the tries say so themselves. */
function useDetail({ search, found, offersDemo }: WalletSnapshot): Pick<SheetView, 'detail'> {
  const t = useTexts(walletTexts);
  if (search.status === 'searching') return {};
  if (search.status !== 'not-found') return { detail: t('foundCount', { n: found.length }) };
  const where = isPhone() ? 'installDetailPhone' : 'installDetail';
  return { detail: t(offersDemo ? `${where}Demo` : where) };
}

/** Five marks: done, under way, to come. */
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
  const { search, offersDemo } = wallet;
  if (search.status === 'searching') {
    return (
      <Button kind="ghost" onClick={() => walletStore.stopSearch()}>
        {t('stopSearching')}
      </Button>
    );
  }
  return (
    <div className="grid gap-2">
      {offersDemo && <Button onClick={() => onChoose('Demo wallet')}>{t('tryDemo')}</Button>}
      <Button kind="ghost" onClick={() => walletStore.searchAgain()}>
        <Icon of={RotateCw} size={20} />
        {t('searchAgain')}
      </Button>
    </div>
  );
}
