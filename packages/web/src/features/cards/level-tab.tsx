import { useQuery } from '@tanstack/react-query';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { CardImage } from '../../shared/cards/card-image.tsx';
import { levelName } from '../../shared/cards/card-name.ts';
import { termsQuery } from '../../shared/cards/pledge-queries.ts';
import { cardTexts } from '../../shared/cards/texts.ts';
import { amountText } from '../../shared/format/amount.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { type Level, levelsQuery } from './card-queries.ts';
import { CreditPart } from './credit-part.tsx';
import { daysFor } from './days-for.ts';
import { LevelSheet } from './level-sheet.tsx';
import { ReservationPart } from './reservation-part.tsx';
import { roundPrice } from './round-price.ts';
import { marketTexts } from './texts.ts';

/** The first sale: every level, and what the visitor has begun of it. */
export function LevelTab(): ReactNode {
  const t = useTexts(marketTexts);
  const { data, isError, refetch } = useQuery(levelsQuery);
  const [chosen, setChosen] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  useAskedLevel((asked) => {
    setChosen(asked);
    setOpen(true);
  });
  // Drawn in short turns, so that a tap meanwhile is felt at once.
  const shown = useDeferredValue(data?.list ?? null);
  const level = data?.list.find((one) => one.level === chosen) ?? null;
  if (isError && !data) {
    return (
      <ErrorState title={t('failedTitle')} text={t('failedText')} retry={() => void refetch()} />
    );
  }
  return (
    <>
      <CreditPart />
      <ReservationPart />
      <Tiles
        levels={shown}
        onOpen={(one) => {
          setChosen(one);
          setOpen(true);
        }}
      />
      {level && (
        <LevelSheet
          key={level.level}
          level={level}
          open={isOpen}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/**
 * A link can open a level with its next card: `/nft?new=1`. The address forgets it first: whoever comes back to the page
 * finds it as it was left, and a sheet that is open while the place changes is closed by it.
 */
function useAskedLevel(show: (level: number) => void): void {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('new');
  const wanted = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address.
  useEffect(() => {
    if (asked !== null) {
      wanted.current = /^\d{1,3}$/.test(asked) ? Number(asked) : null;
      setSearch({}, { replace: true });
    } else if (wanted.current !== null) {
      show(wanted.current);
      wanted.current = null;
    }
  }, [asked]);
}

type TilesProps = Readonly<{ levels: readonly Level[] | null; onOpen: (level: number) => void }>;

function Tiles({ levels, onOpen }: TilesProps): ReactNode {
  const { data: terms } = useQuery(termsQuery);
  const grid = 'grid grid-cols-2 gap-x-4 gap-y-6 px-4 pt-4';
  // While the index has not read the levels yet there are none: they come.
  if (!levels || levels.length === 0) return <TileSkeletons grid={grid} />;
  return (
    <ul className={grid}>
      {levels.map((level) => (
        <li key={level.level} className="min-w-0">
          <LevelTile
            level={level}
            days={daysFor(level.level, terms?.list ?? [])}
            onOpen={() => onOpen(level.level)}
          />
        </li>
      ))}
    </ul>
  );
}

function TileSkeletons({ grid }: Readonly<{ grid: string }>): ReactNode {
  const t = useTexts(marketTexts);
  return (
    <div role="status" className={grid}>
      <span className="sr-only">{t('loading')}</span>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <div key={place} className="grid gap-2">
          <div className="skeleton aspect-[640/404] w-full" />
          <div className="skeleton h-[calc(var(--lh-16)+18px)] w-4/5" />
        </div>
      ))}
    </div>
  );
}

/** From here on a level is called scarce. */
const FEW = 20;

type LevelTileProps = Readonly<{ level: Level; days: readonly number[]; onOpen: () => void }>;

/** A level of the first sale: its next card, what it costs and how many are left. */
function LevelTile({ level, days, onOpen }: LevelTileProps): ReactNode {
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
