import { type HexAddress, parseHexAddress } from '@vellum/tron/address';
import { fromHex, toHex } from '@vellum/tron/bytes';
import { isJsonObject, type Json } from '@vellum/tron/json';
import type { ChainControl } from '../chain/control.ts';
import { ControlRefused } from '../chain/control-refused.ts';
import type { HttpCall } from './handler.ts';
import { textOf } from './params.ts';
import { HttpRefusal } from './reply.ts';

type Method = (control: ChainControl, params: readonly Json[]) => Promise<Json>;

const INVALID_PARAMS = -32602;
const NO_METHOD = -32601;
const MAX_BLOCKS = 100n;
const MAX_BLOCK_TIME = 60n;
const MAX_INT64 = 2n ** 63n - 1n;

/** Thrown for arguments that a method does not take. */
class InvalidParams extends Error {
  override name = 'InvalidParams';
}

/** JSON-RPC methods of TRON's own test node. */
const methods: Readonly<Record<string, Method>> = {
  tre_mine: async (control, [options]) => {
    const blocks = isJsonObject(options) ? integer(options['blocks'] ?? 1n, 1n, MAX_BLOCKS) : 1n;
    await control.mine(Number(blocks));
    return '0x0';
  },
  tre_blockTime: async (control, [seconds]) => {
    const time = Number(integer(seconds, 0n, MAX_BLOCK_TIME));
    await control.setMining(
      time === 0 ? { mode: 'instant' } : { mode: 'interval', blockTimeMs: time * 1_000 },
    );
    return true;
  },
  tre_unlockedAccounts: async (control, [addresses]) => {
    const owners: readonly Json[] = Array.isArray(addresses) ? addresses : [addresses ?? null];
    await control.unlock(owners.map(account));
    return true;
  },
  tre_setAccountBalance: async (control, [address, balance]) => {
    const edit = { address: account(address), balance: integer(balance, 0n, MAX_INT64) };
    await control.edit([{ kind: 'balance', ...edit }]);
    return true;
  },
  tre_setAccountCode: async (control, [address, code]) => {
    await control.edit([{ kind: 'code', address: account(address), code: bytes(code) }]);
    return true;
  },
  tre_setAccountStorageAt: async (control, [address, slot, value]) => {
    const edit = { address: account(address), slot: toHex(word(slot)), value: word(value) };
    await control.edit([{ kind: 'slot', ...edit }]);
    return true;
  },
};

export async function tre({ control, method, params }: HttpCall): Promise<Json> {
  if (method !== 'POST') throw new HttpRefusal(405, { Error: 'use POST' });
  const { id = null, params: args = [] } = params.fields;
  const name = textOf(params, 'method');
  const run = Object.hasOwn(methods, name) ? methods[name] : undefined;
  if (!run) return failure(id, NO_METHOD, `the method ${name} does not exist`);
  if (!Array.isArray(args)) return failure(id, INVALID_PARAMS, 'params must be a list');
  try {
    return { jsonrpc: '2.0', id, result: await run(control, args) };
  } catch (error) {
    if (!(error instanceof InvalidParams || error instanceof ControlRefused)) throw error;
    return failure(id, INVALID_PARAMS, error.message);
  }
}

function failure(id: Json, code: number, message: string): Json {
  return { jsonrpc: '2.0', id, error: { code, message } };
}

function account(value: Json | undefined): HexAddress {
  const address = typeof value === 'string' ? parseHexAddress(value) : null;
  if (address === null) throw new InvalidParams('not an address');
  return address;
}

/** Numbers, decimal texts and 0x texts. */
function integer(value: Json | undefined, least: bigint, most: bigint): bigint {
  const text = typeof value === 'string' ? value : String(value ?? '');
  if (!/^(0x[0-9a-fA-F]{1,64}|\d{1,40})$/.test(text)) throw new InvalidParams('not an integer');
  const number = BigInt(text);
  if (number < least || number > most) throw new InvalidParams(`not within ${least} and ${most}`);
  return number;
}

function bytes(value: Json | undefined): Uint8Array {
  if (typeof value !== 'string' || !/^(0x)?([0-9a-fA-F]{2})*$/.test(value)) {
    throw new InvalidParams('not hex');
  }
  return fromHex(value);
}

/** 32 bytes, zeros in front. */
function word(value: Json | undefined): Uint8Array {
  const given = typeof value === 'string' ? value.replace(/^0x/, '') : '';
  if (!/^[0-9a-fA-F]{1,64}$/.test(given)) throw new InvalidParams('not a word of 32 bytes');
  return fromHex(given.padStart(64, '0'));
}
