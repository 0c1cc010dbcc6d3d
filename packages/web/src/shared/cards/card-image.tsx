import { cardLevelNumber, cardLevels } from '@vellum/art/card-level';
import type { ReactNode } from 'react';
import type { CardId } from './card-id.ts';

type Props = CardId & Readonly<{ detail: 'full' | 'card' | 'thumb' }>;

export function CardImage({ level, detail }: Props): ReactNode {
  const known = cardLevels[cardLevelNumber(level) ?? 1];
  const shape = detail === 'thumb' ? 'size-16' : 'aspect-[640/404] w-full';
  return <div className={`${shape} flex-none rounded-chip`} style={{ background: known.paper }} />;
}
