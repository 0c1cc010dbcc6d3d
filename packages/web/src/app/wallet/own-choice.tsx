import type { ComponentType, ReactNode } from 'react';
import { demoWalletTexts } from '../../features/demo-wallet/texts.ts';
import { ledgerTexts } from '../../features/ledger/texts.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { PartFailed } from '../../shared/ui/states/part-failed.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { walletTexts } from '../../shared/wallet/texts.ts';
import { lazyPage } from '../routing/lazy-page.ts';
import { loadPage } from '../routing/load-page.ts';
import type { SheetView } from './wallet-view.ts';

/** Wallets that are not of this browser: an account is chosen on this page before they are connected. */
export type OwnWallet = 'Demo wallet' | 'Ledger';

type Choice = ComponentType<Readonly<{ onChosen: () => void }>>;

/** The choice of an account, whose code comes when the wallet is chosen. */
export type OwnChoice =
  | Readonly<{ status: 'coming' }>
  | Readonly<{ status: 'failed' }>
  | Readonly<{ status: 'here'; Choice: Choice }>;

export function isOwnWallet(name: string): name is OwnWallet {
  return name === 'Demo wallet' || name === 'Ledger';
}

/**
 * Fetches the choice. Null when there is none to make; throws when it cannot be had. Who is about to pay on a
 * demo chain, whose node is given, is not asked who they are there: they get a key and funds.
 */
export async function fetchChoice(
  name: OwnWallet,
  payingOn: string | null,
): Promise<OwnChoice | null> {
  const Choice = await (name === 'Ledger' ? loadPage(ledgerChoice) : demoChoice(payingOn));
  return Choice && { status: 'here', Choice };
}

const ledgerChoice: () => Promise<Choice> = lazyPage(
  () => import('../../features/ledger/account-choice.tsx').then((part) => part.LedgerChoice),
  ledgerTexts,
);

async function demoChoice(payingOn: string | null): Promise<Choice | null> {
  const Choice = await loadPage(personaChoice);
  if (payingOn === null || Choice === null) return Choice;
  const { becomeNewcomer } = await import('../../features/demo-wallet/newcomer.ts');
  // Without funds there is still the button for them.
  await becomeNewcomer(payingOn).catch(() => {});
  return null;
}

/** Who was chosen before stays chosen. */
async function personaChoice(): Promise<Choice | null> {
  const [{ demoAccounts }, { PersonaChoice }] = await Promise.all([
    import('../../features/demo-wallet/demo-wallet.ts'),
    import('../../features/demo-wallet/persona-choice.tsx'),
  ]);
  return demoAccounts.active() === null ? PersonaChoice : null;
}

type OwnChoiceOptions = Readonly<{
  name: OwnWallet;
  choice: OwnChoice;
  onChosen: (name: OwnWallet) => void;
  retry: (name: OwnWallet) => void;
}>;

export function useOwnChoiceView({ name, choice, onChosen, retry }: OwnChoiceOptions): SheetView {
  const words = useWords(name);
  const children = () => {
    switch (choice.status) {
      case 'coming':
        return <Coming text={words.coming} />;
      case 'failed':
        return <PartFailed text={words.failed} retry={() => retry(name)} />;
      case 'here':
        return <choice.Choice onChosen={() => onChosen(name)} />;
    }
  };
  return { title: words.title, detail: words.detail, children: children() };
}

function useWords(name: OwnWallet) {
  const demo = useTexts(demoWalletTexts);
  const t = useTexts(walletTexts);
  if (name === 'Ledger') {
    return {
      title: t('ledgerTitle'),
      detail: t('ledgerPromise'),
      coming: t('ledgerComing'),
      failed: t('ledgerFailed'),
    };
  }
  return {
    title: demo('choiceTitle'),
    detail: demo('choiceDetail'),
    coming: demo('choiceComing'),
    failed: demo('choiceFailed'),
  };
}

function Coming({ text }: Readonly<{ text: string }>): ReactNode {
  return (
    <div role="status">
      <span className="sr-only">{text}</span>
      <div className="-mx-4 mb-2">
        <Skeleton height={44} />
      </div>
      <div className="-mx-4">
        {[0, 1, 2, 3].map((row) => (
          <div
            key={row}
            className="grid min-h-16 grid-cols-[20px_36px_1fr] items-center gap-3 border-t border-line-soft px-4 first:border-t-0"
          >
            <Skeleton height={20} />
            <Skeleton height={36} />
            <div className="grid gap-1">
              <Skeleton width="30%" />
              <Skeleton width="75%" height={16} />
            </div>
          </div>
        ))}
      </div>
      <div className="mt-4">
        <Skeleton height={48} />
      </div>
    </div>
  );
}
