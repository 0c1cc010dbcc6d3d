import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { paths } from '../navigation/paths.ts';
import { cardIdOf, serialText } from './card-id.ts';
import { CardImage } from './card-image.tsx';
import { levelName } from './card-name.ts';
import { cardTexts } from './texts.ts';

type CardLineProps = Readonly<{
  tokenId: string;
  /** Under the name: an address, a state, a date. */
  detail?: ReactNode;
  value?: ReactNode;
}>;

/** Every row of a list of cards is this high, so that long lists can be drawn in part. */
export const CARD_ROW_HEIGHT = 89;

/** A card in a list: its thumbnail, its name, and at the right what the list is about. */
export function CardLine({ tokenId, detail, value }: CardLineProps): ReactNode {
  const t = useTexts(cardTexts);
  const { level, serial } = cardIdOf(tokenId);
  return (
    <>
      <CardImage level={level} serial={serial} size="thumb" />
      <span className="min-w-0 flex-1">
        {/* The number is what tells cards apart: where there is no room it goes below, it is never cut. */}
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="title text-18">{levelName(t, level)}</span>{' '}
          <span className="font-mono text-14 whitespace-nowrap text-ink-2">
            {serialText(serial)}
          </span>
        </span>
        {detail && <span className="block text-13 text-ink-2">{detail}</span>}
      </span>
      {value && <span className="flex-none text-right">{value}</span>}
    </>
  );
}

/** The same, leading to the card. */
export function CardRow(props: CardLineProps): ReactNode {
  return (
    <Link
      to={cardPath(props.tokenId)}
      className="flex h-full items-center gap-3 px-4 py-3 hover:bg-surface-2"
    >
      <CardLine {...props} />
    </Link>
  );
}

export function cardPath(tokenId: string): string {
  return `${paths.card}?id=${tokenId}`;
}
