import { fromHex, toHex, utf8ToBytes } from './bytes.ts';
import { sha256 } from './hash.ts';
import { decodeMessage } from './protobuf/decode.ts';
import { encodeMessage } from './protobuf/encode.ts';
import type { MessageInput, MessageOf, MessageType } from './protobuf/message-type.ts';
import { MalformedMessage } from './protobuf/wire.ts';
import type { contractMessages } from './protocol/contracts.ts';
import {
  type Contract,
  TransactionEnvelope,
  TransactionRaw as TransactionRawType,
} from './protocol/transaction.ts';

/** Thrown when bytes or JSON are not a transaction that a node could take. */
export class MalformedTransaction extends Error {
  override name = 'MalformedTransaction';
}

/** Messages by contract type. */
export type ContractTable = Readonly<Record<string, MessageType>>;
type AllContracts = typeof contractMessages;

export type TransactionRaw = MessageOf<typeof TransactionRawType>;

/** The contract of a transaction, told apart by `type`; `message` is the table of `value`. */
export type TransactionContract<C extends ContractTable = AllContracts> = {
  [T in keyof C]: Readonly<{
    type: T;
    message: C[T];
    value: MessageOf<C[T]>;
    permissionId: number;
  }>;
}[keyof C];

/** A transaction as received: `rawBytes` decide, the rest is derived from them and never re-encoded. */
export type Transaction<C extends ContractTable = AllContracts> = Readonly<{
  /** sha256 of `rawBytes`, hex. */
  id: string;
  rawBytes: Uint8Array;
  raw: TransactionRaw;
  contract: TransactionContract<C>;
  signatures: readonly Uint8Array[];
}>;

/** The parts of a new transaction; times in milliseconds, `feeLimit` in sun, `memo` text as UTF-8. */
export type TransactionDraft<C extends ContractTable, T extends keyof C> = Readonly<{
  type: T;
  value: MessageInput<C[T]>;
  /** A recent block: the transaction is valid only on chains that contain it. */
  reference: Readonly<{ number: number; id: string }>;
  timestamp: number;
  expiration: number;
  feeLimit?: bigint | undefined;
  memo?: string | Uint8Array | undefined;
  permissionId?: number | undefined;
}>;

export type TransactionCodec<C extends ContractTable> = Readonly<{
  build<T extends keyof C>(draft: TransactionDraft<C, T>): Transaction<C>;
  /** The transaction in protobuf bytes; results (`ret`) are dropped. Throws MalformedTransaction. */
  decode(bytes: Uint8Array): Transaction<C>;
  /** Throws MalformedTransaction unless the bytes hold exactly one contract of the table. */
  fromRaw(rawBytes: Uint8Array, signatures: readonly Uint8Array[]): Transaction<C>;
}>;

/** Builds and reads transactions of the given contract types; a page names only those it uses. */
export function createTransactionCodec<const C extends ContractTable>(
  contracts: C,
): TransactionCodec<C> {
  const fromRaw = (rawBytes: Uint8Array, signatures: readonly Uint8Array[]) => {
    const raw = decodeOrRefuse(TransactionRawType, rawBytes);
    const contract = decodeContract(contracts, onlyOf(raw.contract, 'contract'));
    return { id: toHex(sha256(rawBytes)), rawBytes, raw, contract, signatures };
  };
  return {
    fromRaw,
    build: (draft) => fromRaw(encodeRaw(contracts, draft), []),
    decode: (bytes) => {
      const { raw_data, signature } = decodeOrRefuse(TransactionEnvelope, bytes);
      return fromRaw(onlyOf(raw_data, 'raw_data'), signature);
    },
  };
}

function encodeRaw<C extends ContractTable, T extends keyof C>(
  contracts: C,
  draft: TransactionDraft<C, T>,
): Uint8Array {
  const { type, value, reference, memo } = draft;
  const number = BigInt(reference.number).toString(16).padStart(4, '0');
  const parameter = {
    type_url: `type.googleapis.com/protocol.${String(type)}`,
    value: encodeMessage<MessageType>(contracts[type] as MessageType, value),
  };
  return encodeMessage(TransactionRawType, {
    ref_block_bytes: fromHex(number.slice(-4)),
    ref_block_hash: fromHex(reference.id.slice(16, 32)),
    expiration: BigInt(draft.expiration),
    data: typeof memo === 'string' ? utf8ToBytes(memo) : memo,
    contract: [{ type: type as 'TransferContract', parameter, Permission_id: draft.permissionId }],
    timestamp: BigInt(draft.timestamp),
    fee_limit: draft.feeLimit,
  });
}

function decodeContract<C extends ContractTable>(
  contracts: C,
  contract: MessageOf<typeof Contract>,
): TransactionContract<C> {
  const { type, parameter } = contract;
  const message = Object.hasOwn(contracts, type) ? contracts[type] : undefined;
  if (message === undefined) throw new MalformedTransaction(`contract type ${type} is not known`);
  // Nodes look only at the name behind the last slash.
  const packed = parameter?.type_url.split('/').at(-1);
  if (parameter === undefined || packed !== `protocol.${type}`) {
    throw new MalformedTransaction(`parameter of ${type} is of type ${packed}`);
  }
  const value = decodeOrRefuse<MessageType>(message, parameter.value);
  const permissionId = contract.Permission_id;
  return { type, message, value, permissionId } as unknown as TransactionContract<C>;
}

function onlyOf<T>(values: readonly T[], what: string): T {
  const [value, second] = values;
  if (value === undefined || second !== undefined) {
    throw new MalformedTransaction(`a transaction has exactly one ${what}`);
  }
  return value;
}

function decodeOrRefuse<T extends MessageType>(type: T, bytes: Uint8Array): MessageOf<T> {
  try {
    return decodeMessage(type, bytes);
  } catch (cause) {
    if (!(cause instanceof MalformedMessage)) throw cause;
    throw new MalformedTransaction(`${type.name}: ${cause.message}`, { cause });
  }
}
