import { paths } from '@vellum/api/paths';
import { fnv1a } from '@vellum/art/fnv';
import { type ReactNode, useState } from 'react';
import { Seal } from '../ui/seal.tsx';

type TokenFaceProps = Readonly<{
  tokenAddress: string;
  tokenSymbol: string;
  /** SHA-256 of its picture; a seal with its letter where there is none. */
  image: string | null;
  size?: number;
}>;

/** The face of a launched token. */
export function TokenFace(props: TokenFaceProps): ReactNode {
  const { tokenAddress, tokenSymbol, image, size = 44 } = props;
  const [isMissing, setMissing] = useState(false);
  if (image === null || isMissing) {
    return <Seal letter={letterOf(tokenSymbol)} ink={fnv1a(tokenAddress) % 6} size={size} />;
  }
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

/** The first character that is seen; a symbol may begin with an emoji. */
function letterOf(symbol: string): string {
  const [first] = new Intl.Segmenter().segment(symbol.trim());
  return (first?.segment ?? '?').toUpperCase();
}
