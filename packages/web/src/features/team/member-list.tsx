import { useInfiniteQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { PagedList, type PagedQuery } from '../../shared/ui/paged-list.tsx';
import { Segmented } from '../../shared/ui/segmented.tsx';
import { MemberRow } from './member-row.tsx';
import { rowsOfPages } from './rows-of-pages.ts';
import { inviteeListQuery, type Reach, teamListQuery } from './team-queries.ts';
import { teamTexts } from './texts.ts';
import { trxText } from './trx-text.ts';

const reaches = { direct: 1, two: 2, all: 0 } as const satisfies Record<string, Reach>;

/** The team by page, as far down as is asked for. */
export function TeamList({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(teamTexts);
  const [reach, setReach] = useState<keyof typeof reaches>('direct');
  const query = useInfiniteQuery(teamListQuery(address, reaches[reach]));
  const choices = (['direct', 'two', 'all'] as const).map((value) => ({ value, label: t(value) }));
  return (
    <>
      <div className="px-4 py-2">
        <Segmented label={t('reach')} choices={choices} value={reach} onChange={setReach} />
      </div>
      <ListOf
        query={query}
        row={(member) => (
          <MemberRow
            member={member}
            note={member.depth > 1 ? t('below', { depth: member.depth }) : undefined}
          />
        )}
      />
    </>
  );
}

/** Whom one invited, with the fees each has paid and one's own part of them. */
export function InviteeList({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(teamTexts);
  return (
    <ListOf
      query={useInfiniteQuery(inviteeListQuery(address))}
      row={(member) => (
        <MemberRow
          member={member}
          note={t('paid', { amount: trxText(member.feesPaid), earned: trxText(member.earned) })}
          more={
            member.earnedThrough === '0'
              ? undefined
              : t('through', { amount: trxText(member.earnedThrough) })
          }
        />
      )}
    />
  );
}

type ListOfProps<Row> = Readonly<{
  query: PagedQuery<Row>;
  row: (member: Row) => ReactNode;
}>;

function ListOf<Row extends Readonly<{ address: string }>>({
  query,
  row,
}: ListOfProps<Row>): ReactNode {
  const t = useTexts(teamTexts);
  return (
    <PagedList
      query={query}
      rows={rowsOfPages(query.data?.pages ?? [])}
      label={t('list')}
      keyOf={({ address }) => address}
      render={row}
      failed={{ title: t('failedTitle'), text: t('failedText') }}
      empty={<Nobody />}
    />
  );
}

function Nobody(): ReactNode {
  const t = useTexts(teamTexts);
  return (
    <div className="px-4 py-3">
      <p>{t('emptyTitle')}</p>
      <p className="text-14 text-ink-2">{t('emptyText')}</p>
    </div>
  );
}
