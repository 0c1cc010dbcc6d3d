import type { WriteCall } from '@vellum/contracts/contract-face';
import type { Signer } from '@vellum/contracts/deploy/signer';
import { prepare, settle } from '@vellum/contracts/deploy/transactor';
import type { HexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { getNowBlock } from '@vellum/tron/client/blocks';
import type { Client } from '@vellum/tron/client/client';
import type { TransactionInfo } from '@vellum/tron/client/transactions';
import type { ContractInput, ContractType } from '@vellum/tron/protocol/contracts';
import { buildTransaction, encodeTransaction } from '@vellum/tron/transaction';

const LIFETIME = 60_000;
/** A node that is short of time drops what waits; one that never takes anything is broken. */
const TRIES = 5;

type Native<T extends ContractType> = Readonly<{ type: T; value: ContractInput<T> }>;

/** Sends a native contract until a block holds it, signing again what expired in none. */
export async function sendUntilMined<T extends ContractType>(
  client: Client,
  signer: Signer,
  what: string,
  contract: Native<T>,
): Promise<TransactionInfo> {
  return persist(what, async () => {
    const head = await getNowBlock(client);
    const expiration = head.timestamp + LIFETIME;
    const draft = { ...contract, reference: head, timestamp: Date.now(), expiration };
    const signed = await signer.sign(buildTransaction(draft));
    const transaction = toHex(encodeTransaction(signed));
    return settle(client, { step: what, creates: false, txid: signed.id, transaction, expiration });
  });
}

/** Calls a contract in the same way. */
export async function callUntilMined(
  client: Client,
  signer: Signer,
  contract: HexAddress,
  { data, value, feeLimit }: WriteCall,
): Promise<TransactionInfo> {
  return persist('call', async () => {
    const draft = { kind: 'call', contract, data, value } as const;
    return settle(client, await prepare(client, signer, 'call', draft, feeLimit));
  });
}

async function persist(
  what: string,
  attempt: () => Promise<TransactionInfo | null>,
): Promise<TransactionInfo> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const info = await attempt();
    if (info?.failed) throw new Error(`${what}: ${info.result} ${info.message} (${info.id})`);
    if (info) return info;
  }
  throw new Error(`${what}: ${TRIES} transactions expired, none of them in a block`);
}
