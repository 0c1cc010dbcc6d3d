import { fromHexAddress, type HexAddress, parseHexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import type { Json, JsonObject } from '@vellum/tron/json';
import { isJsonObject } from '@vellum/tron/json';
import { decodeTransaction, type Transaction } from '@vellum/tron/transaction';
import type { Block } from '../../chain/block.ts';
import type { BranchBlock, FundedAccount, Mining } from '../../chain/control.ts';
import type { Handler, HandlerTable, HttpCall } from '../handler.ts';
import { countOf, flagOf, int64Of, type Params, textOf } from '../params.ts';
import { HttpRefusal } from '../reply.ts';

const SUN_PER_TRX = 1_000_000n;
const DEFAULT_BALANCE_TRX = 10_000n;
const DEFAULT_ACCOUNTS = 10;
const MAX_ACCOUNTS = 1_000;
/** What a visitor is given at once, and from what balance on nothing, in sun. */
const DRIP = 10_000n * SUN_PER_TRX;
const ENOUGH = 1_000n * SUN_PER_TRX;
/** Blocks of one request. */
const MAX_BLOCKS = 10_000;

/** Test hooks. The first two are those of TRON's own test node; the others are ours and only by POST. */
export const adminTools: HandlerTable = {
  'accounts-json': ({ control, batches }) => ({
    ...keysOf(control.accounts),
    more: batches.map(keysOf),
  }),
  'temporary-accounts-generation': async ({ control, params, batches }) => {
    const count = countOf(params, 'accounts') || DEFAULT_ACCOUNTS;
    if (count < 0 || count > MAX_ACCOUNTS) throw refused(`accounts must be 1 to ${MAX_ACCOUNTS}`);
    const trx = int64Of(params, 'defaultBalance') || DEFAULT_BALANCE_TRX;
    if (trx < 0n) throw refused('defaultBalance must be positive');
    batches.push(await control.generateAccounts(count, trx * SUN_PER_TRX));
    return keysOf(batches.at(-1) ?? []);
  },
  faucet: byPost(async ({ control, params }) => {
    const amount = int64Of(params, 'amount');
    if (amount <= 0n) throw refused('amount must be positive, in sun');
    return { txid: await control.faucet(anyAddress(params, 'address'), amount) };
  }),
  drip: byPost(async ({ chain, control, params, drips }) => {
    const address = anyAddress(params, 'address');
    const balance = await chain.read('head', (state) => state.account(address)?.balance ?? 0n);
    if (balance >= ENOUGH) throw refused('the address has enough');
    if (!drips.take(address, performance.now()))
      throw refused('too many requests: try again later');
    return { txid: await control.faucet(address, DRIP), amount: DRIP };
  }),
  mine: byPost(async ({ control, params }) => {
    const count = countOf(params, 'blocks') || 1;
    if (count < 0 || count > MAX_BLOCKS) throw refused(`blocks must be 1 to ${MAX_BLOCKS}`);
    return blockReference(await control.mine(count));
  }),
  time: byPost(async ({ chain, control, params }) => {
    const timestamp = countOf(params, 'timestamp');
    const increase = countOf(params, 'increase');
    if (timestamp < 0 || increase < 0) throw refused('time does not go back');
    // Blocks in a row run ahead of the clock, a millisecond each.
    const present = Math.max(chain.now(), chain.head().timestamp);
    const arrival = (timestamp || present) + increase;
    if (timestamp > 0 || increase > 0) await control.travelTo(arrival);
    return { now: chain.now() };
  }),
  mining: byPost(async ({ control, params }) => {
    if (textOf(params, 'mode') !== '') await control.setMining(miningOf(params));
    return control.mining();
  }),
  'solid-lag': byPost(async ({ chain, control, params }) => {
    await control.setSolidLag(countOf(params, 'blocks'));
    return { solid: chain.solidNumber() };
  }),
  snapshot: byPost(async ({ control }) => ({ id: await control.snapshot() })),
  revert: byPost(async ({ chain, control, params }) => ({
    reverted: await control.revert(countOf(params, 'id')),
    ...blockReference(chain.head()),
  })),
  reorganise: byPost(async ({ chain, control, params }) => {
    const depth = countOf(params, 'depth');
    const blocks = listOf(params.fields['blocks']).map((block) => branchBlock(chain, block));
    const ignoreReference = flagOf(params, 'ignoreReference');
    const result = await control.reorganise({ depth, blocks, ignoreReference });
    return {
      ...blockReference(result.head),
      removed: result.removed.map(blockReference),
      added: result.added.map(blockReference),
      dropped: result.dropped.map(({ transaction, message }) => ({
        txid: transaction.id,
        message,
      })),
    };
  }),
};

/** A refusal of a test hook. */
function refused(message: string): HttpRefusal {
  return new HttpRefusal(400, { Error: message });
}

/** An address in any spelling. */
function anyAddress(params: Params, name: string): HexAddress {
  const address = parseHexAddress(textOf(params, name));
  if (address === null) throw refused(`${name} is not an address`);
  return address;
}

// Every browser sends Origin with a POST to another site, which is what the guard goes by.
function byPost(handler: Handler): Handler {
  return async (call: HttpCall) => {
    if (call.method !== 'POST') throw new HttpRefusal(405, { Error: 'use POST' });
    return handler(call);
  };
}

function keysOf(accounts: readonly FundedAccount[]): JsonObject {
  return {
    privateKeys: accounts.map(({ privateKey }) => privateKey),
    addresses: accounts.map(({ address }) => fromHexAddress(address)),
  };
}

function blockReference({ number, id }: Block): JsonObject {
  return { number, blockID: id };
}

function miningOf(params: Params): Mining {
  const mode = textOf(params, 'mode');
  if (mode === 'instant' || mode === 'manual') return { mode };
  const blockTimeMs = countOf(params, 'blockTimeMs');
  const poolDelayMs = countOf(params, 'poolDelayMs');
  if (mode !== 'interval' || blockTimeMs <= 0 || poolDelayMs < 0) {
    throw refused('mode must be instant, manual, or interval with blockTimeMs');
  }
  return { mode, blockTimeMs, ...(poolDelayMs > 0 && { poolDelayMs }) };
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** Transactions are named by id, if the chain knows them, or given as hex. */
function branchBlock(chain: HttpCall['chain'], block: Json): BranchBlock {
  if (!isJsonObject(block)) throw refused('a block is an object with transactions');
  const timestamp = block['timestamp'];
  return {
    transactions: listOf(block['transactions']).map((entry) => branchTransaction(chain, entry)),
    ...(typeof timestamp === 'number' && { timestamp }),
  };
}

function branchTransaction(chain: HttpCall['chain'], entry: Json): Transaction {
  if (typeof entry !== 'string') throw refused('a transaction is an id or hex');
  const known = chain.find(entry)?.transaction;
  if (known) return known;
  if (entry.length === 64) throw refused(`no transaction ${entry}`);
  return decodeTransaction(fromHex(entry));
}
