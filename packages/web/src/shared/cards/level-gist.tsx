import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { costText } from '../coins/cost-text.ts';
import { amountText } from '../format/amount.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { CardImage } from './card-image.tsx';
import { levelName } from './card-name.ts';
import { cardTexts } from './texts.ts';

type LevelGistProps = Readonly<{
  level: number;
  /** Sun; both null where the level is all there is to say. */
  price?: bigint;
  /** Sun that come back if the price does not move until the block. */
  back?: bigint;
  note?: string;
}>;

/** A card that is not yet numbered, inside a review. */
export function LevelGist({ level, price, back = 0n, note }: LevelGistProps): ReactNode {
  const t = useTexts(cardTexts);
  return (
    <span className="grid gap-2">
      <span className="flex items-center gap-3">
        <CardImage level={level} serial={1n} size="thumb" className="w-12 flex-none" />
        <b className="font-strong">{t('oneCard', { name: levelName(t, level) })}</b>
      </span>
      {note && <span className="text-ink-2">{note}</span>}
      {price !== undefined && back > 0n && (
        <span className="text-ink-2">
          {t('comesBack', {
            price: costText(price),
            back: amountText(back, COIN_DECIMALS).short,
          })}
        </span>
      )}
    </span>
  );
}
