import type { PricedCoin } from '@vellum/api/wire/choice-lists';
import type { ReactNode } from 'react';
import { Seal } from '../ui/art/seal.tsx';

const faces = { vlm: { letter: 'V', ink: 0 }, usdt: { letter: 'T', ink: 3 } } as const;

/** The face of a coin of the platform. */
export function CoinFace({ coin }: Readonly<{ coin: PricedCoin }>): ReactNode {
  return <Seal {...faces[coin]} />;
}
