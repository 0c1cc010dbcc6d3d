import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { ActionButton } from '../../shared/paid-action/action-button.tsx';
import type { Blocker } from '../../shared/paid-action/use-paid-action.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { FootBar } from '../../shared/ui/buttons/foot-bar.tsx';
import { type StakingText, stakingTexts } from './texts.ts';

const reasons: Readonly<Partial<Record<string, StakingText>>> = {
  AMOUNT_ZERO: 'enterStake',
  INSUFFICIENT_BALANCE: 'tooLittle',
  INSUFFICIENT_UNLOCKABLE: 'notSoMuchStaked',
  BELOW_MINIMUM: 'belowMinimum',
  STAKING_ENDED: 'ended',
  EXCEEDS_AVAILABLE: 'aboveMost',
};

/** Why a button is off, in a few words; the whole sentence stands below the field. */
function reasonOf({ code }: CodeWithParams): StakingText {
  return reasons[code] ?? 'enterStake';
}

export type PressProps = Readonly<{
  isEmpty: boolean;
  problem: CodeWithParams | null;
  /** Why no stake is taken now. */
  closed: 'ended' | 'paused' | null;
  blocker: Blocker | null;
  onPress: () => void;
}>;

type StakeBarProps = PressProps &
  Readonly<{
    /** What the stake brings; null while there is nothing to promise. */
    gain: Readonly<{ label: string; value: ReactNode }> | null;
    /** The words of the button. */
    children: string;
  }>;

/** The one button of a staking form; while it cannot be pressed it says why. */
export function StakeBar(props: StakeBarProps): ReactNode {
  const { gain, closed } = props;
  return (
    <FootBar className="flex items-center gap-4">
      {gain !== null && closed === null && (
        <p className="flex-none">
          <span className="block text-13 text-ink-2">{gain.label}</span>
          {gain.value}
        </p>
      )}
      <div className="min-w-0 flex-1">
        <StakeButton {...props} />
      </div>
    </FootBar>
  );
}

function StakeButton(props: StakeBarProps): ReactNode {
  const { isEmpty, problem, closed, blocker, children, onPress } = props;
  const t = useTexts(stakingTexts);
  if (closed !== null) return <Button disabled>{t(closed)}</Button>;
  if (blocker === null) {
    if (isEmpty) return <Button disabled>{t('enterStake')}</Button>;
    if (problem) return <Button disabled>{t(reasonOf(problem))}</Button>;
  }
  return (
    <ActionButton blocker={blocker} onPress={onPress}>
      {children}
    </ActionButton>
  );
}
