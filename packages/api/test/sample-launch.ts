import type { LaunchForm } from '../src/token-launch/launch-form.ts';
import type { LaunchLimits } from '../src/token-launch/launch-limits.ts';

const DAY = 86_400;
const COIN = 1_000_000n;

/** Unix milliseconds at which samples are judged. */
export const NOW = 1_780_000_000_000;

export const limits: LaunchLimits = {
  presaleFeeBps: 200,
  tradeFeeBps: 200,
  minPresaleLength: 3_600,
};

/** A launch with everything that a launch can have but a backing, and nothing wrong with it. */
export const fullForm: LaunchForm = {
  mode: 'advanced',
  name: 'Tin Lantern',
  symbol: 'TINL',
  supply: 21_000_000n * COIN,
  description: 'Lanterns made by a small workshop.',
  website: 'https://tin.example',
  burnInterval: DAY,
  burnRatio: 25,
  burnStop: 1_000_000n * COIN,
  hardCap: 400_000n * COIN,
  softCap: 240_000n * COIN,
  shares: 2_000,
  maxShares: 20,
  startTime: NOW + 3_600_000,
  endTime: NOW + 3_600_000 + 7 * DAY * 1000,
  lpSupply: 14_700_000n * COIN,
  tradeSupply: 4_200_000n * COIN,
  tradePrice: 150n * COIN,
  tradeShares: 1_000,
  tradeMaxShares: 10,
  backingShare: 0,
  vestingDelay: 7 * DAY,
  vestingInterval: 30 * DAY,
  vestingRounds: 5,
  devShare: 1_000,
  userLpShare: 8_000,
};
