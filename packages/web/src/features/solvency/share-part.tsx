import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Button } from '../../shared/ui/button.tsx';
import { PartFailed } from '../../shared/ui/part-failed.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { openWalletSheet } from '../../shared/wallet/wallet-sheet-state.ts';
import { SavedProof } from './saved-proof.tsx';
import { ShareResult } from './share-result.tsx';
import { sharesQuery } from './solvency-queries.ts';
import { solvencyTexts } from './texts.ts';
import { useChainRoot } from './use-chain-root.ts';

/** Whether one's own claims are counted in the root, found out in this browser. */
export function SharePart(): ReactNode {
  const t = useTexts(solvencyTexts);
  const address = addressOf(useWallet().connection);
  return (
    <Section title={t('checkMine')}>
      <div className="grid gap-3 px-4">
        {address ? <Mine key={address} address={address} /> : <Connect />}
        <SavedProof />
      </div>
    </Section>
  );
}

function Connect(): ReactNode {
  const t = useTexts(solvencyTexts);
  return (
    <>
      <p className="text-14 text-ink-2">{t('connectText')}</p>
      <Button kind="secondary" onClick={() => openWalletSheet()}>
        {t('connect')}
      </Button>
    </>
  );
}

function Mine({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(solvencyTexts);
  const { data, isError, refetch } = useQuery(sharesQuery(address));
  const root = useChainRoot(data?.statement?.block ?? null);
  if (isError && !data) return <PartFailed text={t('sharesFailed')} retry={() => void refetch()} />;
  if (data?.statement === null) return <Words>{t('noRootYet')}</Words>;
  if (data?.list.length === 0) return <Words>{t('notOwed')}</Words>;
  if (root.isError && root.data === undefined) {
    return <PartFailed text={t('chainAway')} retry={() => void root.refetch()} />;
  }
  if (!data || root.data === undefined) return <Skeleton height={180} />;
  return <ShareResult owner={address} shares={data} root={root.data} />;
}

function Words({ children }: Readonly<{ children: ReactNode }>): ReactNode {
  return <p className="text-14 text-ink-2">{children}</p>;
}
