import { useInfiniteQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { unlockLock } from '../../shared/earn/unlock-lock.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { ensureSession, useSignedIn } from '../../shared/session/session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { PagedList } from '../../shared/ui/paged-list.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { purchasesQuery } from './liquidity-queries.ts';
import { PurchaseRow } from './purchase-row.tsx';
import { liquidityTexts } from './texts.ts';

/** What was bought, and what has become of it. */
export function PurchasesPart({ address }: Readonly<{ address: Address | null }>): ReactNode {
  const t = useTexts(liquidityTexts);
  const signedIn = useSignedIn();
  if (address === null) return null;
  return (
    <Section title={t('purchases')}>
      {signedIn === address ? <Purchases address={address} /> : <SignIn />}
    </Section>
  );
}

function SignIn(): ReactNode {
  const t = useTexts(liquidityTexts);
  // Declining is a change of mind: the page stays as it is, and the sheet has said why.
  const signIn = () => void ensureSession().catch(() => undefined);
  return (
    <div className="grid gap-3 px-4">
      <p className="text-14 text-ink-2">{t('signInText')}</p>
      <Button kind="secondary" onClick={signIn}>
        {t('signIn')}
      </Button>
    </div>
  );
}

function Purchases({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(liquidityTexts);
  const query = useInfiniteQuery(purchasesQuery(address));
  const unlock = usePaidAction(unlockLock);
  return (
    <>
      <PagedList
        query={query}
        label={t('purchases')}
        keyOf={(row) => row.orderId ?? `${row.txid}-${row.createTime}`}
        render={(purchase) => <PurchaseRow purchase={purchase} unlock={unlock} />}
        failed={{ text: t('listFailed') }}
        empty={
          <div className="px-4 py-3">
            <p>{t('none')}</p>
            <p className="text-14 text-ink-2">{t('noneText')}</p>
          </div>
        }
      />
      {unlock.refusal !== null && (
        <div className="px-4 pt-3">
          <Notice kind="bad">{unlock.refusal}</Notice>
        </div>
      )}
      {unlock.sheet}
    </>
  );
}
