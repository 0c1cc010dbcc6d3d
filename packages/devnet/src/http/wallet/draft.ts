import { utf8ToBytes } from '@vellum/tron/bytes';
import type { Json, JsonObject } from '@vellum/tron/json';
import type { ContractInput, ContractType } from '@vellum/tron/protocol/contracts';
import { buildTransaction, type Transaction } from '@vellum/tron/transaction';
import type { Chain } from '../../chain/chain.ts';
import { NullPointer } from '../../wire/java-bytes.ts';
import { topBlock } from '../chain-view.ts';
import { JavaError } from './java-error.ts';
import { hexBytes, numberFormatError, parseInt64 } from './java-values.ts';
import { exactLong } from './readings.ts';
import { textOf } from './servlet-request.ts';

/** Milliseconds after the head's time; the same that TronWeb gives. */
const LIFETIME = 60_000;

/** What a request may say beside the contract itself; servlets of java-tron differ in what they read of it. */
export type DraftField = 'fee_limit' | 'extra_data' | 'Permission_id';

/** What is in a draft beside its contract. */
export type DraftOptions = Readonly<{
  feeLimit?: bigint | undefined;
  memo?: Uint8Array | undefined;
  permissionId?: number | undefined;
  /** Milliseconds; now when absent. */
  timestamp?: number;
}>;

/** The options that a request gives. */
export function draftOptions(
  fields: JsonObject,
  visible: boolean,
  names: readonly DraftField[],
): DraftOptions {
  const feeLimit = names.includes('fee_limit') ? exactLong(fields, 'fee_limit') : 0n;
  const permissionId = names.includes('Permission_id') ? permissionOf(fields) : 0;
  return {
    feeLimit: feeLimit === 0n ? undefined : feeLimit,
    permissionId: permissionId > 0 ? permissionId : undefined,
    memo: names.includes('extra_data') ? memoOf(fields, visible) : undefined,
  };
}

/** A transaction for the caller to sign. */
export function draftTransaction<T extends ContractType>(
  chain: Chain,
  type: T,
  value: ContractInput<T>,
  { timestamp = chain.now(), ...options }: DraftOptions = {},
): Transaction {
  return buildTransaction({
    type,
    value,
    // A solid block stays on the chain, so the draft outlives every reorganisation.
    reference: topBlock({ chain, finality: 'solid' }),
    timestamp,
    expiration: chain.head().timestamp + LIFETIME,
    ...options,
  });
}

function memoOf(fields: JsonObject, visible: boolean): Uint8Array | undefined {
  if (fields['extra_data'] === undefined) return undefined;
  const text = textOf(fields['extra_data']);
  if (text === null) throw new NullPointer();
  if (text === '') return undefined;
  return visible ? utf8ToBytes(text) : hexBytes(text);
}

function permissionOf(fields: JsonObject): number {
  const given: Json | undefined = fields['Permission_id'];
  if (given === undefined) return 0;
  if (typeof given === 'number') return Math.trunc(given);
  if (typeof given === 'boolean') return Number(given);
  const text = textOf(given);
  if (text === null || text === '' || text === 'null') throw new NullPointer();
  if (typeof given === 'object') {
    throw new JavaError(
      'com.alibaba.fastjson.JSONException',
      `can not cast to int, value : ${text}`,
    );
  }
  const number = parseInt64(text);
  if (number === undefined || BigInt.asIntN(32, number) !== number) {
    throw numberFormatError(`For input string: "${text}"`);
  }
  return Number(number);
}
