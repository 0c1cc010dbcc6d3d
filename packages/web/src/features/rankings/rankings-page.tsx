import { rankingBoards, rankingPeriods } from '@vellum/api/wire/choice-lists';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { FilterChips } from '../../shared/ui/fields/filter-chips.tsx';
import { Tabs } from '../../shared/ui/fields/tabs.tsx';
import { BoardPart } from './board-part.tsx';
import type { Board, Period } from './ranking-queries.ts';
import { rankingTexts } from './texts.ts';

/** Tokens by what was raised, traded, burned, or by holders, in a chosen time; how it is counted stands above them. */
export function RankingsPage(): ReactNode {
  const t = useTexts(rankingTexts);
  const [board, setBoard] = useState<Board>('volume');
  const [period, setPeriod] = useState<Period>('week');
  return (
    <Tabs
      label={t('boards')}
      value={board}
      onChange={setBoard}
      tabs={rankingBoards.map((name) => ({
        name,
        label: t(`board_${name}`),
        content: (
          <div className="pt-2">
            <FilterChips
              label={t('period')}
              choices={rankingPeriods.map((value) => ({ value, label: t(`period_${value}`) }))}
              value={period}
              onChange={setPeriod}
            />
            <BoardPart key={`${name} ${period}`} board={name} period={period} />
          </div>
        ),
      }))}
    />
  );
}
