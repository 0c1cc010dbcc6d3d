import { useQuery } from '@tanstack/react-query';
import { type Address, shortenAddress } from '@vellum/tron/address';
import { Pencil, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useStanding } from '../../shared/membership/standing.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { profileQuery } from '../../shared/people/profile-query.ts';
import { UserFace } from '../../shared/people/user-face.tsx';
import { userPath } from '../../shared/people/user-link.tsx';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { profileTexts } from './texts.ts';

type PartProps = Readonly<{ address: Address }>;

/** Asked only of who is active: of others there may be nothing to tell. */
export function useMyProfile(address: Address) {
  const isActive = useStanding().status === 'active';
  return useQuery({ ...profileQuery(address), enabled: isActive }).data;
}

/** How others see oneself, for the page about oneself. */
export function MyFace({ address }: PartProps): ReactNode {
  const avatar = useMyProfile(address)?.avatar ?? null;
  return <UserFace key={avatar} address={address} avatar={avatar} size={64} />;
}

export function MyName({ address }: PartProps): ReactNode {
  const nickName = useMyProfile(address)?.nickName ?? '';
  return nickName === '' ? (
    <h2 className="halo truncate font-mono text-18">{shortenAddress(address)}</h2>
  ) : (
    <h2 className="title halo text-24 [overflow-wrap:anywhere]">
      <bdi>{nickName}</bdi>
    </h2>
  );
}

export function MyLinks({ address }: PartProps): ReactNode {
  const t = useTexts(profileTexts);
  const look = 'flex min-h-11 items-center gap-1 text-14 text-primary';
  return (
    <>
      <Link to={paths.profileEdit} className={look}>
        <Icon of={Pencil} size={16} />
        {t('edit')}
      </Link>
      <Link to={userPath(address)} className={look}>
        <Icon of={UserRound} size={16} />
        {t('mine')}
      </Link>
    </>
  );
}
