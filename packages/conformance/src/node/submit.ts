import { addressBytes, type HexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { isJsonObject, type JsonObject } from '@vellum/tron/json';
import type { ContractInput, ContractType } from '@vellum/tron/protocol/contracts';
import {
  buildTransaction,
  encodeTransaction,
  signTransaction,
  type Transaction,
} from '@vellum/tron/transaction';
import type { HttpAnswer, TronNode } from './tron-node.ts';

export type Signer = Readonly<{ address: HexAddress; key: Uint8Array }>;

export type TransactionOptions = Readonly<{
  feeLimit?: bigint;
  memo?: string;
  permissionId?: number;
  /** Keys that sign in place of the owner's. */
  keys?: readonly Uint8Array[];
}>;

export type Submitted = Readonly<{
  transaction: Transaction;
  /** What the node said to the broadcast. */
  broadcast: HttpAnswer;
  /** What it keeps of the transaction once that is in a block; undefined when it refused. */
  info: JsonObject | undefined;
}>;

/** A busy node drops what waits; it is then signed again, as a wallet would. */
const ATTEMPTS = 3;
const LIFETIME = 60_000;

let lastTimestamp = 0;

/** Builds and signs a transaction on the node's newest block; equal calls give different ids. */
export async function sign<T extends ContractType>(
  node: TronNode,
  owner: Signer,
  type: T,
  value: Omit<ContractInput<T>, 'owner_address'>,
  options: TransactionOptions = {},
): Promise<Transaction> {
  const reference = await node.head();
  lastTimestamp = Math.max(reference.timestamp, lastTimestamp + 1);
  const draft = buildTransaction({
    type,
    value: { owner_address: addressBytes(owner.address), ...value } as ContractInput<T>,
    reference,
    timestamp: lastTimestamp,
    // A chain without traffic may make no blocks, and its newest one is then long ago.
    expiration: Math.max(reference.timestamp, Date.now()) + LIFETIME,
    feeLimit: options.feeLimit,
    memo: options.memo,
    permissionId: options.permissionId,
  });
  const keys = options.keys ?? [owner.key];
  return keys.reduce((signed, key) => signTransaction(signed, key), draft);
}

/** Signs, broadcasts and waits for the block. */
export async function submit<T extends ContractType>(
  node: TronNode,
  owner: Signer,
  type: T,
  value: Omit<ContractInput<T>, 'owner_address'>,
  options: TransactionOptions = {},
): Promise<Submitted> {
  for (let attempt = 1; ; attempt++) {
    const transaction = await sign(node, owner, type, value, options);
    const broadcast = await broadcastHex(node, transaction);
    const accepted = isJsonObject(broadcast.body) && broadcast.body['result'] === true;
    if (!accepted) return { transaction, broadcast, info: undefined };
    const info = await waitForInfo(node, transaction);
    if (info !== undefined) return { transaction, broadcast, info };
    if (attempt === ATTEMPTS) throw new Error(`${type} ${transaction.id} never got into a block`);
  }
}

function broadcastHex(node: TronNode, transaction: Transaction): Promise<HttpAnswer> {
  const body = { transaction: toHex(encodeTransaction(transaction)) };
  return node.ask({ method: 'POST', path: '/wallet/broadcasthex', body });
}

/** What the node keeps of a transaction, or undefined when it expired without a block. */
async function waitForInfo(
  node: TronNode,
  { id, raw }: Transaction,
): Promise<JsonObject | undefined> {
  const expiration = Number(raw.expiration);
  for (
    let head = await node.head();
    ;
    head = await node.block(await node.blockAfter(head.number))
  ) {
    const info = await node.post('/wallet/gettransactioninfobyid', { value: id });
    if (info['id'] !== undefined) return info;
    if (head.timestamp > expiration) return undefined;
  }
}
