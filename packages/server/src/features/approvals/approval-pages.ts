import type { Address } from '@vellum/tron/address';
import { type Page, readPage } from '../../platform/http/read-page.ts';
import type { ApprovalParts } from './approval-parts.ts';

/** What an address allowed others to take. */
export async function approvalPage(
  parts: ApprovalParts,
  { address, ...page }: Page & Readonly<{ address: Address }>,
) {
  const { head, solid } = await parts.position();
  const found = await readPage(page, (rows) => parts.store.page(address, rows));
  const list = found.list.map(async ({ coin, spender, spender_name, amount, ...row }) => ({
    coin,
    ...(await saidBy(parts, coin)),
    spender,
    spenderName: spender_name,
    given: String(amount),
    at: Number(row.at),
    txid: row.txid,
    block: row.block,
    final: row.block <= solid,
  }));
  return { ...found, list: await Promise.all(list), asOf: { head, solid } };
}

/** Without a node approvals are still shown, with the address of their coin alone. */
const saidBy = ({ facts }: ApprovalParts, coin: Address) =>
  facts(coin).catch(() => ({ symbol: null, decimals: null }));
