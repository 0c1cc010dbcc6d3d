import type { Address } from '@vellum/tron/address';
import { type DayStore, dayNumber } from './day-store.ts';
import { dayOf } from './portfolio-day.ts';
import { type PortfolioReaders, portfolioOf } from './portfolio-of.ts';

/** Of one round: others wait for the same database. */
const AT_ONCE = 20;

export type DayParts = PortfolioReaders &
  Readonly<{ days: DayStore; chainTime(): Promise<number | null> }>;

/**
 * Keeps the day of members who have been here, some in each round, in the order of their addresses. An address that
 * cannot be read is passed over until the next day: it leaves a gap. Others are kept when they look themselves.
 */
export function dayKeeper(parts: DayParts): () => Promise<number> {
  let [day, after] = [-1, ''];
  return async () => {
    const now = await parts.chainTime();
    if (now === null) return 0;
    if (dayNumber(now) !== day) [day, after] = [dayNumber(now), ''];
    const addresses = await parts.days.withoutDay(day, after, AT_ONCE);
    for (const address of addresses) {
      await keepDayOf(parts, address);
      after = address;
    }
    return addresses.length;
  };
}

async function keepDayOf(parts: DayParts, address: Address): Promise<void> {
  const seen = await portfolioOf(parts, address);
  const found = seen && dayOf(seen);
  if (found !== null && found.u > 0n) await parts.days.keep(address, found);
}
