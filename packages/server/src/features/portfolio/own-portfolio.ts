import type { ReplyOf } from '@vellum/api/endpoints/call-shape';
import type { portfolio } from '@vellum/api/portfolio/portfolio';
import type { Address } from '@vellum/tron/address';
import { type DayStore, dayNumber } from './day-store.ts';
import { changeBetween, changeOver } from './portfolio-change.ts';
import { dayOf, type PortfolioDay } from './portfolio-day.ts';
import { isOfOneBlock, type PortfolioReaders, portfolioOf } from './portfolio-of.ts';

export type OwnParts = PortfolioReaders &
  Readonly<{
    days: DayStore;
    unfinished(address: Address): Promise<Readonly<{ length: number }>>;
  }>;

const DAY_MS = 86_400_000;

/** The line over time of an address, and what else only it may see. Today is kept when it is first looked at. */
export async function ownPortfolio(
  parts: OwnParts,
  address: Address,
): Promise<ReplyOf<typeof portfolio.mine>> {
  const [seen, own, orders] = await Promise.all([
    portfolioOf(parts, address),
    parts.days.own(address),
    parts.unfinished(address),
  ]);
  const kept = own.days;
  const now = seen && dayOf(seen);
  if (now !== null && isOfOneBlock(seen) && isToKeep(now, kept))
    await parts.days.keep(address, now);
  const past = now === null ? kept : kept.filter(({ at }) => at < now.at);
  const days = now === null ? past : [...past, now];
  return {
    since: kept[0]?.at ?? (now !== null && now.u > 0n ? now.at : null),
    days: days.map((day, place) => shownDay(day, days[place - 1])),
    changes: { day: since(days, now, 1), week: since(days, now, 7) },
    unfinishedOrders: orders.length,
    drafts: own.drafts,
    invited: own.invited,
    invitedWaiting: own.invited_waiting,
    showsName: own.shows_name,
  };
}

/** The first of its day, from the first day on that there was something. */
const isToKeep = (now: PortfolioDay, kept: readonly PortfolioDay[]): boolean =>
  (now.u > 0n || kept.length > 0) && !kept.some(({ at }) => dayNumber(at) === dayNumber(now.at));

function shownDay(day: PortfolioDay, before: PortfolioDay | undefined) {
  const none = { gained: 0n, added: 0n };
  const { gained, added } = before === undefined ? none : changeBetween(before, day);
  return {
    at: day.at,
    u: `${day.u}`,
    trx: `${day.trx}`,
    gained: `${gained}`,
    added: `${added}`,
  };
}

/** Against the newest day that is at least so many days old, and less than one more. */
function since(days: readonly PortfolioDay[], now: PortfolioDay | null, count: number) {
  if (now === null) return null;
  const first = days.findLastIndex(({ at }) => now.at - at >= count * DAY_MS);
  const start = days[first];
  if (start === undefined || now.at - start.at >= (count + 1) * DAY_MS) return null;
  const change = changeOver(days.slice(first));
  return (
    change && {
      from: change.from,
      u: `${change.u}`,
      gained: `${change.gained}`,
      added: `${change.added}`,
      rate: change.rate,
    }
  );
}
