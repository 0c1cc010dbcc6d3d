import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { CoinAmount } from '../../shared/coins/coin-amount.tsx';
import { percentText } from '../../shared/format/percent.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useProblemNote } from '../../shared/paid-action/errors/use-error-sentence.ts';
import type { UsedPaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { AmountInput } from '../../shared/ui/fields/amount-input.tsx';
import { Segmented } from '../../shared/ui/fields/segmented.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { useNow } from '../../shared/ui/time/use-now.ts';
import { yieldOf } from './lp-share.ts';
import { type PressProps, StakeBar } from './stake-bar.tsx';
import type { LpParams } from './stake-lp.ts';
import type { LpPool } from './staking-queries.ts';
import { StandsFor } from './stands-for.tsx';
import { stakingTexts } from './texts.ts';
import { LP, type LpMove, type LpSide, useLpMove } from './use-lp-move.ts';

type LpFormProps = Readonly<{
  address: Address | null;
  pool: LpPool;
  stake: UsedPaidAction<LpParams>;
  unlock: UsedPaidAction<LpParams>;
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
        <AmountPart key={side} pool={pool} move={move} />
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

function AmountPart({ pool, move }: Readonly<{ pool: LpPool; move: LpMove }>): ReactNode {
  const t = useTexts(stakingTexts);
  const { side, amount, setAmount, available } = move;
  const note = useProblemNote(move.problem);
  return (
    <>
      <AmountInput
        label={t(side === 'stake' ? 'stakeAmount' : 'takeBackAmount')}
        value={amount}
        onChange={setAmount}
        decimals={pool.decimals}
        unit={LP}
        max={available}
        note={note}
        aside={
          available !== undefined && (
            <>
              {t(side === 'stake' ? 'inWallet' : 'staked')}{' '}
              <CoinAmount amount={available} coin={{ ...pool, symbol: LP }} className="" />
            </>
          )
        }
      />
      <PartButtons label={t('parts')} whole={available} onChoose={setAmount} />
      {amount !== null && amount > 0n && !move.problem && (
        <p className="text-14 text-ink-2">
          {t('standsFor')} <StandsFor amount={amount} pool={pool} />
        </p>
      )}
    </>
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

type PartButtonsProps = Readonly<{
  label: string;
  whole: bigint | undefined;
  onChoose: (amount: bigint) => void;
}>;

const parts = [2_500n, 5_000n, 7_500n] as const;

/** Parts of what there is, for amounts that nobody likes to type. */
function PartButtons({ label, whole = 0n, onChoose }: PartButtonsProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form of its own.
    <div role="group" aria-label={label} className="-my-1 grid grid-cols-3 gap-x-2">
      {parts.map((part) => (
        <button
          key={part}
          type="button"
          disabled={whole === 0n}
          onClick={() => onChoose((whole * part) / 10_000n)}
          className="group flex min-h-11 items-center"
        >
          <span className="flex h-9 flex-1 items-center justify-center rounded-full border border-line-soft bg-surface px-2 text-14 group-disabled:bg-transparent group-disabled:text-ink-2">
            {percentText(Number(part))}
          </span>
        </button>
      ))}
    </div>
  );
}
