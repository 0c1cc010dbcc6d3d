import type { UserSort } from '@vellum/api/wire/choice-lists';
import { shortenAddress } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { amountText } from '../../shared/format/amount.ts';
import { dateText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { UserFace } from '../../shared/people/user-face.tsx';
import { Dot } from '../../shared/ui/dot.tsx';
import { StatusBadge } from '../../shared/ui/states/status-badge.tsx';
import type { User } from './profile-queries.ts';
import { profileTexts } from './texts.ts';

type UserRowProps = Readonly<{
  user: Omit<User, 'final'>;
  /** By what the list is ordered: that figure is at the right. */
  sort: UserSort;
  isMe: boolean;
}>;

/** A user in a list. Without a nick name the address is in its place, set as addresses are. */
export function UserRow({ user, sort, isMe }: UserRowProps): ReactNode {
  const t = useTexts(profileTexts);
  const short = shortenAddress(user.address);
  const isNamed = user.nickName !== '';
  // One line of it, whatever it holds.
  const [first = ''] = user.introduction.split('\n');
  return (
    <>
      <UserFace key={user.avatar} address={user.address} avatar={user.avatar} />
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2">
          {isNamed ? (
            <bdi className="truncate">{user.nickName}</bdi>
          ) : (
            <span className="truncate font-mono text-14">{short}</span>
          )}
          {isMe && <StatusBadge>{t('you')}</StatusBadge>}
        </span>
        <span className="flex items-center text-13 text-ink-2">
          <span className={`flex-none ${isNamed ? 'font-mono' : ''}`}>
            {isNamed ? short : t('noName')}
          </span>
          {first !== '' && (
            <>
              <Dot />
              <bdi className="truncate">{first}</bdi>
            </>
          )}
        </span>
      </span>
      <span className="flex-none text-right">
        <UserFigure user={user} sort={sort} />
        <span className="block text-13 text-ink-2">{t('level', { level: user.level })}</span>
      </span>
    </>
  );
}

function UserFigure({ user, sort }: Pick<UserRowProps, 'user' | 'sort'>): ReactNode {
  const locale = useLocale();
  switch (sort) {
    case 'joined':
      return (
        <span className="block text-14">
          {user.joinedAt === null ? '–' : dateText(user.joinedAt, locale)}
        </span>
      );
    case 'power': {
      const { short, full } = amountText(BigInt(user.power), 6);
      return (
        <span className="block" title={full}>
          <span className="font-strong">{short}</span>{' '}
          <span className="text-13 text-ink-2">{'U'}</span>
        </span>
      );
    }
    case 'cards':
      return <span className="block font-strong">{user.cards.toLocaleString('en-US')}</span>;
    default:
      return <span className="block font-strong">{user.teamSize.toLocaleString('en-US')}</span>;
  }
}
