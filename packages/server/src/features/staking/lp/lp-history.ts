import type { Address } from '@vellum/tron/address';
import { type Page, readPage } from '../../../platform/http/read-page.ts';
import { moneyOf } from '../named-coin.ts';
import type { StakingParts } from '../staking-parts.ts';
import { lpPools } from './lp-rows.ts';
import type { LpStep } from './lp-store.ts';

/** What an address did in all pools, the newest first. */
export async function lpEventPage(
  parts: StakingParts,
  address: Address,
  { what, ...page }: Page & Readonly<{ what?: LpStep | undefined }>,
) {
  const { head, solid } = await parts.position();
  const found = await readPage(page, (rows) => parts.lp.events(address, what, rows));
  const list = found.list.map(async ({ source, kind, amount, at, block, txid }) => {
    const { lp, reward } = await parts.lpFacts(source);
    return {
      poolId: lpPools.find((pool) => pool.source === source)?.poolId ?? 0,
      what: kind,
      amount: moneyOf(kind === 'claim' ? reward : lp, amount),
      at: Number(at),
      ...{ block, txid, final: block <= solid },
    };
  });
  return { ...found, list: await Promise.all(list), asOf: { head, solid } };
}
