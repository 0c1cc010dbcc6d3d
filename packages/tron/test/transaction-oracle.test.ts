import { TronWeb } from 'tronweb';
import { describe, expect, it } from 'vitest';
import { fromHex, toHex } from '../src/bytes.ts';
import type { Json, JsonObject } from '../src/json.ts';
import { contractMessages } from '../src/protocol/contracts.ts';
import {
  decodeTransaction,
  encodeTransaction,
  signTransaction,
  transactionFromRaw,
} from '../src/transaction.ts';
import { transactionFromJson, transactionToJson } from '../src/transaction-json.ts';
import { builders, OWNER_KEY, tronWeb } from './tronweb-builders.ts';

type TronWebTransaction = JsonObject & { txID: string; raw_data_hex: string; raw_data: JsonObject };

/** Bytes fields that java-tron prints as text when visible (HttpSelfFormatFieldName). */
const nameFields = new Set([
  'account_name',
  'account_id',
  'asset_name',
  'url',
  'update_url',
  'abbr',
  'description',
  'first_token_id',
  'second_token_id',
  'token_id',
]);

async function build(kind: string): Promise<TronWebTransaction> {
  return (await builders[kind]!()) as TronWebTransaction;
}

describe.each(Object.keys(builders))('%s built by TronWeb', (kind) => {
  it('has the same id and survives a round trip', async () => {
    const theirs = await build(kind);
    const ours = transactionFromRaw(fromHex(theirs.raw_data_hex), []);
    expect(ours.id).toBe(theirs.txID);
    expect(decodeTransaction(encodeTransaction(ours))).toEqual(ours);
  });

  it('is printed alike in hex', async () => {
    const theirs = await build(kind);
    const ours = transactionToJson(transactionFromRaw(fromHex(theirs.raw_data_hex), []), {
      visible: false,
    });
    const { visible: _visible, ...expected } = theirs;
    expect(comparable(ours)).toEqual(comparable(expected));
  });

  it('is printed with base58 and text when visible', async () => {
    const theirs = await build(kind);
    const ours = transactionToJson(transactionFromRaw(fromHex(theirs.raw_data_hex), []), {
      visible: true,
    });
    const isAsset = kind === 'AssetIssueContract';
    expect(comparable(ours['raw_data'])).toEqual(
      comparable(makeVisible(theirs.raw_data, isAsset) as Json),
    );
  });

  it('is encoded alike from its JSON alone', async () => {
    const { raw_data_hex, ...theirs } = await build(kind);
    expect(toHex(transactionFromJson(theirs).rawBytes)).toBe(raw_data_hex);
  });

  it.each([true, false])('is read back from our JSON (visible %s)', async (visible) => {
    const { raw_data_hex } = await build(kind);
    const ours = transactionFromRaw(fromHex(raw_data_hex), [new Uint8Array(65).fill(7)]);
    const { raw_data_hex: _hex, ...json } = transactionToJson(ours, { visible });
    expect(transactionFromJson({ ...json, visible })).toEqual(ours);
  });

  it('is signed alike', async () => {
    const theirs = await build(kind);
    const signed = await tronWeb.trx.sign(theirs as never, OWNER_KEY);
    const ours = signTransaction(
      transactionFromRaw(fromHex(theirs.raw_data_hex), []),
      fromHex(OWNER_KEY),
    );
    expect(ours.signatures.map(toHex)).toEqual(
      (signed as unknown as { signature: string[] }).signature.map((text) => text.toLowerCase()),
    );
  });
});

it('every contract type of TronWeb is among the samples', async () => {
  const built = await Promise.all(
    Object.keys(builders).map(async (kind) => transactionFromJson(await build(kind)).contract.type),
  );
  const missing = Object.keys(contractMessages).filter((type) => !built.includes(type as never));
  expect(missing).toEqual([
    'VoteAssetContract',
    'UnfreezeAssetContract',
    'MarketSellAssetContract',
    'MarketCancelOrderContract',
  ]);
});

/** Numbers instead of bigint, no defaults, capital enum names, and no fields that protobuf has no room for. */
function comparable(value: Json | undefined, name = ''): unknown {
  if (Array.isArray(value)) {
    const elements = value.map((element: Json) => comparable(element));
    // The parameters of a proposal are a map, which has no order of its own.
    return name === 'parameters' ? elements.map((one) => JSON.stringify(one)).sort() : elements;
  }
  if (typeof value === 'bigint') return Number(value);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value as JsonObject)
    .map(([key, field]): [string, unknown] => [key, comparable(spelling(key, field), key)])
    .filter(([key, field]) => key !== 'internalType' && !isDefault(field));
  return Object.fromEntries(fields);
}

/** Compilers spell ABI enums in lowercase; TronWeb numbers those of permissions. */
function spelling(key: string, field: Json | undefined): Json | undefined {
  if (key === 'type' && typeof field === 'number') return ['Owner', 'Witness', 'Active'][field];
  const isEnum = key === 'type' || key === 'stateMutability';
  return isEnum &&
    typeof field === 'string' &&
    /^[a-z]+$/.test(field) &&
    !/^(u?int|address|bool)/.test(field)
    ? `${field.charAt(0).toUpperCase()}${field.slice(1)}`
    : field;
}

function isDefault(field: unknown): boolean {
  const empty = Array.isArray(field) && field.length === 0;
  return (
    field === undefined ||
    field === 0 ||
    field === '' ||
    field === false ||
    field === 'Owner' ||
    empty
  );
}

function makeVisible(value: unknown, isAsset: boolean, key = ''): unknown {
  if (Array.isArray(value)) return value.map((element) => makeVisible(element, isAsset, key));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, makeVisible(field, isAsset, name)]),
    );
  }
  if (typeof value !== 'string') return value;
  if (/^41[0-9a-f]{40}$/.test(value)) return TronWeb.address.fromHex(value);
  return nameFields.has(key) || (isAsset && key === 'name') ? TronWeb.toUtf8(value) : value;
}
