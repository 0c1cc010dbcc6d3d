import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { everyPage } from '../../shared/http/by-page.ts';
import { call } from '../../shared/http/call.ts';

type Lock = ReplyOf<EndpointAt<typeof paths.locks.list>>['list'][number];
type AskPage = (
  asked: Readonly<{ made: 'own' | 'byOther'; state: 'due' | 'running'; pageNo: number }>,
) => Promise<Readonly<{ list: readonly Lock[]; hasMore: boolean }>>;

const PAGE_SIZE = 50;
/** Of locks that others made for the address: anybody can make any number of them. */
const MOST_PAGES_BY_OTHERS = 2;

/** Locks of a coin that an address has, what can be taken out first. */
export const readOpenLocks = (
  address: Address,
  coin: Address,
  signal: AbortSignal,
): Promise<readonly Lock[]> =>
  openLocks((asked) =>
    call(paths.locks.list, { address, coin, pageSize: PAGE_SIZE, ...asked }, { signal }),
  );

export async function openLocks(ask: AskPage): Promise<readonly Lock[]> {
  const own = { made: 'own', most: Number.POSITIVE_INFINITY } as const;
  const byOther = { made: 'byOther', most: MOST_PAGES_BY_OTHERS } as const;
  const lists = await Promise.all(
    [own, byOther].flatMap(({ made, most }) =>
      (['due', 'running'] as const).map((state) =>
        everyPage((pageNo) => ask({ made, state, pageNo }), most),
      ),
    ),
  );
  return lists.flatMap(({ list }) => list).sort((a, b) => a.lockTime - b.lockTime);
}
