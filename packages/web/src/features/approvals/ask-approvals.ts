import type { EndpointAt, ReplyOf } from '@vellum/api/endpoints/call-shape';
import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { everyPage } from '../../shared/http/by-page.ts';
import { call } from '../../shared/http/call.ts';

type ApprovalPage = ReplyOf<EndpointAt<typeof paths.approvals.list>>;
export type GivenApproval = ApprovalPage['list'][number];

/** `isWhole` is false where there are older ones that were not asked for. */
export type GivenApprovals = Readonly<{ list: readonly GivenApproval[]; isWhole: boolean }>;

const PAGE_SIZE = 50;
/** Each is then asked of a public node, which answers only so many at a time. */
const MOST_PAGES = 4;
export const MOST_APPROVALS = MOST_PAGES * PAGE_SIZE;

/** What an address allowed last and has not cancelled; how much of it is left only the chain knows. */
export const askApprovals = (
  address: Address,
  options: Readonly<{ signal?: AbortSignal }> = {},
): Promise<GivenApprovals> =>
  everyPage(
    (pageNo) => call(paths.approvals.list, { address, pageNo, pageSize: PAGE_SIZE }, options),
    MOST_PAGES,
  );
