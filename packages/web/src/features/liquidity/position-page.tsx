import { type Address, parseAddress } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useProjectConfig } from '../../shared/chain/project-config.ts';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { LpFacts } from '../../shared/lp/lp-facts.ts';
import { useLpFacts } from '../../shared/lp/use-lp.ts';
import { lpPlaces } from '../../shared/navigation/lp-path.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useJournal } from '../../shared/paid-action/journal/use-journal.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { PageSkeleton } from '../../shared/ui/states/skeleton.tsx';
import { useNow } from '../../shared/ui/time/use-now.ts';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { openWalletSheet } from '../../shared/wallet/wallet-sheet-state.ts';
import { AddPart } from './add-part.tsx';
import { type LpHolding, useLpHoldings } from './lp-holdings.ts';
import { MyPools } from './my-pools.tsx';
import { OpenRemoval } from './open-removal.tsx';
import { PoolPart } from './pool-part.tsx';
import { PositionHead } from './position-head.tsx';
import { PositionPlaces } from './position-places.tsx';
import { RemovalSheet } from './removal-sheet.tsx';
import { ResultPart } from './result-part.tsx';
import { liquidityTexts } from './texts.ts';
import { useRemoval } from './use-removal.tsx';

/** What a person has in one pool, wherever it lies, and the way out; without a pool, all of their pools. */
export function PositionPage(): ReactNode {
  const [search] = useSearchParams();
  const pair = parseAddress(search.get('pair') ?? '');
  return pair ? <OfPool key={pair} pair={pair} /> : <MyPools />;
}

function OfPool({ pair }: Readonly<{ pair: Address }>): ReactNode {
  const t = useTexts(liquidityTexts);
  const address = addressOf(useWallet().connection);
  const { data: facts, isError, refetch } = useLpFacts(pair);
  const { list, failed } = useLpHoldings(address, facts ?? null);
  if (facts === null) return <EmptyState title={t('lp_noPool')} text={t('lp_noPoolText')} />;
  const retry = failed ?? (isError && !facts ? () => void refetch() : null);
  if (retry) return <ErrorState title={t('failedTitle')} text={t('failedText')} retry={retry} />;
  if (!facts) return <PageSkeleton />;
  if (facts.reserves.includes(0n)) {
    return <EmptyState title={t('lp_empty')} text={t('lp_emptyText')} />;
  }
  if (address === null) return <Stranger facts={facts} />;
  return <Held key={address} address={address} facts={facts} holdings={list} />;
}

function Held({
  address,
  facts,
  holdings,
}: Omit<PositionProps, 'holdings'> &
  Readonly<{ holdings: PositionProps['holdings'] | null | undefined }>): ReactNode {
  // What was begun before decides what is open now.
  const isRead = useJournal() !== null;
  if (!holdings || !isRead) return <PageSkeleton />;
  return <Position address={address} facts={facts} holdings={holdings} />;
}

function Stranger({ facts }: Readonly<{ facts: LpFacts }>): ReactNode {
  const t = useTexts(liquidityTexts);
  return (
    <>
      <EmptyState
        title={t('lp_connect')}
        text={t('lp_connectText')}
        action={<Button onClick={() => openWalletSheet()}>{t('lp_connectButton')}</Button>}
      />
      <PoolPart facts={facts} lp={null} />
    </>
  );
}

type PositionProps = Readonly<{
  address: Address;
  facts: LpFacts;
  holdings: readonly LpHolding[];
}>;

function Position({ address, facts, holdings }: PositionProps): ReactNode {
  const [search] = useSearchParams();
  const now = useNow(useChainClock());
  const removal = useRemoval({ account: address, facts, holdings });
  const free = holdings.filter(({ freeFrom }) => freeFrom <= now);
  const wanted = lpPlaces.find((place) => place === search.get('remove'));
  const asked = free.find(({ place }) => place === wanted) ?? null;
  const [picked, pick] = useState<LpHolding | null>(null);
  // A link may ask for a removal; one that is under way comes first, and a sheet that was closed stays closed.
  const [isOpen, setOpen] = useState<boolean | null>(removal.open ? false : null);
  const chosen = picked ?? asked;
  const [first] = free;
  const remove = (holding: LpHolding) => {
    pick(holding);
    setOpen(true);
  };
  const all = holdings.reduce((sum, { amount }) => sum + amount, 0n);
  return (
    <>
      {removal.open && <OpenRemoval facts={facts} open={removal.open} removal={removal} />}
      <PositionHead facts={facts} lp={all} />
      <div role="alert" className="px-4 empty:hidden">
        {removal.refusal !== null && <Notice kind="bad">{removal.refusal}</Notice>}
      </div>
      {holdings.length > 0 && (
        <PositionPlaces facts={facts} holdings={holdings} now={now} onRemove={remove} />
      )}
      {all > 0n && <ResultPart address={address} facts={facts} holdings={holdings} />}
      <PoolPart facts={facts} lp={all} />
      <AddPart address={address} facts={facts}>
        {first && <WayOut facts={facts} free={free} onRemove={() => remove(first)} />}
      </AddPart>
      {chosen && (
        <RemovalSheet
          key={`${chosen.place}/${chosen.id}`}
          facts={facts}
          holding={chosen}
          open={isOpen ?? true}
          onClose={() => setOpen(false)}
          onReview={(asking) => {
            setOpen(false);
            removal.begin(asking);
          }}
          blocker={removal.blocker}
        />
      )}
      {removal.sheet}
    </>
  );
}

type WayOutProps = Readonly<{
  facts: LpFacts;
  free: readonly LpHolding[];
  onRemove: () => void;
}>;

/** Out of the pool, or with LP of the wallet on to staking. */
function WayOut({ facts, free, onRemove }: WayOutProps): ReactNode {
  const t = useTexts(liquidityTexts);
  const stakedPair = useProjectConfig()?.contracts['vlmWtrx'];
  const canStake = facts.pair === stakedPair && free.some(({ place }) => place === 'wallet');
  return (
    <>
      <Button kind={canStake ? 'secondary' : 'primary'} onClick={onRemove}>
        {t('lp_remove')}
      </Button>
      {canStake && (
        <Link to={paths.lpStaking} className={buttonClass()}>
          {t('lp_stake')}
        </Link>
      )}
    </>
  );
}
