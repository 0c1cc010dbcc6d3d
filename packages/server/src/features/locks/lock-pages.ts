import type { Address } from '@vellum/tron/address';
import { type Page, readPage } from '../../platform/http/read-page.ts';
import type { LockParts } from './lock-parts.ts';
import { lockStateOf } from './lock-row.ts';
import type { LockFilter } from './lock-store.ts';

/** Locks of a coin, of an address, or all. */
export async function lockPage(
  parts: LockParts,
  { pageNo, pageSize, ...filter }: Page & LockFilter,
) {
  const { head, solid, chainTime } = await parts.position();
  const page = { pageNo, pageSize };
  const found = await readPage(page, (rows) => parts.store.page(filter, chainTime, rows));
  const list = found.list.map(async (row) => ({
    lockerAddress: row.locker,
    coinAddress: row.coin,
    lockAmount: String(row.amount),
    createTime: Number(row.create_time),
    lockTime: Number(row.lock_time),
    locked: row.taken_at === null,
    index: String(row.idx),
    ...(await shownCoin(parts, row.coin)),
    madeBy: row.made_by,
    madeAt: Number(row.made_at),
    extended: row.extended,
    state: lockStateOf(row, chainTime),
    takenAt: row.taken_at === null ? null : Number(row.taken_at),
    block: row.block,
    txid: row.txid,
    final: row.block <= solid,
  }));
  return { ...found, list: await Promise.all(list), asOf: { head, solid } };
}

/** Coins and pools that have locks. */
export async function lockedCoinPage(parts: LockParts, page: Page) {
  const { head, solid, chainTime } = await parts.position();
  const found = await readPage(page, (rows) => parts.store.coins(parts.ownCoins, chainTime, rows));
  const list = found.list.map(async ({ coin, locks, lockers, locked, due, earliest }) => ({
    coin,
    ...(await shownCoin(parts, coin)),
    locks: Number(locks),
    lockers: Number(lockers),
    locked: String(locked),
    due: String(due),
    earliest: earliest === null ? null : Number(earliest),
  }));
  return { ...found, list: await Promise.all(list), asOf: { head, solid } };
}

/** Without a node the locks are still shown, with the address of their coin alone. */
async function shownCoin({ coin: read }: LockParts, coin: Address) {
  const found = await read(coin).catch(() => null);
  const { symbol, decimals, kind } = found ?? { symbol: null, decimals: null, kind: 'coin' };
  return { symbol, decimals, kind };
}
