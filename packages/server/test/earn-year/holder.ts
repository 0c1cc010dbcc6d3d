import { streamReward } from '@vellum/api/staking/yield';
import { trc20 } from '@vellum/contracts/coins';
import { liquidityHelper } from '@vellum/contracts/liquidity';
import { streamStake } from '@vellum/contracts/staking';
import type { Year } from './entries.ts';
import { logsOf } from './year-chain.ts';

/** What was funded for a stake at some moment, and what it had earned by then. */
export type Outlook = Readonly<{
  rate: bigint;
  finish: bigint;
  at: bigint;
  total: bigint;
  earned: bigint;
}>;

const COIN = 1_000_000n;

/** The actor who stakes LP once and then only waits. */
export const holderOf = ({ actors }: Year) => actors.at(-1)!;

export async function beginHolding(year: Year): Promise<bigint> {
  const { chain } = year;
  const { person, address } = holderOf(year);
  const trx = 2_000n * COIN;
  // What others swapped within the hour must not stand between.
  await chain.freshPrices();
  await chain.must(person, 'liquidityHelper', liquidityHelper.add(chain.at('vlm'), trx * 4n, trx));
  const lp = await chain.read('vlmWtrx', trc20.balanceOf(address));
  await chain.must(person, 'lpStake', streamStake.stake(lp));
  return lp;
}

export async function outlook(year: Year): Promise<Outlook> {
  const { read, now } = year.chain;
  return {
    rate: await read('lpStake', streamStake.rewardRate()),
    finish: await read('lpStake', streamStake.fundedUntil()),
    at: now(),
    total: await read('lpStake', streamStake.totalStaked()),
    earned: await read('lpStake', streamStake.earned(holderOf(year).address)),
  };
}

/** All that was staked after each change, with its time. */
function totalsOf({ chain }: Year): readonly Readonly<{ at: bigint; total: bigint }>[] {
  const totals: { at: bigint; total: bigint }[] = [];
  let total = 0n;
  for (const { log, at } of logsOf(chain, 'lpStake')) {
    const event = streamStake.event(log);
    if (event?.name === 'Staked') total += event.arguments.amount;
    if (event?.name === 'Withdrawn') total -= event.arguments.amount;
    totals.push({ at, total });
  }
  return totals;
}

/**
 * What the yield formula promised at each moment for the most that was staked from then on, and what the stake has
 * got since.
 */
export function promises(year: Year, stake: bigint, outlooks: readonly Outlook[], end: bigint) {
  const totals = totalsOf(year);
  return outlooks.map(({ rate, finish, at, earned, total: present }) => {
    const most = totals.reduce(
      (highest, { at: time, total }) => (time >= at && total > highest ? total : highest),
      present,
    );
    const state = { acc: 0n, last: at, total: most - stake, rate, finish };
    return { promised: streamReward(state, stake), got: end - earned };
  });
}
