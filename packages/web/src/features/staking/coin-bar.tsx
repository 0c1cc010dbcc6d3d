import type { CodeWithParams } from '@vellum/api/error-codes';
import type { ReactNode } from 'react';
import { ActionButton } from '../../shared/earn/action-button.tsx';
import { moneyText } from '../../shared/paid-action/cost-text.ts';
import type { Blocker } from '../../shared/paid-action/use-paid-action.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { FootBar } from '../../shared/ui/foot-bar.tsx';
import { reasonOf } from './problem-reason.ts';
import type { CoinPool } from './staking-queries.ts';
import { useTexts } from './use-texts.ts';

type CoinBarProps = Readonly<{
  pool: CoinPool;
  /** Units; null while there is none to promise. */
  reward: bigint | null;
  isEmpty: boolean;
  problem: CodeWithParams | null;
  /** Why no stake is taken now. */
  closed: 'ended' | 'paused' | null;
  blocker: Blocker | null;
  onPress: () => void;
}>;

/** The one button of the form; while it cannot be pressed it says why. */
export function CoinBar(props: CoinBarProps): ReactNode {
  const { pool, reward, closed } = props;
  const t = useTexts();
  return (
    <FootBar className="flex items-center gap-4">
      {reward !== null && closed === null && (
        <p className="flex-none">
          <span className="block text-13 text-ink-2">{t('fixedReward')}</span>
          <b className="font-strong">
            {moneyText({ amount: reward, symbol: pool.symbol, decimals: pool.decimals })}
          </b>
        </p>
      )}
      <div className="min-w-0 flex-1">
        <CoinButton {...props} />
      </div>
    </FootBar>
  );
}

function CoinButton(props: CoinBarProps): ReactNode {
  const { isEmpty, problem, closed, blocker, onPress } = props;
  const t = useTexts();
  if (closed !== null) return <Button disabled>{t(closed)}</Button>;
  if (blocker === null) {
    if (isEmpty) return <Button disabled>{t('enterStake')}</Button>;
    if (problem) return <Button disabled>{t(reasonOf(problem))}</Button>;
  }
  return (
    <ActionButton needsActive blocker={blocker} onPress={onPress}>
      {t('reviewStake')}
    </ActionButton>
  );
}
