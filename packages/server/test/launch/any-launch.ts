import type { LaunchForm } from '@vellum/api/token-launch/launch-form';
import {
  MAX_BURN_RATE,
  MAX_SUPPLY,
  MAX_VESTING,
  MAX_VESTING_DELAY,
  MIN_SHARE_PRICE,
  MIN_SUPPLY,
} from '@vellum/api/token-launch/launch-limits';
import type { Random } from '../faults/random.ts';

const DAY = 86_400;

/** Buyers who are needed at most to buy everything. */
export const BUYERS = 5;

const names = [
  'Tin Lantern',
  '錫燈籠',
  '🚀',
  'مصباح',
  'ÀÉÎ õü',
  'a',
  'x'.repeat(32),
  '👨‍👩‍👧‍👦 Family',
];
const symbols = ['TINL', '錫燈', '🌙', 'x', 'ABCDEFGHIJKL', '$', 'été'];

/** A form that is right and otherwise anything: odd amounts, odd times, every feature on or off. */
export function anyLaunch(random: Random, now: number): LaunchForm {
  const sale = anySale(random, now);
  return {
    mode: 'advanced',
    name: oneOf(random, names),
    symbol: oneOf(random, symbols),
    description: '',
    ...anySupply(random),
    ...sale,
    ...anyVesting(random),
    ...anyBurn(random),
  };
}

function anySupply(random: Random) {
  // Log-uniform: as many tiny supplies as huge ones.
  const supply = clamped(bigBelow(random, 1n << BigInt(21 + random(92))), MIN_SUPPLY, MAX_SUPPLY);
  const devShare = random(2) * random(2_001);
  const shares = {
    devShare,
    ...(random(3) > 0 && { userLpShare: 5_000 + random(5_001 - devShare) }),
  };
  if (random(3) === 0) {
    return { supply, lpSupply: supply, backingShare: random(4_901), ...shares };
  }
  const trade = random(2) === 0 ? {} : anyTrade(random, supply / 5n);
  const outside = (trade.tradeSupply ?? 0n) + random2(random) * bigBelow(random, supply / 5n + 1n);
  const lpSupply = supply - outside < MIN_SUPPLY ? supply : supply - outside;
  return { supply, lpSupply, backingShare: 0, ...shares, ...(lpSupply !== supply && trade) };
}

function anyTrade(random: Random, most: bigint) {
  const tradeShares = 1 + random(1 << random(12));
  const tokens = bigBelow(random, most / BigInt(tradeShares) + 1n);
  if (tokens === 0n) return {};
  return {
    tradeSupply: tokens * BigInt(tradeShares),
    tradeShares,
    tradePrice: 1n + BigInt(random(1 << random(28))),
    tradeMaxShares: limitPerBuyer(random, tradeShares),
  };
}

function anySale(random: Random, now: number) {
  const shares = 1 + random(1 << random(17));
  const price =
    MIN_SHARE_PRICE + bigBelow(random, (200_000n * MIN_SHARE_PRICE) / BigInt(shares) + 1n);
  const hardCap = price * BigInt(shares);
  // Not on whole seconds, as a browser may give them.
  const startTime = now + 60_000 + random(3 * DAY * 1000);
  return {
    shares,
    hardCap,
    softCap: (hardCap + 1n) / 2n + bigBelow(random, hardCap / 2n + 1n),
    maxShares: limitPerBuyer(random, shares),
    startTime,
    endTime: startTime + 301_000 + random(30 * DAY - 400) * 1000 + random(1_000),
  };
}

function anyVesting(random: Random) {
  const vestingRounds = 1 + random(oneOf(random, [1, 5, 30, 100]));
  const vestingDelay = random(2) * random(MAX_VESTING_DELAY);
  const longest = Math.floor((MAX_VESTING - vestingDelay) / vestingRounds);
  const vestingInterval = DAY + random(Math.min(90 * DAY, longest) - DAY + 1);
  return { vestingRounds, vestingDelay, vestingInterval };
}

function anyBurn(random: Random) {
  if (random(2) === 0) return {};
  return {
    burnRatio: 1 + random(MAX_BURN_RATE),
    burnInterval: DAY + random(90 * DAY),
    burnStop: 0n,
  };
}

/** So many that few buyers can take all. */
function limitPerBuyer(random: Random, shares: number): number {
  const least = Math.ceil(shares / BUYERS);
  return least + random(shares - least + 1);
}

const random2 = (random: Random): bigint => BigInt(random(2));

const oneOf = <T>(random: Random, choices: readonly T[]): T => choices[random(choices.length)] as T;

export function bigBelow(random: Random, bound: bigint): bigint {
  let value = 0n;
  for (let bits = 0; bits < 160; bits += 30) value = (value << 30n) | BigInt(random(1 << 30));
  return value % bound;
}

function clamped(value: bigint, least: bigint, most: bigint): bigint {
  if (value < least) return least;
  return value > most ? most : value;
}
