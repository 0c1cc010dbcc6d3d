import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { cardIdOf, printedNumber } from './card-id.ts';
import { CardImage } from './card-image.tsx';
import { levelName } from './card-name.ts';
import { cardTexts } from './texts.ts';

type CardGistProps = Readonly<{ tokenId: string; note?: string }>;

/** A card inside a review: small, with its printed number. */
export function CardGist({ tokenId, note }: CardGistProps): ReactNode {
  const t = useTexts(cardTexts);
  const id = cardIdOf(tokenId);
  return (
    <span className="flex items-start gap-3">
      <CardImage {...id} size="thumb" className="w-12 flex-none" />
      <span className="min-w-0">
        <b className="font-strong">{levelName(t, id.level)}</b>{' '}
        <span className="font-mono text-14 whitespace-nowrap">{printedNumber(id)}</span>
        {note && <span className="block text-ink-2">{note}</span>}
      </span>
    </span>
  );
}
