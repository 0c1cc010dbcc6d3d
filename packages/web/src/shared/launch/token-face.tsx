import { fnv1a } from '@vellum/art/fnv';
import type { ReactNode } from 'react';
import { RoundPicture } from '../ui/art/round-picture.tsx';
import { Seal } from '../ui/art/seal.tsx';

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
  return (
    <RoundPicture image={image} size={size}>
      <Seal letter={letterOf(tokenSymbol)} ink={fnv1a(tokenAddress) % 6} size={size} />
    </RoundPicture>
  );
}

/** The first character that is seen; a symbol may begin with an emoji, which takes a slow look. */
function letterOf(symbol: string): string {
  const text = symbol.trim();
  const first = plain.test(text) ? text[0] : firstCharacter(text);
  return (first ?? '?').toUpperCase();
}

const plain = /^[\x20-\x7e]*$/;

function firstCharacter(text: string): string | undefined {
  const [first] = new Intl.Segmenter().segment(text);
  return first?.segment;
}
