import type { Address } from '@vellum/tron/address';
import { type DayStore, dayNumber } from './day-store.ts';
import { dayOf } from './portfolio-day.ts';
import { isOfOneBlock, type PortfolioReaders, portfolioOf } from './portfolio-of.ts';

/** Of one round: others wait for the same database. */
const AT_ONCE = 20;

export type DayParts = PortfolioReaders &
  Readonly<{ days: DayStore; chainTime(): Promise<number | null> }>;

/**
 * Keeps the day of members who have been here, some in each round, in the order of their addresses. An address that
 * cannot be read is passed over until the next day: it leaves a gap. Others are kept when they look themselves. One
 * whose wallet was seen at another block than the index is looked at again in the next round.
 */
export function dayKeeper(parts: DayParts): () => Promise<number> {
  let [day, after] = [-1, ''];
  let again: readonly Address[] = [];
  return async () => {
    const now = await parts.chainTime();
    if (now === null) return 0;
    if (dayNumber(now) !== day) [day, after, again] = [dayNumber(now), '', []];
    const more = await parts.days.withoutDay(day, after, AT_ONCE - again.length);
    const addresses = [...again, ...more];
    const { moved, errors } = await keepDaysOf(parts, addresses);
    [after, again] = [more.at(-1) ?? after, moved];
    // Only now, so that nobody waits for one that cannot be read.
    if (errors.length > 0) throw errors[0];
    return addresses.length;
  };
}

/** Those for whom a block came meanwhile, and what failed for others. */
async function keepDaysOf(parts: DayParts, addresses: readonly Address[]) {
  const [moved, errors]: [Address[], unknown[]] = [[], []];
  for (const address of addresses) {
    try {
      if (!(await keepDayOf(parts, address))) moved.push(address);
    } catch (error) {
      errors.push(error);
    }
  }
  return { moved, errors };
}

/** False when a block came meanwhile. */
async function keepDayOf(parts: DayParts, address: Address): Promise<boolean> {
  const seen = await portfolioOf(parts, address);
  const found = seen && dayOf(seen);
  if (found === null || found.u === 0n) return true;
  if (!isOfOneBlock(seen)) return false;
  await parts.days.keep(address, found);
  return true;
}
