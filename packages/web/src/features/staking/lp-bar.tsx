import type { CodeWithParams } from '@vellum/api/error-codes';
import type { ReactNode } from 'react';
import { ActionButton } from '../../shared/earn/action-button.tsx';
import { percentText } from '../../shared/format/percent.ts';
import type { Blocker } from '../../shared/paid-action/use-paid-action.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { FootBar } from '../../shared/ui/foot-bar.tsx';
import { reasonOf } from './problem-reason.ts';
import type { LpSide } from './use-lp-move.ts';
import { useTexts } from './use-texts.ts';

type LpBarProps = Readonly<{
  side: LpSide;
  /** Parts of 10,000 a year; null without a price. */
  apr: number | null;
  isEmpty: boolean;
  problem: CodeWithParams | null;
  /** Why there is no way in; the way out is always open. */
  closed: 'ended' | 'paused' | null;
  blocker: Blocker | null;
  onPress: () => void;
}>;

/** The one button of the page; while it cannot be pressed it says why. */
export function LpBar(props: LpBarProps): ReactNode {
  const { side, apr, closed } = props;
  const t = useTexts();
  return (
    <FootBar className="flex items-center gap-4">
      {side === 'stake' && closed === null && apr !== null && (
        <p className="flex-none">
          <span className="block text-13 text-ink-2">{t('inAYear')}</span>
          <b className="font-strong">{percentText(apr)}</b>
        </p>
      )}
      <div className="min-w-0 flex-1">
        <LpButton {...props} />
      </div>
    </FootBar>
  );
}

function LpButton(props: LpBarProps): ReactNode {
  const { side, isEmpty, problem, closed, blocker, onPress } = props;
  const t = useTexts();
  if (side === 'stake' && closed !== null) return <Button disabled>{t(closed)}</Button>;
  if (blocker === null) {
    if (isEmpty) return <Button disabled>{t('enterStake')}</Button>;
    if (problem) return <Button disabled>{t(reasonOf(problem))}</Button>;
  }
  return (
    <ActionButton needsActive={side === 'stake'} blocker={blocker} onPress={onPress}>
      {t(side === 'stake' ? 'reviewStake' : 'reviewTakeBack')}
    </ActionButton>
  );
}
