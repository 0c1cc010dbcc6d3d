import type { EndpointAt, ReplyOf } from '@vellum/api/call-shape';
import { paths } from '@vellum/api/paths';
import type { Address } from '@vellum/tron/address';
import { call } from '../../shared/http/call.ts';

type ApprovalPage = ReplyOf<EndpointAt<typeof paths.approvals.list>>;
export type GivenApproval = ApprovalPage['list'][number];

/** More than anybody looks through, and each is asked of the chain. */
const MOST_PAGES = 4;

/** What an address has ever allowed and not cancelled; how much of it is left only the chain knows. */
export async function askApprovals(
  address: Address,
  options: Readonly<{ signal?: AbortSignal }> = {},
): Promise<readonly GivenApproval[]> {
  const list: GivenApproval[] = [];
  for (let pageNo = 1; pageNo <= MOST_PAGES; pageNo++) {
    const asked = { address, pageNo, pageSize: 50 };
    const page: ApprovalPage = await call(paths.approvals.list, asked, options);
    list.push(...page.list);
    if (!page.hasMore) break;
  }
  return list;
}
