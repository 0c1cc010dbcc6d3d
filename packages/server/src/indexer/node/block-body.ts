import { hash } from 'node:crypto';
import { deployedAddress, type HexAddress } from '@vellum/tron/address';
import type { JsonObject } from '@vellum/tron/json';
import { decodeMessage } from '@vellum/tron/protobuf/decode';
import { MalformedMessage } from '@vellum/tron/protobuf/wire';
import { TransferContract } from '@vellum/tron/protocol/balance';
import { CreateSmartContract, TriggerSmartContract } from '@vellum/tron/protocol/smart-contract';
import { TransactionRaw } from '@vellum/tron/protocol/transaction';
import type { IndexedTransaction, TrxTransfer } from '../indexed-block.ts';
import { base58Of } from './base58-of.ts';
import { type CheckedHead, readHead } from './block-head.ts';
import { InvalidBlock } from './invalid-block.ts';
import { hexBuffer, objectsOf, textOf } from './node-json.ts';
import { type PlainCall, readPlainCall } from './plain-call.ts';
import { readPrinted, resultOf } from './printed-transaction.ts';
import { leafOf, rootOf } from './transaction-root.ts';

/** What the sender of a transaction signed, as far as contracts are concerned. */
export type SentTransaction = Pick<
  IndexedTransaction,
  'kind' | 'id' | 'index' | 'owner' | 'contract' | 'data' | 'callValue' | 'expiration' | 'result'
>;

/** A transfer of TRX by its owner. */
export type SentTransfer = TrxTransfer & Readonly<{ kind: 'transfer'; result: string }>;

/** A block before its receipts are known. */
export type BlockBody = Readonly<{
  head: CheckedHead;
  /** Of all transactions, in order. */
  ids: readonly string[];
  /** Those that touch contracts. */
  sent: readonly SentTransaction[];
  transfers: readonly SentTransfer[];
  /** Whether the header commits to exactly these transactions. */
  proven: boolean;
}>;

/** A block as a node prints it. Refused unless every id is the hash of the bytes that were signed. */
export function readBody(block: JsonObject): BlockBody {
  const head = readHead(block);
  const printed = objectsOf(block, 'transactions');
  const raws = printed.map((transaction) => hexBuffer(textOf(transaction, 'raw_data_hex')));
  const ids = printed.map((transaction, index) => checkedId(transaction, raws[index]));
  const sent = printed.map((transaction, index) =>
    readSent(transaction, raws[index] ?? EMPTY, ids[index] ?? '', index),
  );
  return {
    head,
    ids,
    sent: sent.filter((transaction) => transaction !== null && transaction.kind !== 'transfer'),
    transfers: sent.filter((transaction) => transaction?.kind === 'transfer'),
    proven: rootOfPrinted(printed, raws) === head.transactionRoot,
  };
}

/** Null when a transaction is printed in a way that cannot be what the header commits to. */
function rootOfPrinted(printed: readonly JsonObject[], raws: readonly Uint8Array[]): string | null {
  try {
    return rootOf(printed.map((transaction, index) => leafOf(transaction, raws[index] ?? NOTHING)));
  } catch (error) {
    if (error instanceof MalformedMessage) return null;
    throw error;
  }
}

const NOTHING = new Uint8Array(0);
const EMPTY = Buffer.of();

function checkedId(transaction: JsonObject, raw: Uint8Array = NOTHING): string {
  const id = textOf(transaction, 'txID');
  if (hash('sha256', raw) !== id) throw new InvalidBlock(`${id} is not the id of its transaction`);
  return id;
}

/**
 * Nodes take more than our own reader does, such as a field of another wire type, and whoever sends a
 * transaction chooses its bytes: one that cannot be read here is taken as the node prints it.
 */
function readSent(
  transaction: JsonObject,
  raw: Buffer,
  id: string,
  index: number,
): SentTransaction | SentTransfer | null {
  const plain = unlessMalformed(() => readPlainCall(raw));
  if (plain) return plainlySent(plain, { id, index, result: resultOf(transaction) });
  const { buffer, byteOffset, length } = raw;
  const bytes = new Uint8Array(buffer, byteOffset, length);
  const signed = unlessMalformed(() => readSigned(transaction, bytes, id, index));
  return signed === undefined ? readPrinted(transaction, { id, index }) : signed;
}

function unlessMalformed<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof MalformedMessage) return undefined;
    throw error;
  }
}

function plainlySent(
  { owner, contract, data, callValue, expiration }: PlainCall,
  { id, index, result }: Pick<SentTransaction, 'id' | 'index' | 'result'>,
): SentTransaction {
  return {
    kind: 'call',
    id,
    index,
    owner: base58Of(owner),
    contract: base58Of(contract),
    data,
    callValue,
    expiration,
    result,
  };
}

function readSigned(
  transaction: JsonObject,
  rawBytes: Uint8Array,
  id: string,
  index: number,
): SentTransaction | SentTransfer | null {
  const raw = decodeMessage(TransactionRaw, rawBytes);
  const [contract] = raw.contract;
  const result = resultOf(transaction);
  const common = { id, index, expiration: Number(raw.expiration), result };
  const value = contract?.parameter?.value ?? NOTHING;
  if (contract?.type === 'TriggerSmartContract') return { ...common, ...readCall(value) };
  if (contract?.type === 'CreateSmartContract') return { ...common, ...readCreation(value, id) };
  if (contract?.type === 'TransferContract') return readTransfer(value, { index, result });
  return null;
}

/** Null for what no node would take: no transfer may stop the index. */
function readTransfer(
  bytes: Uint8Array,
  rest: Pick<SentTransfer, 'index' | 'result'>,
): SentTransfer | null {
  const { owner_address, to_address, amount } = decodeMessage(TransferContract, bytes);
  if (!isAddress(owner_address) || !isAddress(to_address)) return null;
  const [from, to] = [base58Of(addressOf(owner_address)), base58Of(addressOf(to_address))];
  return { kind: 'transfer', from, to, amount, ...rest };
}

function readCall(bytes: Uint8Array) {
  const call = decodeMessage(TriggerSmartContract, bytes);
  return {
    kind: 'call' as const,
    owner: base58Of(addressOf(call.owner_address)),
    contract: base58Of(addressOf(call.contract_address)),
    data: call.data,
    callValue: call.call_value,
  };
}

function readCreation(bytes: Uint8Array, id: string) {
  const creation = decodeMessage(CreateSmartContract, bytes);
  const owner = addressOf(creation.owner_address);
  return {
    kind: 'creation' as const,
    owner: base58Of(owner),
    contract: base58Of(deployedAddress(Buffer.from(id, 'hex'), owner)),
    data: NOTHING,
    callValue: creation.new_contract?.call_value ?? 0n,
  };
}

const isAddress = (bytes: Uint8Array) => bytes.length === 21 && bytes[0] === 0x41;

function addressOf(bytes: Uint8Array): HexAddress {
  if (!isAddress(bytes)) throw new InvalidBlock('an address is malformed');
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('hex') as HexAddress;
}
