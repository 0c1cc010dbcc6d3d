import { useQuery } from '@tanstack/react-query';
import { type Address, shortenAddress } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { profileQuery } from '../people/profile-query.ts';
import { UserFace } from '../people/user-face.tsx';
import { membershipTexts } from './texts.ts';

/** Who it is, by the name and picture that they gave themselves; both can be copied, so the address stands below. */
export function Inviter({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(membershipTexts);
  const { data } = useQuery(profileQuery(address));
  const short = shortenAddress(address);
  const name = data?.nickName || null;
  return (
    <>
      <UserFace address={address} avatar={data?.avatar ?? null} size={36} />
      <span className="min-w-0 flex-1" title={address}>
        <span className="block truncate">{t('invitedByName', { name: name ?? short })}</span>
        {name && <span className="block font-mono text-13 text-ink-2">{short}</span>}
      </span>
    </>
  );
}
