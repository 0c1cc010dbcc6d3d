import { useInfiniteQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { ConnectStep } from '../../shared/session/signed-in-gate.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { FootBar } from '../../shared/ui/buttons/foot-bar.tsx';
import { Tabs } from '../../shared/ui/fields/tabs.tsx';
import { rowsIn } from '../../shared/ui/lists/paged-list.tsx';
import { useAimedKey } from '../../shared/ui/lists/use-aimed-row.ts';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { LockList } from './lock-list.tsx';
import { locksQuery, type Maker } from './lock-queries.ts';
import { lockTexts } from './texts.ts';

const makers = ['own', 'byOther', 'forOthers'] as const satisfies readonly Maker[];
const others = { own: null, byOther: 'maker', forOthers: 'owner' } as const;

/** My locks, those made for me, and those I made for others. */
export function LocksPage(): ReactNode {
  const t = useTexts(lockTexts);
  const address = addressOf(useWallet().connection);
  return (
    <>
      <p className="px-4 pt-2 pb-2 text-14 text-ink-2">{t('promise')}</p>
      {address ? <MyLocks key={address} address={address} /> : <Nobody />}
      <FootBar className="grid gap-1">
        {address && (
          <Link to={paths.lockNew} className={buttonClass()}>
            {t('newLock')}
          </Link>
        )}
        <Link to={paths.lockProof} className={buttonClass('ghost')}>
          {t('seeProofs')}
        </Link>
      </FootBar>
    </>
  );
}

function Nobody(): ReactNode {
  const t = useTexts(lockTexts);
  return <ConnectStep t={t} />;
}

function MyLocks({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(lockTexts);
  const isByOther = useIsByOther(address);
  const [chosen, setMade] = useState<Maker | null>(null);
  const made = chosen ?? (isByOther ? 'byOther' : 'own');
  const tabs = makers.map((name) => ({
    name,
    label: t(name),
    content: <LocksOf address={address} made={name} />,
  }));
  return <Tabs label={t('whose')} tabs={tabs} value={made} onChange={setMade} />;
}

/** Whether the lock that the address of the page names is mine but not among those I made. */
function useIsByOther(address: Address): boolean {
  const index = useAimedKey();
  const own = useInfiniteQuery(locksQuery({ address, made: 'own' }));
  const isComplete = own.isSuccess && !own.hasNextPage;
  return index !== '' && isComplete && !rowsIn(own).some((lock) => lock.index === index);
}

const emptyTexts = {
  own: ['noneOwn', 'noneOwnText'],
  byOther: ['noneByOther', 'noneByOtherText'],
  forOthers: ['noneForOthers', 'noneForOthersText'],
} as const;

type LocksOfProps = Readonly<{ address: Address; made: Maker }>;

function LocksOf({ address, made }: LocksOfProps): ReactNode {
  const t = useTexts(lockTexts);
  const query = useInfiniteQuery(locksQuery({ address, made }));
  const other = others[made];
  const [title, text] = emptyTexts[made];
  return (
    <LockList
      label={t(made)}
      query={query}
      address={address}
      {...(other && { other })}
      empty={<EmptyState title={t(title)} text={t(text)} />}
    />
  );
}
