import { setTimeout as sleep } from 'node:timers/promises';
import { addressBytes, type HexAddress } from '@vellum/tron/address';
import { toSun } from '@vellum/tron/amount';
import { fromHex, toHex } from '@vellum/tron/bytes';
import { getBlockByNumber, getNowBlock } from '@vellum/tron/client/blocks';
import { broadcast } from '@vellum/tron/client/broadcast';
import type { Client } from '@vellum/tron/client/client';
import {
  getTransaction,
  getTransactionInfo,
  type TransactionInfo,
} from '@vellum/tron/client/transactions';
import { draftCall } from '@vellum/tron/contract-call';
import { TransactionRejected } from '@vellum/tron/errors';
import { buildTransaction, decodeTransaction, encodeTransaction } from '@vellum/tron/transaction';
import type { Blueprint } from './blueprint.ts';
import { StepFailed } from './deployment-errors.ts';
import type { PendingTransaction } from './deployment-file.ts';
import { publishedAbi } from './published-abi.ts';
import type { Signer } from './signer.ts';

const LIFETIME = 120_000;
const POLL = 1_500;
const REMEDY =
  'name one in TRON_FULL_NODE that does (java-tron: storage.transHistory.switch = "on"), and run it again';
/** Users pay the energy of their own calls; the deployer owes nothing for them. */
const USER_PAYS = 100n;
const ORIGIN_ENERGY_LIMIT = 10_000_000n;

export type Draft =
  | Readonly<{ kind: 'create'; blueprint: Blueprint; initCode: Uint8Array }>
  | Readonly<{ kind: 'call'; contract: HexAddress; data: Uint8Array; value: bigint }>;

/** Signs a transaction; it is not sent before the caller has written it down. */
export async function prepare(
  client: Client,
  signer: Signer,
  step: string,
  draft: Draft,
  feeLimit: bigint,
): Promise<PendingTransaction> {
  const head = await getNowBlock(client);
  const expiration = head.timestamp + LIFETIME;
  const transaction = buildTransaction({
    ...contractOf(signer.address, draft),
    feeLimit,
    reference: head,
    // The chain's time, so that the same deployment on the same chain is the same transactions.
    timestamp: head.timestamp,
    expiration,
  });
  const signed = await signer.sign(transaction);
  return {
    step,
    creates: draft.kind === 'create',
    txid: signed.id,
    transaction: toHex(encodeTransaction(signed)),
    expiration,
  };
}

/** What became of a signed transaction: its receipt, or null when no block can hold it any more. */
export async function settle(
  client: Client,
  pending: PendingTransaction,
): Promise<TransactionInfo | null> {
  const found = await getTransactionInfo(client, pending.txid);
  if (found) return found;
  await send(client, pending);
  for (;;) {
    const info = await getTransactionInfo(client, pending.txid);
    if (info) return info;
    const head = await getNowBlock(client);
    if (head.timestamp > pending.expiration) return lateReceipt(client, pending);
    await sleep(POLL);
  }
}

/** A node that has the transaction and not its receipt would have every step paid for again and again. */
async function lateReceipt(
  client: Client,
  { step, txid }: PendingTransaction,
): Promise<TransactionInfo | null> {
  const found = await getTransactionInfo(client, txid);
  if (found || !(await getTransaction(client, txid))) return found;
  throw new StepFailed(step, `${txid} is on the chain, but the node stores no receipts: ${REMEDY}`);
}

/** Id of block 0. */
export async function genesisIdOf(client: Client): Promise<string> {
  const genesis = await getBlockByNumber(client, 0);
  if (!genesis) throw new Error('the node returns no block 0');
  return genesis.id;
}

async function send(client: Client, { transaction }: PendingTransaction): Promise<void> {
  try {
    await broadcast(client, decodeTransaction(fromHex(transaction)));
  } catch (error) {
    if (!(error instanceof TransactionRejected) || !isHarmless(error.code)) throw error;
  }
}

/** Sent in an earlier run: in the pool or on the chain, or too old for either, which `settle` finds out. */
function isHarmless(code: string): boolean {
  return code === 'DUP_TRANSACTION_ERROR' || code === 'TRANSACTION_EXPIRATION_ERROR';
}

function contractOf(owner: HexAddress, draft: Draft) {
  if (draft.kind === 'call') {
    const { contract, data, value } = draft;
    const call = { caller: owner, contract, data };
    return draftCall(value === 0n ? call : { ...call, value: toSun(value) });
  }
  const { blueprint, initCode } = draft;
  return {
    type: 'CreateSmartContract',
    value: {
      owner_address: addressBytes(owner),
      new_contract: {
        origin_address: addressBytes(owner),
        abi: publishedAbi(blueprint.abi),
        bytecode: initCode,
        consume_user_resource_percent: USER_PAYS,
        name: blueprint.contract,
        origin_energy_limit: ORIGIN_ENERGY_LIMIT,
      },
    },
  } as const;
}
