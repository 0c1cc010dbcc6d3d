import type { CardArt } from '@vellum/art/card-art';
import type { CardLevelNumber } from '@vellum/art/card-level';
import type { CardDetail } from '@vellum/art/card-plan';
import { cardSize } from '@vellum/art/card-size';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocale } from '../../i18n/use-locale.ts';
import { classNames } from '../class-names.ts';
import { bringPress, cardAddress, cardKey } from './card-press.ts';

type CardPictureProps = Readonly<{
  level: CardLevelNumber;
  serial: bigint;
  /** `full` from 300 px of width, `card` from 140, `thumb` for squares up to 64. */
  size: CardDetail;
  /** Empty where the card's name is beside the picture. */
  alt: string;
  className?: string;
}>;

/** A card as a picture. Its room is reserved before it is drawn; the width is the caller's. */
export function CardPicture(props: CardPictureProps): ReactNode {
  const { level, serial, size, alt, className } = props;
  const art = { level, serial, detail: size, language: useLocale() };
  const address = useCardAddress(art);
  const thumb = size === 'thumb';
  const box = classNames(
    'block h-auto',
    thumb ? 'aspect-square rounded-[14%]' : 'w-full rounded-[3.4%/5.4%]',
    className,
  );
  const aspectRatio = thumb ? undefined : `${cardSize.width} / ${cardSize.height}`;
  if (address === null) {
    const name = alt === '' ? {} : { role: 'img', 'aria-label': alt };
    return <span {...name} className={classNames(box, 'bg-surface-2')} style={{ aspectRatio }} />;
  }
  return (
    <img
      data-card={cardKey(art)}
      src={address}
      alt={alt}
      decoding="async"
      draggable={false}
      className={box}
      style={{ aspectRatio, filter: 'brightness(var(--art-dim))' }}
    />
  );
}

/** The drawing's address, or null while the press is being fetched. */
function useCardAddress(art: Required<CardArt>): string | null {
  const address = cardAddress(art);
  const [, setReady] = useState(false);
  const isMissing = address === null;
  useEffect(() => {
    if (!isMissing) return;
    let wanted = true;
    bringPress()
      // One picture after the other, so that a tap meanwhile is felt at once.
      .then(() => wanted && startTransition(() => setReady(true)))
      // Without the press the reserved room stays empty; what the card is is beside it in words.
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [isMissing]);
  return address;
}
