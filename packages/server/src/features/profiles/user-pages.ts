import type { UserSort } from '@vellum/api/wire/choice-lists';
import type { Address } from '@vellum/tron/address';
import type { Database } from '../../platform/database/database.ts';
import type { Rows } from '../../platform/http/read-page.ts';
import { perBlock } from '../../platform/per-block.ts';
import { pickUsers, type UserQuestion, type UserRow, userRows } from './user-rows.ts';

/** Orders that no index has: everyone must be looked at, so that is done once for each block and page. */
const counted: ReadonlySet<UserSort> = new Set(['power', 'cards']);

/** Pages of the active users. Who stands where is of the block; what they say of themselves is of now. */
export function userPages(database: Database) {
  const picked = perBlock<string, readonly Address[]>((key) => {
    const [sort, offset, limit] = key.split(' ') as [UserSort, string, string];
    return pickUsers(database, { sort }, { offset: Number(offset), limit: Number(limit) });
  });
  return async (
    headId: string,
    question: UserQuestion,
    { offset, limit }: Rows,
  ): Promise<readonly UserRow[]> => {
    const { sort, keyword = '' } = question;
    const addresses =
      keyword === '' && counted.has(sort)
        ? await picked(headId, `${sort} ${offset} ${limit}`)
        : await pickUsers(database, question, { offset, limit });
    return userRows(database, addresses);
  };
}
