import type { Address } from '@vellum/tron/address';
import { type Page, readPage } from '../../platform/http/read-page.ts';
import type { BurnParts } from './burn-parts.ts';

/** Burns, newest first: of all, or of one address. */
export async function burnPage(
  { position, store, coins }: BurnParts,
  { address, ...page }: Page & Readonly<{ address?: Address | undefined }>,
) {
  const { head, solid } = await position();
  const found = await readPage(page, (rows) => store.page(address, rows));
  const list = await Promise.all(
    found.list.map(async (row) => ({
      id: String(row.id),
      user: row.burner,
      coin: row.coin,
      symbol: (await coins(row.coin)).symbol ?? '',
      burnAmount: String(row.amount),
      uAmount: String(row.u_amount),
      createTime: Number(row.at),
      txid: row.txid,
      final: row.block <= solid,
    })),
  );
  return { ...found, list, asOf: { head, solid } };
}
