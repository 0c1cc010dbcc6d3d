import type { ReactNode } from 'react';
import { Identicon } from '../ui/address/identicon.tsx';
import { RoundPicture } from '../ui/art/round-picture.tsx';

type UserFaceProps = Readonly<{
  address: string;
  /** SHA-256 of the picture they chose; null for the one drawn from the address. */
  avatar: string | null;
  size?: number;
}>;

/** The face of a user. A picture can be copied: the address beside it is who they are. */
export function UserFace({ address, avatar, size = 44 }: UserFaceProps): ReactNode {
  return (
    <RoundPicture image={avatar} size={size}>
      <Identicon address={address} size={size} />
    </RoundPicture>
  );
}
