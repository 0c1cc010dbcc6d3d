import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { CardImage } from '../../shared/cards/card-image.tsx';
import { levelName } from '../../shared/cards/card-name.ts';
import { cardTexts } from '../../shared/cards/texts.ts';
import { amountText } from '../../shared/format/amount.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { Level } from './card-queries.ts';
import { roundPrice } from './round-price.ts';
import { marketTexts } from './texts.ts';

/** From here on a level is called scarce. */
const FEW = 20;

type LevelTileProps = Readonly<{ level: Level; days: readonly number[]; onOpen: () => void }>;

/** A level of the first sale: its next card, what it costs and how many are left. */
export function LevelTile({ level, days, onOpen }: LevelTileProps): ReactNode {
  const t = useTexts(marketTexts);
  const name = levelName(useTexts(cardTexts), level.level);
  const shortest = days[0];
  const longest = days.at(-1);
  return (
    <button type="button" onClick={onOpen} className="press block w-full min-w-0 text-left">
      <span className="sr-only">{name}</span>
      <CardImage level={level.level} serial={BigInt(level.nextTokenId)} size="card" />
      <span className="mt-2 flex flex-wrap items-baseline justify-between gap-x-1">
        {level.price === null ? (
          <span className="text-14 text-ink-2">{t('noPrice')}</span>
        ) : (
          <span title={`${amountText(BigInt(level.price), COIN_DECIMALS).full} TRX`}>
            <span className="font-strong">{roundPrice(BigInt(level.price))}</span>{' '}
            <span className="text-14 text-ink-2">{'TRX'}</span>
          </span>
        )}
        <Left level={level} />
      </span>
      <span className="flex flex-wrap justify-between gap-x-1 text-13 text-ink-2">
        <span>
          {level.priceU !== null && `${amountText(BigInt(level.priceU), COIN_DECIMALS).full} U`}
        </span>
        {shortest !== undefined && longest !== undefined && (
          <span>{t('pledgeSpan', { shortest, longest })}</span>
        )}
      </span>
    </button>
  );
}

function Left({ level }: Readonly<{ level: Level }>): ReactNode {
  const t = useTexts(marketTexts);
  const { status, remainSupply } = level;
  if (status !== 'onSale') {
    return <span className="text-14 font-strong text-warn">{t(status)}</span>;
  }
  const look = remainSupply <= FEW ? 'font-strong text-warn' : 'text-ink-2';
  return <span className={`text-14 ${look}`}>{t('left', { count: remainSupply })}</span>;
}
