import type { LaunchForm } from './launch-form.ts';
import { BPS, DAY, MIN_SHARE_PRICE } from './launch-limits.ts';

/** What the simple form asks for; all else is set. */
type SimpleChoices = Pick<LaunchForm, 'name' | 'symbol' | 'supply' | 'description' | 'hardCap'> &
  Partial<Pick<LaunchForm, 'website' | 'telegram' | 'twitter' | 'image'>> &
  Readonly<{ days: number }>;

/** From signing to the start: the transaction must be in a block by then. */
export const PRESET_HEAD_START = 600;

/** Tried in this order: shares of a hard cap should have a round price. */
const shareCounts = [2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1];
const MINUTE_MS = 60_000;

/**
 * The whole form for `/launch-simple`: nothing for the creator, no internal trade, the whole supply in liquidity,
 * 90 % of it for the buyers over four rounds and the rest burned.
 */
export function simplePreset({ days, ...choices }: SimpleChoices, now: number): LaunchForm {
  const startTime = Math.ceil((now + PRESET_HEAD_START * 1000) / MINUTE_MS) * MINUTE_MS;
  const shares = sharesOf(choices.hardCap);
  return {
    ...choices,
    mode: 'simple',
    softCap: (choices.hardCap + 1n) / 2n,
    shares,
    maxShares: Math.max(1, Math.floor(shares / 100)),
    startTime,
    endTime: startTime + days * DAY * 1000,
    lpSupply: choices.supply,
    backingShare: 0,
    vestingDelay: 7 * DAY,
    vestingInterval: 30 * DAY,
    vestingRounds: 4,
    devShare: 0,
    userLpShare: (Number(BPS) * 9) / 10,
  };
}

function sharesOf(hardCap: bigint): number {
  const fits = (count: number) =>
    hardCap % BigInt(count) === 0n && hardCap / BigInt(count) >= MIN_SHARE_PRICE;
  return shareCounts.find(fits) ?? 1;
}
