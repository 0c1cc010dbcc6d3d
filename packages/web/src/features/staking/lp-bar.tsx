import type { ReactNode } from 'react';
import { percentText } from '../../shared/format/percent.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { type PressProps, StakeBar } from './stake-bar.tsx';
import { stakingTexts } from './texts.ts';
import type { LpSide } from './use-lp-move.ts';

type LpBarProps = PressProps &
  Readonly<{
    side: LpSide;
    /** Parts of 10,000 a year; null without a price. */
    apr: number | null;
  }>;

/** The button that stakes LP or takes it back; the way out is always open. */
export function LpBar({ side, apr, closed, ...press }: LpBarProps): ReactNode {
  const t = useTexts(stakingTexts);
  if (side === 'takeBack') {
    return (
      <StakeBar {...press} closed={null} needsActive={false} gain={null}>
        {t('reviewTakeBack')}
      </StakeBar>
    );
  }
  const gain =
    apr === null
      ? null
      : { label: t('inAYear'), value: <b className="font-strong">{percentText(apr)}</b> };
  return (
    <StakeBar {...press} closed={closed} needsActive gain={gain}>
      {t('reviewStake')}
    </StakeBar>
  );
}
