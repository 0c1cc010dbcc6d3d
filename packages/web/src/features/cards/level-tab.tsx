import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { termsQuery } from '../../shared/cards/pledge-queries.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { type Level, levelsQuery } from './card-queries.ts';
import { CreditPart } from './credit-part.tsx';
import { daysFor } from './days-for.ts';
import { LevelSheet } from './level-sheet.tsx';
import { LevelTile } from './level-tile.tsx';
import { ReservationPart } from './reservation-part.tsx';
import { marketTexts } from './texts.ts';

/** The first sale: every level, and what the visitor has begun of it. */
export function LevelTab(): ReactNode {
  const t = useTexts(marketTexts);
  const { data, isError, refetch } = useQuery(levelsQuery);
  const [chosen, setChosen] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(false);
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
