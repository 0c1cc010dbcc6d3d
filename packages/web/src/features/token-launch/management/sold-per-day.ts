import { queryOptions } from '@tanstack/react-query';
import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { call } from '../../../shared/http/call.ts';

export type SaleRecord = ReplyOf<EndpointAt<typeof paths.presale.list>>['list'][number];

export type DaySold = Readonly<{ day: number; sold: number }>;

const DAY = 86_400_000;
export const DAYS = 6;
const PAGE = 50;
/** Records beyond these are more than a page may ask for; then there is no picture. */
const MOST_PAGES = 8;

/** Shares sold less shares given back on each of the last days, oldest first; days begin with the reader's own. */
export function soldPerDay(records: readonly SaleRecord[], now: number): readonly DaySold[] {
  const today = startOfDay(now);
  const days = Array.from({ length: DAYS }, (_, place) =>
    startOfDay(today - (DAYS - 1 - place) * DAY + DAY / 2),
  );
  return days.map((day, place) => {
    const end = days[place + 1] ?? Number.POSITIVE_INFINITY;
    const ofDay = records.filter(({ at }) => at >= day && at < end);
    return { day, sold: ofDay.reduce((sum, record) => sum + sharesOf(record), 0) };
  });
}

function sharesOf({ kind, shares }: SaleRecord): number {
  if (kind === 'bought') return shares;
  return kind === 'left' ? -shares : 0;
}

function startOfDay(time: number): number {
  const date = new Date(time);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

/** Records of the last days, the newest first; null when there are too many to read. */
export const recentSalesQuery = (tokenAddress: Address, since: number) =>
  queryOptions({
    queryKey: ['presale', 'recent', tokenAddress, since],
    queryFn: async ({ signal }) => {
      const found: SaleRecord[] = [];
      for (let pageNo = 1; pageNo <= MOST_PAGES; pageNo++) {
        const asked = { tokenAddress, pageNo, pageSize: PAGE };
        const { list, hasMore } = await call(paths.presale.list, asked, { signal });
        found.push(...list);
        if (!hasMore || (list.at(-1)?.at ?? 0) < since) return found;
      }
      return null;
    },
  });
