import { fromHex, toHex } from '@vellum/tron/bytes';
import { sha256 } from '@vellum/tron/hash';
import { isJsonObject, type Json, type JsonObject } from '@vellum/tron/json';
import { encodeMessage } from '@vellum/tron/protobuf/encode';
import { messageFromJson } from '@vellum/tron/protocol/from-json';
import { TransactionRaw } from '@vellum/tron/protocol/transaction';
import { MalformedTransaction, type Transaction } from '@vellum/tron/transaction';
import { transactionFromJson } from '@vellum/tron/transaction-json';
import { NullPointer } from '../wire/java-bytes.ts';
import { asJavaError, parseError } from './java-error.ts';

/** A transaction to broadcast, or the id of one without a contract that java-tron could read. */
export type Broadcast = Readonly<{ transaction: Transaction }> | Readonly<{ txid: string }>;

/** What a request to broadcast carries. Like java-tron it reads `raw_data` alone, whatever `raw_data_hex` says. */
export function broadcastOf(fields: JsonObject, visible: boolean): Broadcast {
  const raw = fields['raw_data'];
  if (!isJsonObject(raw)) throw new NullPointer();
  const contracts = raw['contract'];
  if (!Array.isArray(contracts)) throw new NullPointer();
  const bare = orUnreadable(() => rawWithoutContracts(raw, visible));
  const signature = orUnreadable(() => signaturesIn(fields['signature'] ?? []));
  try {
    return { transaction: transactionFromJson({ raw_data: raw, signature, visible }) };
  } catch (error) {
    if (!(error instanceof MalformedTransaction)) throw error;
    return { txid: toHex(sha256(bare)) };
  }
}

function rawWithoutContracts(raw: JsonObject, visible: boolean): Uint8Array {
  return encodeMessage(
    TransactionRaw,
    messageFromJson(TransactionRaw, { ...raw, contract: [] }, { visible }),
  );
}

/** Where java-tron cannot read a part outside of the contracts it goes on without a transaction. */
function orUnreadable<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (asJavaError(error) === undefined) throw error;
    throw new NullPointer();
  }
}

/** One signature need not be in a list. */
function signaturesIn(json: Json): string[] {
  return (Array.isArray(json) ? json : [json]).map((signature: Json) => {
    if (typeof signature !== 'string') throw parseError('a signature is a text');
    fromHex(signature);
    return signature;
  });
}
