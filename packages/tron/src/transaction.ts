import { fromHex, toHex, utf8ToBytes } from './bytes.ts';
import { sha256 } from './hash.ts';
import { decodeMessage } from './protobuf/decode.ts';
import { encodeMessage } from './protobuf/encode.ts';
import type { MessageOf, MessageType } from './protobuf/message-type.ts';
import { MalformedMessage } from './protobuf/wire.ts';
import {
  type ContractInput,
  type ContractType,
  type ContractValue,
  contractMessages,
  isContractType,
  typeUrlOf,
} from './protocol/contracts.ts';
import {
  type Contract,
  TransactionEnvelope,
  TransactionRaw as TransactionRawType,
} from './protocol/transaction.ts';
import { signDigest } from './signature.ts';

/** Thrown when bytes or JSON are not a transaction that a node could take. */
export class MalformedTransaction extends Error {
  override name = 'MalformedTransaction';
}

export type TransactionRaw = MessageOf<typeof TransactionRawType>;

/** The contract message of a transaction, told apart by `type`. */
export type TransactionContract = {
  [T in ContractType]: Readonly<{ type: T; value: ContractValue<T>; permissionId: number }>;
}[ContractType];

/** A transaction as received: `rawBytes` decide, the rest is derived from them and never re-encoded. */
export type Transaction = Readonly<{
  /** sha256 of `rawBytes`, hex. */
  id: string;
  rawBytes: Uint8Array;
  raw: TransactionRaw;
  contract: TransactionContract;
  signatures: readonly Uint8Array[];
}>;

/** The parts of a new transaction; times in milliseconds, `feeLimit` in sun, `memo` text as UTF-8. */
export type TransactionDraft<T extends ContractType> = Readonly<{
  type: T;
  value: ContractInput<T>;
  /** A recent block: the transaction is valid only on chains that contain it. */
  reference: Readonly<{ number: number; id: string }>;
  timestamp: number;
  expiration: number;
  feeLimit?: bigint | undefined;
  memo?: string | Uint8Array | undefined;
  permissionId?: number | undefined;
}>;

/** Room that nodes reserve for the result of each contract when they count bandwidth. */
const RESULT_SIZE = 64;

export function buildTransaction<T extends ContractType>(draft: TransactionDraft<T>): Transaction {
  const { type, reference, memo } = draft;
  const number = BigInt(reference.number).toString(16).padStart(4, '0');
  const rawBytes = encodeMessage(TransactionRawType, {
    ref_block_bytes: fromHex(number.slice(-4)),
    ref_block_hash: fromHex(reference.id.slice(16, 32)),
    expiration: BigInt(draft.expiration),
    data: typeof memo === 'string' ? utf8ToBytes(memo) : memo,
    contract: [
      {
        type,
        parameter: {
          type_url: typeUrlOf(type),
          value: encodeMessage<MessageType>(contractMessages[type], draft.value),
        },
        Permission_id: draft.permissionId,
      },
    ],
    timestamp: BigInt(draft.timestamp),
    fee_limit: draft.feeLimit,
  });
  return transactionFromRaw(rawBytes, []);
}

/** Appends a signature by this key; throws when the key is not a valid private key. */
export function signTransaction(transaction: Transaction, privateKey: Uint8Array): Transaction {
  const signature = signDigest(fromHex(transaction.id), privateKey);
  return { ...transaction, signatures: [...transaction.signatures, signature] };
}

/** The transaction in protobuf bytes; results (`ret`) are dropped. Throws MalformedTransaction. */
export function decodeTransaction(bytes: Uint8Array): Transaction {
  const { raw_data, signature } = decodeOrRefuse(TransactionEnvelope, bytes);
  const [rawBytes, second] = raw_data;
  if (rawBytes === undefined || second !== undefined) {
    throw new MalformedTransaction('a transaction has exactly one raw_data');
  }
  return transactionFromRaw(rawBytes, signature);
}

export function encodeTransaction(transaction: Transaction): Uint8Array {
  const { rawBytes, signatures } = transaction;
  return encodeMessage(TransactionEnvelope, { raw_data: [rawBytes], signature: signatures });
}

/** Throws MalformedTransaction unless the bytes hold exactly one contract of a known type. */
export function transactionFromRaw(
  rawBytes: Uint8Array,
  signatures: readonly Uint8Array[],
): Transaction {
  const raw = decodeOrRefuse(TransactionRawType, rawBytes);
  const [contract, second] = raw.contract;
  if (contract === undefined || second !== undefined) {
    throw new MalformedTransaction('a transaction has exactly one contract');
  }
  const id = toHex(sha256(rawBytes));
  return { id, rawBytes, raw, contract: decodeContract(contract), signatures };
}

/** Bytes that a node charges as bandwidth: without results, plus 64 for each contract's result. */
export function transactionSize(transaction: Transaction): number {
  return encodeTransaction(transaction).length + RESULT_SIZE * transaction.raw.contract.length;
}

function decodeContract(contract: MessageOf<typeof Contract>): TransactionContract {
  const { type, parameter } = contract;
  if (!isContractType(type)) throw new MalformedTransaction(`contract type ${type} has no message`);
  // Nodes look only at the name behind the last slash.
  const packed = parameter?.type_url.split('/').at(-1);
  if (parameter === undefined || packed !== `protocol.${type}`) {
    throw new MalformedTransaction(`parameter of ${type} is of type ${packed}`);
  }
  const value = decodeOrRefuse<MessageType>(contractMessages[type], parameter.value);
  return { type, value, permissionId: contract.Permission_id } as TransactionContract;
}

function decodeOrRefuse<T extends MessageType>(type: T, bytes: Uint8Array): MessageOf<T> {
  try {
    return decodeMessage(type, bytes);
  } catch (cause) {
    if (!(cause instanceof MalformedMessage)) throw cause;
    throw new MalformedTransaction(`${type.name}: ${cause.message}`, { cause });
  }
}
