import { type Address, shortenAddress } from '@vellum/tron/address';
import { CircleCheck, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dateText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Identicon } from '../../shared/ui/identicon.tsx';
import { StatusBadge } from '../../shared/ui/status-badge.tsx';
import { teamTexts } from './texts.ts';

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
export function MemberRow({ member, note, more }: MemberRowProps): ReactNode {
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
