import type { CardLevelNumber } from '@vellum/art/card-level';
import type { CardDetail } from '@vellum/art/card-plan';
import { cardSize } from '@vellum/art/card-size';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocale } from '../i18n/use-locale.ts';
import { classNames } from './class-names.ts';

type CardPictureProps = Readonly<{
  level: CardLevelNumber;
  serial: bigint;
  /** `full` from 300 px of width, `card` from 140, `thumb` for squares up to 64. */
  size: CardDetail;
  /** Empty where the card's name stands beside the picture. */
  alt: string;
  className?: string;
}>;

/** A card as a picture. Its room is reserved before it is drawn; the width is the caller's. */
export function CardPicture(props: CardPictureProps): ReactNode {
  const { size, alt, className } = props;
  const address = useCardAddress(props);
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
      src={address}
      alt={alt}
      decoding="async"
      draggable={false}
      className={box}
      style={{ aspectRatio, filter: 'brightness(var(--art-dim))' }}
    />
  );
}

const addresses = new Map<string, string>();
/** Addresses kept in a session: a long list seen twice is drawn once, and memory stays bounded. */
const keptAddresses = 600;

/** The drawing's address, or null while the press is being fetched. */
function useCardAddress({ level, serial, size: detail }: CardPictureProps): string | null {
  const language = useLocale();
  const key = `${language}:${detail}:${level}:${serial}`;
  const [, drawn] = useState('');
  const known = addresses.get(key) ?? null;
  useEffect(() => {
    if (addresses.has(key)) return;
    let wanted = true;
    import('@vellum/art/card-art')
      .then(({ cardArt }) => {
        keep(key, cardArt({ level, serial, detail, language }));
        if (wanted) drawn(key);
      })
      // Without the press the reserved room stays empty; what the card is stands beside it in words.
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [key, level, serial, detail, language]);
  return known;
}

function keep(key: string, drawing: string): void {
  const oldest = addresses.keys().next();
  if (addresses.size >= keptAddresses && !oldest.done) addresses.delete(oldest.value);
  addresses.set(key, `data:image/svg+xml,${encodeURIComponent(drawing)}`);
}
