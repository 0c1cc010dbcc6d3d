import { paths } from '@vellum/api/paths';
import { type ReactNode, useState } from 'react';
import { Identicon } from '../ui/identicon.tsx';

type UserFaceProps = Readonly<{
  address: string;
  /** SHA-256 of the picture they chose; null for the one drawn from the address. */
  avatar: string | null;
  size?: number;
}>;

/** The face of a user. A picture can be copied: the address beside it is who they are. */
export function UserFace({ address, avatar, size = 44 }: UserFaceProps): ReactNode {
  const [isMissing, setMissing] = useState(false);
  if (avatar === null || isMissing) return <Identicon address={address} size={size} />;
  return (
    <img
      src={paths.uploads.media.replace('{file}', `${avatar}.webp`)}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(true)}
      className="flex-none rounded-full border border-line-soft bg-surface object-cover"
      style={{ width: size, height: size }}
    />
  );
}
