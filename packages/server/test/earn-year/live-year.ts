import { burnMine } from '@vellum/contracts/burn-mining';
import { cards } from '@vellum/contracts/cards';
import { testUsdt, trc20 } from '@vellum/contracts/coins';
import { feeVault } from '@vellum/contracts/fees';
import { payout } from '@vellum/contracts/income';
import { termStake } from '@vellum/contracts/staking';
import { team } from '@vellum/contracts/team';
import { type Random, randomOf } from '../faults/random.ts';
import { actorOf } from './actor.ts';
import { type Act, entries, type Year } from './entries.ts';
import { exits } from './exits.ts';
import { Payouts, payoutExits } from './payouts.ts';
import { fundByVote } from './votes.ts';
import { yearChain } from './year-chain.ts';

const COIN = 1_000_000n;
const YEAR_SECONDS = 365 * 86_400;
const UNBOUNDED = 2n ** 255n;
const quarters = 4;
const ways = [...exits, ...payoutExits];

export type YearPlan = Readonly<{ actors: number; acts: number; rounds: number; seed: number }>;

const spenders = [
  ['vlm', 'liquidityHelper'],
  ['vlm', 'termStake'],
  ['vlm', 'locker'],
  ['vlm', 'burnMine'],
  ['usdt', 'burnMine'],
  ['vlmWtrx', 'lpStake'],
  ['vlmWtrx', 'locker'],
] as const;

/** Members with coins, and contracts that may take them. */
export async function beginYear({ actors, seed }: YearPlan): Promise<Year> {
  const chain = await yearChain(actors + 1);
  const { owner, people, must, at } = chain;
  for (const [index, person] of people.entries()) {
    const inviter = index === 0 ? owner : people[Math.floor((index - 1) / 3)]!;
    await must(person, 'team', team.bindInviter(inviter.address));
    await must(owner, 'vlm', trc20.transfer(person.address, 400_000n * COIN));
    await must(owner, 'usdt', testUsdt.mint(person.address, 20_000n * COIN));
    for (const [coin, spender] of spenders) {
      await must(person, coin, trc20.approve(at(spender), UNBOUNDED));
    }
  }
  await must(owner, 'vlm', trc20.approve(at('termStake'), UNBOUNDED));
  await must(owner, 'payout', payout.fund(20_000n * COIN));
  const made = { chain, actors: people.map(actorOf), payouts: new Payouts(chain) };
  return { ...made, random: randomOf(seed), counts: new Map() };
}

/**
 * A year in rounds: time passes, prices are looked at, then many do something within the hour. `look` is called
 * after each round.
 */
export async function liveYear(
  year: Year,
  plan: YearPlan,
  look: () => Promise<void>,
): Promise<void> {
  const { chain, random } = year;
  const each = Math.ceil(plan.acts / plan.rounds);
  for (let round = 0; round < plan.rounds; round += 1) {
    if (round % Math.ceil(plan.rounds / quarters) === 0) await fundQuarter(year);
    // Around the even step, so that streams run dry and terms become due within rounds too.
    const step = YEAR_SECONDS / plan.rounds;
    await chain.pass(Math.floor(step / 2) + random(Math.floor(step)));
    await chain.freshPrices();
    for (let count = 0; count < each; count += 1) await actOnce(year);
    await handOnFees(year);
    if (round % 2 === 1) await year.payouts.giveRoot(random(4) === 0);
    await look();
  }
}

async function fundQuarter({ chain, actors }: Year): Promise<void> {
  const shared = 2_000n * COIN;
  await chain.must(chain.owner, 'termStake', termStake.fund(300_000n * COIN));
  await fundByVote(chain, 30_000n * COIN, shared);
  const all = await chain.read('burnMine', burnMine.totalPower());
  for (const actor of all === 0n ? [] : actors) {
    const power = await chain.read('burnMine', burnMine.powerOf(actor.address));
    actor.shared += (shared * power) / all;
  }
}

async function actOnce(year: Year): Promise<void> {
  for (;;) {
    // The last one only holds what it has.
    const actor = year.actors[year.random(year.actors.length - 1)]!;
    const [name, act] = pick(year.random, year.random(2) === 0 ? entries : ways);
    if ((await act(year, actor)) === null) continue;
    year.counts.set(name, (year.counts.get(name) ?? 0) + 1);
    return;
  }
}

function pick(random: Random, acts: typeof entries): readonly [string, Act, number] {
  let left = random(acts.reduce((total, [, , weight]) => total + weight, 0));
  for (const entry of acts) {
    left -= entry[2];
    if (left < 0) return entry;
  }
  throw new Error('weights do not add up');
}

/** Anyone may: what was paid in fees reaches inviters and pools. */
async function handOnFees({ chain, actors }: Year): Promise<void> {
  const due: (typeof actors)[number][] = [];
  for (const actor of actors) {
    const { feeDue } = await chain.read('cards', cards.accountOf(actor.address));
    if (feeDue > 0n) due.push(actor);
  }
  for (let first = 0; first < due.length; first += 20) {
    const some = due.slice(first, first + 20).map(({ address }) => address);
    await chain.must(chain.owner, 'cards', cards.settleFees(some));
  }
  if ((await chain.read('feeVault', feeVault.poolDue())) > 0n) {
    await chain.must(chain.owner, 'feeVault', feeVault.distributePool());
  }
}
