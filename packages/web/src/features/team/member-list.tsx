import { useInfiniteQuery } from '@tanstack/react-query';
import { type Address, shortenAddress } from '@vellum/tron/address';
import { CircleCheck, LoaderCircle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { dateText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Identicon } from '../../shared/ui/address/identicon.tsx';
import { Segmented } from '../../shared/ui/fields/segmented.tsx';
import { PagedList, type PagedQuery } from '../../shared/ui/lists/paged-list.tsx';
import { StatusBadge } from '../../shared/ui/states/status-badge.tsx';
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

type MemberRowProps = Readonly<{
  member: Readonly<{
    address: Address;
    nickName: string;
    joinedAt: number;
    teamSize: number;
    final: boolean;
  }>;
  /** What this list tells beyond that. */
  note?: string | undefined;
  more?: string | undefined;
}>;

/** One member of a list. Until its block is final, the activation can still be undone, and the row says so. */
function MemberRow({ member, note, more }: MemberRowProps): ReactNode {
  const t = useTexts(teamTexts);
  const locale = useLocale();
  return (
    <div className="flex min-h-15 gap-3 px-4 py-2">
      <Identicon address={member.address} size={36} />
      <div className="min-w-0 flex-1">
        <div className="flex items-center justify-between gap-3">
          <Link
            to={paths.user.replace(':address', member.address)}
            title={member.address}
            className="relative flex min-h-6 min-w-0 items-baseline gap-2 after:absolute after:-inset-y-2.5 after:inset-x-0"
          >
            {member.nickName && <bdi className="min-w-0 truncate">{member.nickName}</bdi>}
            <span className="font-mono text-14">{shortenAddress(member.address)}</span>
          </Link>
          {member.final ? (
            <StatusBadge kind="up" icon={CircleCheck}>
              {t('activeBadge')}
            </StatusBadge>
          ) : (
            <StatusBadge kind="info" icon={LoaderCircle}>
              {t('confirming')}
            </StatusBadge>
          )}
        </div>
        <p className="text-13 text-ink-2">
          {t('joined', { date: dateText(member.joinedAt, locale), count: member.teamSize })}
        </p>
        {note && <p className="text-13 text-ink-2">{note}</p>}
        {more && <p className="text-13 text-ink-2">{more}</p>}
      </div>
    </div>
  );
}
