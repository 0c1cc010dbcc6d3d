import { toHex } from '@vellum/tron/bytes';
import { isJsonObject, type Json } from '@vellum/tron/json';
import { invalidParams } from '../jsonrpc/rpc-error.ts';
import type { RpcMethod } from '../jsonrpc/rpc-methods.ts';
import { addressOf, bytes, count, integer, word } from './hook-values.ts';
import { impersonate } from './impersonation.ts';
import { snapshot, snapshotId } from './snapshots.ts';
import { storageRange } from './storage-range.ts';

const MAX_BLOCKS = 100;
const MAX_BLOCK_TIME = 60;
const MAX_INT64 = 2n ** 63n - 1n;

/** OpenZeppelin's plugin looks for `oz-tron` before it uses snapshots and time. */
const VERSION = 'v1.0.4-oz-tron-vellum';

/** Methods of the TronBox Runtime Environment, and those that OpenZeppelin's Hardhat plugin adds to it. Times are in milliseconds. */
export const treMethods: Readonly<Record<string, RpcMethod>> = {
  tre_version: () => VERSION,
  tre_instanceId: ({ instanceId }) => instanceId,
  tre_mine: async ({ control }, [options]) => {
    const blocks = isJsonObject(options) ? count(options['blocks'] ?? 1n, 1, MAX_BLOCKS) : 1;
    await control.mine(blocks);
    return '0x0';
  },
  tre_blockTime: async ({ control }, [seconds]) => {
    const time = count(seconds, 0, MAX_BLOCK_TIME);
    await control.setMining(
      time === 0 ? { mode: 'instant' } : { mode: 'interval', blockTimeMs: time * 1_000 },
    );
    return true;
  },
  tre_setNextBlockTimestamp: async ({ control }, [timestamp]) => {
    await control.setNextBlockTime(count(timestamp, 1, Number.MAX_SAFE_INTEGER));
    return true;
  },
  tre_snapshot: snapshot,
  // Tools read an answer without an error as success, so an unknown snapshot is an error here.
  tre_revert: async ({ control }, [id]) => {
    if (await control.revert(snapshotId(id))) return true;
    throw invalidParams(`unknown snapshot id: ${String(id)}`);
  },
  tre_dropSnapshot: ({ control }, [id]) => control.dropSnapshot(snapshotId(id)),
  tre_unlockedAccounts: (context, [addresses]) => {
    const owners: readonly Json[] = Array.isArray(addresses) ? addresses : [addresses ?? null];
    return impersonate(context, owners.map(addressOf));
  },
  tre_impersonateAccount: (context, [address]) => impersonate(context, [addressOf(address)]),
  tre_stopImpersonatingAccount: async ({ control }, [address]) => {
    await control.stopImpersonating(addressOf(address));
    return true;
  },
  tre_setAccountBalance: async ({ control }, [address, balance]) => {
    const edit = { address: addressOf(address), balance: integer(balance, 0n, MAX_INT64) };
    await control.edit([{ kind: 'balance', ...edit }]);
    return true;
  },
  tre_setAccountCode: async ({ control }, [address, code]) => {
    await control.edit([{ kind: 'code', address: addressOf(address), code: bytes(code) }]);
    return true;
  },
  tre_setAccountStorageAt: async ({ control }, [address, slot, value]) => {
    const edit = { address: addressOf(address), slot: toHex(word(slot)), value: word(value) };
    await control.edit([{ kind: 'slot', ...edit }]);
    return true;
  },
  debug_storageRangeAt: storageRange,
};
