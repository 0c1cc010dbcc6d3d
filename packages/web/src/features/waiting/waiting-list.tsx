import type { WaitingKind } from '@vellum/api/wire/choice-lists';
import type { Address } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { LargeU, UAmount } from '../../shared/holdings/u-amount.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { ConnectStep } from '../../shared/session/signed-in-gate.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { FootBar } from '../../shared/ui/buttons/foot-bar.tsx';
import { FilterChips } from '../../shared/ui/fields/filter-chips.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { PageSkeleton } from '../../shared/ui/states/skeleton.tsx';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { NothingWaits } from './nothing-waits.tsx';
import { waitingTexts } from './texts.ts';
import {
  actionable,
  type ShownRow,
  sumOf,
  type WaitingGroups,
  waitingGroups,
} from './waiting-groups.ts';
import { ComingLine } from './waiting-line.tsx';
import { useWaiting, type WaitingReply } from './waiting-query.ts';
import { keyOf, SignInLine, WaitingRows } from './waiting-rows.tsx';
import { useWaitingWords, type WaitingWords } from './waiting-words.ts';

type PageProps = Readonly<{ orderName: (kind: string) => string }>;

/** Everything that can be collected, must not be missed, or was begun by the connected address. */
export function WaitingList({ orderName }: PageProps): ReactNode {
  const t = useTexts(waitingTexts);
  const address = addressOf(useWallet().connection);
  if (address === null) {
    return <ConnectStep t={t} />;
  }
  return <Mine key={address} address={address} orderName={orderName} />;
}

function Mine({ orderName }: PageProps & Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(waitingTexts);
  const words = useWaitingWords(orderName);
  const { data, isError, refetch } = useWaiting();
  if (data) return <Loaded data={data} words={words} />;
  return isError ? (
    <ErrorState title={t('failedTitle')} text={t('failedText')} retry={() => void refetch()} />
  ) : (
    <PageSkeleton />
  );
}

type LoadedProps = Readonly<{ data: WaitingReply; words: WaitingWords }>;

function Loaded({ data, words }: LoadedProps): ReactNode {
  const t = useTexts(waitingTexts);
  const groups = waitingGroups(data.list);
  const signIn = data.unfinished === null && <SignInLine />;
  if (actionable(groups).length === 0) {
    return (
      <>
        <NothingWaits signIn={signIn} />
        <Coming rows={groups.coming} words={words} />
        <div className="px-4 pt-6">
          <Link to={paths.assetStaking} className={buttonClass('secondary')}>
            {t('explore')}
          </Link>
        </div>
      </>
    );
  }
  return <Lists data={data} groups={groups} words={words} signIn={signIn} />;
}

const filters = ['all', 'ready', 'due', 'unfinished'] as const;
type Filter = (typeof filters)[number];
const filterTexts = {
  all: 'all',
  ready: 'readyOnly',
  due: 'dueOnly',
  unfinished: 'unfinishedOnly',
} as const;

type ListsProps = LoadedProps & Readonly<{ groups: WaitingGroups; signIn: ReactNode }>;

function Lists({ data, groups, words, signIn }: ListsProps): ReactNode {
  const t = useTexts(waitingTexts);
  const [filter, setFilter] = useState<Filter>('all');
  const all = filter === 'all';
  const urgent = groups.urgent.filter(({ group }) => all || group === filter);
  return (
    <>
      <Head groups={groups} filter={filter} onFilter={setFilter} />
      {data.isCut && (
        <div className="px-4 pt-3">
          <Notice kind="warn">{t('isCut')}</Notice>
        </div>
      )}
      <Urgent rows={urgent} words={words} signIn={all && signIn} />
      {(all || filter === 'ready') && (
        <>
          <Sum name="ready" rows={groups.ready} words={words} />
          <Sum name="rewards" rows={groups.rewards} words={words} />
        </>
      )}
      {all && <Coming rows={groups.coming} words={words} />}
      <ClaimBar rewards={groups.rewards.filter(({ kind }) => together.has(kind))} />
    </>
  );
}

type HeadProps = Readonly<{
  groups: WaitingGroups;
  filter: Filter;
  onFilter: (filter: Filter) => void;
}>;

function Head({ groups, filter, onFilter }: HeadProps): ReactNode {
  const t = useTexts(waitingTexts);
  const rows = actionable(groups);
  const countOf = (name: Filter) =>
    name === 'all' ? rows.length : rows.filter(({ group }) => group === name).length;
  return (
    <>
      <div className="px-4 pt-3 pb-4">
        <p className="text-14 text-ink-2">{t('readyToCollect')}</p>
        <p>
          <LargeU u={sumOf(groups.ready) + sumOf(groups.rewards)} />
        </p>
      </div>
      <FilterChips
        label={t('show')}
        choices={filters
          .filter((name) => countOf(name) > 0)
          .map((value) => ({ value, label: t(filterTexts[value], { n: countOf(value) }) }))}
        value={filter}
        onChange={onFilter}
      />
    </>
  );
}

type UrgentProps = Readonly<{
  rows: readonly ShownRow[];
  words: WaitingWords;
  signIn: ReactNode;
}>;

function Urgent({ rows, words, signIn }: UrgentProps): ReactNode {
  const t = useTexts(waitingTexts);
  if (rows.length === 0) return signIn && <div className="pt-4">{signIn}</div>;
  return (
    <Section title={t('urgent')} aside={rows.length}>
      <Hint>{t('urgentDetail')}</Hint>
      <WaitingRows label={t('urgent')} rows={rows} words={words} />
      {signIn}
    </Section>
  );
}

const Hint = ({ children }: Readonly<{ children: string }>) => (
  <p className="-mt-2 px-4 pb-1 text-13 text-ink-2">{children}</p>
);

type SumProps = Readonly<{
  name: 'ready' | 'rewards';
  rows: readonly ShownRow[];
  words: WaitingWords;
}>;

function Sum({ name, rows, words }: SumProps): ReactNode {
  const t = useTexts(waitingTexts);
  if (rows.length === 0) return null;
  return (
    <Section
      title={t(name)}
      aside={<UAmount u={sumOf(rows)} className="text-16 font-strong text-ink" />}
    >
      {name === 'ready' && <Hint>{t('readyDetail')}</Hint>}
      <WaitingRows label={t(name)} rows={rows} words={words} />
    </Section>
  );
}

type ComingProps = Readonly<{ rows: readonly ShownRow[]; words: WaitingWords }>;

function Coming({ rows, words }: ComingProps): ReactNode {
  const t = useTexts(waitingTexts);
  if (rows.length === 0) return null;
  return (
    <Section title={t('coming')}>
      <ul aria-label={t('coming')}>
        {rows.map((row) => (
          <li key={keyOf(row)} className="border-t border-line-soft first:border-t-0">
            <ComingLine row={row} words={words} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What the page of one's income claims one after the other. */
const together: ReadonlySet<WaitingKind> = new Set<WaitingKind>([
  ...(['claimLpReward', 'claimCardReward', 'claimBurnReward'] as const),
  ...(['claimBonus', 'claimSaleCredit'] as const),
]);

function ClaimBar({ rewards }: Readonly<{ rewards: readonly ShownRow[] }>): ReactNode {
  const t = useTexts(waitingTexts);
  if (rewards.length < 2) return null;
  return (
    <FootBar className="grid grid-cols-[auto_1fr] items-center gap-4">
      <span>
        <span className="block text-14 text-ink-2">{t('rewardCount', { n: rewards.length })}</span>
        <UAmount u={sumOf(rewards)} />
      </span>
      <Link to={`${paths.income}?claim=all`} className={buttonClass()}>
        {t('claimAll')}
      </Link>
    </FootBar>
  );
}
