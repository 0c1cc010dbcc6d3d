import type { ReactNode } from 'react';
import type { PersonaChoice } from '../features/demo-wallet/persona-choice.tsx';
import { demoWalletTexts } from '../features/demo-wallet/texts.ts';
import { useTexts } from '../shared/i18n/use-texts.ts';
import { PartFailed } from '../shared/ui/part-failed.tsx';
import { Skeleton } from '../shared/ui/skeleton.tsx';
import { loadPage } from './load-page.ts';
import type { SheetView } from './wallet-view.ts';

/** The choice of who to be, whose code comes when the demo wallet is first chosen. */
export type Personas =
  | Readonly<{ status: 'coming' }>
  | Readonly<{ status: 'failed' }>
  | Readonly<{ status: 'here'; Choice: typeof PersonaChoice }>;

/** Fetches the demo wallet. Null when somebody was chosen before; throws when it cannot be had. */
export async function fetchPersonas(): Promise<Extract<Personas, { status: 'here' }> | null> {
  const [{ demoAccounts }, { PersonaChoice: Choice }] = await loadPage(() =>
    Promise.all([
      import('../features/demo-wallet/demo-wallet.ts'),
      import('../features/demo-wallet/persona-choice.tsx'),
    ]),
  );
  return demoAccounts.active() === null ? { status: 'here', Choice } : null;
}

type PersonaOptions = Readonly<{
  personas: Personas;
  onChosen: () => void;
  retry: () => void;
}>;

export function usePersonaView({ personas, onChosen, retry }: PersonaOptions): SheetView {
  const t = useTexts(demoWalletTexts);
  const children = () => {
    switch (personas.status) {
      case 'coming':
        return <Coming />;
      case 'failed':
        return <PartFailed text={t('choiceFailed')} retry={retry} />;
      case 'here':
        return <personas.Choice onChosen={onChosen} />;
    }
  };
  return { title: t('choiceTitle'), detail: t('choiceDetail'), children: children() };
}

function Coming(): ReactNode {
  const t = useTexts(demoWalletTexts);
  return (
    <div role="status">
      <span className="sr-only">{t('choiceComing')}</span>
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
