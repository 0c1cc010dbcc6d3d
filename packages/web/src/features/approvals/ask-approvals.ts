import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { call } from '../../shared/http/call.ts';

type ApprovalPage = ReplyOf<EndpointAt<typeof paths.approvals.list>>;
export type GivenApproval = ApprovalPage['list'][number];

/** `isWhole` is false where there are older ones that were not asked for. */
export type GivenApprovals = Readonly<{ list: readonly GivenApproval[]; isWhole: boolean }>;

const PAGE_SIZE = 50;
/** Each is then asked of a public node, which answers only so many at a time. */
export const MOST_APPROVALS = 4 * PAGE_SIZE;

/** What an address allowed last and has not cancelled; how much of it is left only the chain knows. */
export const askApprovals = (
  address: Address,
  options: Readonly<{ signal?: AbortSignal }> = {},
): Promise<GivenApprovals> =>
  newestOf((pageNo) =>
    call(paths.approvals.list, { address, pageNo, pageSize: PAGE_SIZE }, options),
  );

/** Page after page, up to the most that is looked at. */
export async function newestOf(
  askPage: (pageNo: number) => Promise<Pick<ApprovalPage, 'list' | 'hasMore'>>,
): Promise<GivenApprovals> {
  const list: GivenApproval[] = [];
  for (let pageNo = 1; list.length < MOST_APPROVALS; pageNo++) {
    const page = await askPage(pageNo);
    list.push(...page.list);
    if (!page.hasMore) return { list, isWhole: true };
  }
  return { list, isWhole: false };
}
