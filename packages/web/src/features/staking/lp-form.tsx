import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { LpEntryPart } from '../../shared/earn/lp-entry-part.tsx';
import type { UnstakeParams } from '../../shared/earn/unstake-lp.ts';
import { percentText } from '../../shared/format/percent.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useProblemNote } from '../../shared/paid-action/errors/use-error-sentence.ts';
import type { UsedPaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { Segmented } from '../../shared/ui/fields/segmented.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { useNow } from '../../shared/ui/time/use-now.ts';
import { yieldOf } from './lp-share.ts';
import { type PressProps, StakeBar } from './stake-bar.tsx';
import type { LpParams } from './stake-lp.ts';
import type { LpPool } from './staking-queries.ts';
import { stakingTexts } from './texts.ts';
import { type LpMove, type LpSide, useLpMove } from './use-lp-move.ts';

type LpFormProps = Readonly<{
  address: Address | null;
  pool: LpPool;
  stake: UsedPaidAction<LpParams>;
  unlock: UsedPaidAction<UnstakeParams>;
  /** Stands between the form and its bar. */
  children: ReactNode;
}>;

/** How much goes in or comes back; the bar at the foot of the page does it. */
export function LpForm({ address, pool, stake, unlock, children }: LpFormProps): ReactNode {
  const t = useTexts(stakingTexts);
  const move = useLpMove(address, pool);
  const now = useNow(useChainClock());
  const { side, amount, problem, params } = move;
  const action = side === 'stake' ? stake : unlock;
  return (
    <>
      <div className="grid gap-3 px-4 pt-6">
        <Segmented
          label={t('inOrOut')}
          value={side}
          onChange={move.setSide}
          choices={[
            { value: 'stake', label: t('stake') },
            { value: 'takeBack', label: t('takeBack') },
          ]}
        />
        <AmountPart key={side} move={move} />
        {side === 'stake' && move.available === 0n && <NoLp />}
        {action.refusal !== null && <Notice kind="bad">{action.refusal}</Notice>}
      </div>
      {children}
      <LpBar
        side={side}
        apr={amount === null || amount === 0n || problem ? pool.apr : yieldOf(amount, pool)}
        isEmpty={amount === null}
        problem={problem}
        closed={closedBy(pool, now)}
        blocker={action.blocker}
        onPress={() => params && action.begin(params)}
      />
    </>
  );
}

/** Why nothing can be staked now; null when it can. */
function closedBy({ phase, fundedUntil }: LpPool, now: number) {
  if (phase !== 'open') return phase;
  return fundedUntil !== null && fundedUntil > now ? null : 'ended';
}

function NoLp(): ReactNode {
  const t = useTexts(stakingTexts);
  return (
    <Notice>
      {t('noLp')}{' '}
      <Link
        to={paths.buyLp}
        className="relative text-primary underline underline-offset-3 after:absolute after:-inset-x-2 after:-inset-y-3"
      >
        {t('buyLp')}
      </Link>
    </Notice>
  );
}

function AmountPart({ move }: Readonly<{ move: LpMove }>): ReactNode {
  const t = useTexts(stakingTexts);
  const note = useProblemNote(move.problem);
  return (
    <LpEntryPart
      label={t(move.side === 'stake' ? 'stakeAmount' : 'takeBackAmount')}
      entry={move.entry}
      facts={move.facts}
      available={move.available}
      note={note}
    />
  );
}

type LpBarProps = PressProps &
  Readonly<{
    side: LpSide;
    /** Parts of 10,000 a year; null without a price. */
    apr: number | null;
  }>;

/** The button that stakes LP or takes it back; the way out is always open. */
function LpBar({ side, apr, closed, ...press }: LpBarProps): ReactNode {
  const t = useTexts(stakingTexts);
  if (side === 'takeBack') {
    return (
      <StakeBar {...press} closed={null} gain={null}>
        {t('reviewTakeBack')}
      </StakeBar>
    );
  }
  const gain =
    apr === null
      ? null
      : { label: t('inAYear'), value: <b className="font-strong">{percentText(apr)}</b> };
  return (
    <StakeBar {...press} closed={closed} gain={gain}>
      {t('reviewStake')}
    </StakeBar>
  );
}
