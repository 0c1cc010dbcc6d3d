import { useInfiniteQuery } from '@tanstack/react-query';
import type { UserSort } from '@vellum/api/wire/choice-lists';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { userPath } from '../../shared/people/user-link.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { FilterChips } from '../../shared/ui/fields/filter-chips.tsx';
import { SearchField } from '../../shared/ui/fields/search-field.tsx';
import { InfiniteList } from '../../shared/ui/lists/infinite-list.tsx';
import { tailOf } from '../../shared/ui/lists/list-tail.ts';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { useRested } from '../../shared/ui/time/use-rested.ts';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { type User, usersQuery } from './profile-queries.ts';
import { profileTexts } from './texts.ts';
import { UserRow } from './user-row.tsx';

const sorts = ['team', 'joined', 'power', 'cards'] as const satisfies readonly UserSort[];
type Sort = (typeof sorts)[number];

/** Everyone who is active, in an order one chooses, and whoever one looks for. */
export function UsersPage(): ReactNode {
  const t = useTexts(profileTexts);
  const [typed, setTyped] = useState('');
  const [sort, setSort] = useState<Sort>('team');
  return (
    <>
      <div className="px-4 pt-2 pb-1">
        <SearchField label={t('search')} value={typed} onChange={setTyped} />
      </div>
      <FilterChips
        label={t('sorts')}
        choices={sorts.map((value) => ({ value, label: t(`sort_${value}`) }))}
        value={sort}
        onChange={setSort}
      />
      <Users sort={sort} keyword={useRested(typed).trim()} showAll={() => setTyped('')} />
    </>
  );
}

type UsersProps = Readonly<{ sort: Sort; keyword: string; showAll: () => void }>;

function Users({ sort, keyword, showAll }: UsersProps): ReactNode {
  const t = useTexts(profileTexts);
  const query = useInfiniteQuery(usersQuery(sort, keyword));
  const rows = usersOnce(query.data?.pages ?? []);
  if (query.isError && rows.length === 0) {
    return (
      <ErrorState
        title={t('failedTitle')}
        text={t('failedText')}
        retry={() => void query.refetch()}
      />
    );
  }
  if (query.isSuccess && rows.length === 0) return <Nobody keyword={keyword} showAll={showAll} />;
  return (
    <>
      <p
        role="status"
        className="flex min-h-10 items-end justify-between gap-3 border-b border-line px-4 pt-3 pb-2 text-14 text-ink-2"
      >
        <span>
          <Count total={query.data?.pages[0]?.total} shown={rows.length} more={query.hasNextPage} />
        </span>
        <span>{t(`column_${sort}`)}</span>
      </p>
      <InfiniteList
        label={t('list')}
        items={rows}
        keyOf={({ address }) => address}
        render={(user) => <UserLink user={user} sort={sort} />}
        tail={tailOf(query)}
        loadMore={() => void query.fetchNextPage()}
      />
      <p className="px-4 pt-4 text-14 text-ink-2">{t('counted')}</p>
    </>
  );
}

type CountProps = Readonly<{ total: number | undefined; shown: number; more: boolean }>;

/** How many there are; of a search, as far as it was read. */
function Count({ total, shown, more }: CountProps): ReactNode {
  const t = useTexts(profileTexts);
  if (total !== undefined) return t('users', { n: total });
  if (shown === 0) return null;
  return t(more ? 'foundMore' : 'found', { n: shown });
}

function UserLink({ user, sort }: Readonly<{ user: User; sort: Sort }>): ReactNode {
  const isMe = addressOf(useWallet().connection) === user.address;
  return (
    <Link
      to={userPath(user.address)}
      className={`flex min-h-[72px] items-center gap-3 px-4 py-2 ${isMe ? 'bg-primary-soft' : 'hover:bg-surface-2'}`}
    >
      <UserRow user={user} sort={sort} isMe={isMe} />
    </Link>
  );
}

function Nobody({ keyword, showAll }: Omit<UsersProps, 'sort'>): ReactNode {
  const t = useTexts(profileTexts);
  if (keyword === '') return <EmptyState title={t('noneTitle')} text={t('noneText')} />;
  return (
    <EmptyState
      title={t('notFoundTitle')}
      text={t('notFoundText')}
      action={<Button onClick={showAll}>{t('clear')}</Button>}
    />
  );
}

/** Each once: who joins while someone reads pushes the rest down by one. */
function usersOnce(pages: readonly Readonly<{ list: readonly User[] }>[]): readonly User[] {
  const all = pages.flatMap(({ list }) => list);
  return [...new Map(all.map((user) => [user.address, user])).values()];
}
