import { cardLevelNumber } from '@vellum/art/card-level';
import type { ReactNode } from 'react';
import { CardPicture } from '../ui/art/card-picture.tsx';
import type { CardId } from './card-id.ts';

type CardImageProps = CardId & Readonly<{ size: 'full' | 'card' | 'thumb'; className?: string }>;

/** The picture of a card beside its name; an empty frame for levels that were added to the contract later. */
export function CardImage({ level, serial, size, className }: CardImageProps): ReactNode {
  const known = cardLevelNumber(level);
  const width = className ?? (size === 'thumb' ? 'w-16 flex-none' : 'w-full');
  if (known) {
    return <CardPicture level={known} serial={serial} size={size} alt="" className={width} />;
  }
  const shape = size === 'thumb' ? 'aspect-square' : 'aspect-[640/404]';
  return <span className={`block rounded-chip border border-line-soft ${shape} ${width}`} />;
}
