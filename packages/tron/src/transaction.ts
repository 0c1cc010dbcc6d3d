import { fromHex, joinBytes } from './bytes.ts';
import { encodeDelimitedField } from './protobuf/wire.ts';
import { type ContractType, contractMessages } from './protocol/contracts.ts';
import { signDigest } from './signature.ts';
import {
  createTransactionCodec,
  type Transaction,
  type TransactionDraft,
} from './transaction-codec.ts';

export type { Transaction, TransactionContract, TransactionRaw } from './transaction-codec.ts';
export { MalformedTransaction } from './transaction-codec.ts';

const codec = /* @__PURE__ */ createTransactionCodec(contractMessages);

/** Room that nodes reserve for the result of each contract when they count bandwidth. */
const RESULT_SIZE = 64;
/** Numbers of the two fields of `Transaction` that are kept. */
const RAW_DATA = 1;
const SIGNATURE = 2;

export function buildTransaction<T extends ContractType>(
  draft: TransactionDraft<typeof contractMessages, T>,
): Transaction {
  return codec.build(draft);
}

/** The transaction in protobuf bytes; results (`ret`) are dropped. Throws MalformedTransaction. */
export function decodeTransaction(bytes: Uint8Array): Transaction {
  return codec.decode(bytes);
}

/** Throws MalformedTransaction unless the bytes hold exactly one contract of a known type. */
export function transactionFromRaw(
  rawBytes: Uint8Array,
  signatures: readonly Uint8Array[],
): Transaction {
  return codec.fromRaw(rawBytes, signatures);
}

export function encodeTransaction(
  transaction: Pick<Transaction, 'rawBytes' | 'signatures'>,
): Uint8Array {
  const { rawBytes, signatures } = transaction;
  return joinBytes([
    encodeDelimitedField(RAW_DATA, rawBytes),
    ...signatures.map((signature) => encodeDelimitedField(SIGNATURE, signature)),
  ]);
}

/** Appends a signature by this key; throws when the key is not a valid private key. */
export function signTransaction(transaction: Transaction, privateKey: Uint8Array): Transaction {
  const signature = signDigest(fromHex(transaction.id), privateKey);
  return { ...transaction, signatures: [...transaction.signatures, signature] };
}

/** Bytes that a node charges as bandwidth: without results, plus 64 for each contract's result. */
export function transactionSize(transaction: Transaction): number {
  return encodeTransaction(transaction).length + RESULT_SIZE * transaction.raw.contract.length;
}
