import { paths } from '@vellum/api/wire/paths';
import { type ReactNode, useState } from 'react';

type RoundPictureProps = Readonly<{
  /** SHA-256 of an uploaded picture; null where none was chosen. */
  image: string | null;
  size: number;
  /** What is there without a picture, or when it cannot be had. */
  children: ReactNode;
}>;

/** An uploaded picture as a face of something named beside it. */
export function RoundPicture({ image, size, children }: RoundPictureProps): ReactNode {
  const [isMissing, setMissing] = useState(false);
  if (image === null || isMissing) return children;
  return (
    <img
      src={paths.uploads.media.replace('{file}', `${image}.webp`)}
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
