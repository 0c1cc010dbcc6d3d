import type { ReplyOf } from '@vellum/api/endpoints/call-shape';
import type { tokenLaunch } from '@vellum/api/token-launch/token-launch';
import { DEAD_ADDRESS } from '@vellum/contracts/coins';
import type { Address } from '@vellum/tron/address';
import { type Page, readPage, rowsAsked } from '../../platform/http/read-page.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { BurnRow, HolderRow } from './index/launch-rows.ts';
import type { LaunchParts } from './launch-parts.ts';
import type { TextRow } from './text-store.ts';
import { listedToken } from './token-shape.ts';
import type { TokenFilter, TokenSort } from './token-statement.ts';
import type { TokenRow } from './token-store.ts';

const BPS = 10_000n;

/** Tokens for lists and search. */
export async function tokenPage(
  { tokens }: LaunchParts,
  { pageNo, pageSize, sort, ...filter }: Page & TokenFilter & Readonly<{ sort: TokenSort }>,
): Promise<ReplyOf<typeof tokenLaunch.list>> {
  const { offset, limit } = rowsAsked({ pageNo, pageSize });
  const found = await tokens.page({ filter, sort, rows: { offset, limit: limit + 1 } });
  const { head, solid, rows } = found;
  return {
    list: rows.slice(0, pageSize).map((row) => ({
      ...listedToken(row),
      final: row.changed_block <= solid,
    })),
    pageNo,
    pageSize,
    hasMore: rows.length > pageSize,
    asOf: { head, solid },
  };
}

type OfToken = Page & Readonly<{ tokenAddress: Address }>;

/** Holders of one token, the largest first. */
export async function holderPage(parts: LaunchParts, { tokenAddress, ...page }: OfToken) {
  const { row, asOf } = await known(parts, tokenAddress);
  const found = await readPage(page, (rows) => parts.tokens.holders(tokenAddress, rows));
  const list = found.list.map((holder) => ({
    ...shownHolder(holder, row, parts.contracts.locker),
    final: holder.block <= asOf.solid,
  }));
  return { ...found, list, asOf };
}

/** Every text a token ever had. */
export async function editPage(parts: LaunchParts, { tokenAddress, ...page }: OfToken) {
  const { asOf } = await known(parts, tokenAddress);
  const found = await readPage(page, (rows) => parts.texts.page(tokenAddress, rows));
  const list = found.list.map((line) => ({
    ...shownEdit(line),
    texts: line.texts as Record<string, string>,
    final: true,
  }));
  return { ...found, list, asOf };
}

export async function burnPage(parts: LaunchParts, { tokenAddress, ...page }: OfToken) {
  const { asOf } = await known(parts, tokenAddress);
  const found = await readPage(page, (rows) => parts.tokens.burns(tokenAddress, rows));
  const list = found.list.map((burn) => ({ ...shownBurn(burn), final: burn.block <= asOf.solid }));
  return { ...found, list, asOf };
}

async function known({ tokens }: LaunchParts, token: Address) {
  const { rows, head, solid } = await tokens.find(token);
  const [row] = rows;
  if (row === undefined) throw new Refusal({ code: 'NOT_FOUND' });
  return { row, asOf: { head, solid } };
}

export const shownHolder = ({ owner, amount }: HolderRow, row: TokenRow, locker: Address) => ({
  address: owner,
  amount: String(amount),
  share: row.supply === 0n ? 0 : Number((amount * BPS) / row.supply),
  kind: kindOf(owner, row, locker),
});

function kindOf(owner: Address, row: TokenRow, locker: Address) {
  const kinds = [
    ['creator', row.creator],
    ['pair', row.pair],
    ['presale', row.presale],
    ['trade', row.trade],
    ['locker', locker],
    ['basePool', row.base_pool],
    ['dead', DEAD_ADDRESS],
  ] as const;
  return kinds.find(([, address]) => address === owner)?.[0] ?? null;
}

export const shownBurn = ({ at, amount, reserve_after, txid }: BurnRow) => ({
  at: Number(at),
  amount: String(amount),
  reserveAfter: String(reserve_after),
  txid,
});

export const shownEdit = ({ number, at, author, changed, hash, previous }: TextRow) => ({
  number,
  at,
  by: author,
  changed: [...changed],
  hash,
  previous,
});
