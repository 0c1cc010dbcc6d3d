import { toHex } from '@vellum/tron/bytes';
import type { Json } from '@vellum/tron/json';
import type { RpcMethod } from '../jsonrpc/rpc-methods.ts';
import { addressOf, count, word } from './hook-values.ts';

const MAX_SLOTS = 1_000;
const ZERO = '0'.repeat(64);

/**
 * Storage slots of a contract at the newest block, from `start` on, as hex without 0x. The first is `start`
 * itself even if it is empty: OpenZeppelin's plugin reads a single slot so.
 */
export const storageRange: RpcMethod = async (
  { chain },
  [_block, _transaction, contract, startKey, limit = 1],
) => {
  const address = addressOf(contract);
  const start = toHex(word(startKey));
  const most = count(limit, 1, MAX_SLOTS);
  const rows = await chain.read('head', (state) => state.slots(address));
  const found = [...rows].filter(([slot]) => slot > start).sort(([a], [b]) => (a < b ? -1 : 1));
  const first = rows.find(([slot]) => slot === start);
  const listed = [first ?? ([start, undefined] as const), ...found];
  const storage: Record<string, Json> = {};
  for (const [slot, value] of listed.slice(0, most)) {
    storage[slot] = { key: slot, value: value === undefined ? ZERO : toHex(value) };
  }
  return { storage, nextKey: listed[most]?.[0] ?? null };
};
