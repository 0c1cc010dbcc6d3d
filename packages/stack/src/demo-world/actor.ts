import type { ReadCall, WriteCall } from '@vellum/contracts/contract-face';
import { keySigner, type Signer } from '@vellum/contracts/deploy/signer';
import { prepare, settle } from '@vellum/contracts/deploy/transactor';
import type { HexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import type { Client } from '@vellum/tron/client/client';
import { simulateCall } from '@vellum/tron/client/constant-call';
import type { TransactionLog } from '@vellum/tron/client/transactions';
import { ContractReverted } from '@vellum/tron/errors';

/** Someone who lives in the demo world. */
export type Person = Readonly<{ name: string; signer: Signer }>;

export function person(name: string, privateKey: string): Person {
  return { name, signer: keySigner(privateKey) };
}

/** Sends a call as an ordinary signed transaction and waits for its block; throws when it fails there. */
export async function act(
  client: Client,
  who: Person,
  contract: HexAddress,
  call: WriteCall,
): Promise<void> {
  await actLogged(client, who, contract, call);
}

/** Acts, and gives the logs. */
export async function actLogged(
  client: Client,
  { name, signer }: Person,
  contract: HexAddress,
  { data, value, feeLimit }: WriteCall,
): Promise<readonly TransactionLog[]> {
  const draft = { kind: 'call', contract, data, value } as const;
  const pending = await prepare(client, signer, name, draft, feeLimit);
  const info = await settle(client, pending);
  if (!info) throw new Error(`the transaction of ${name} ran out: ${pending.txid}`);
  if (info.failed) {
    throw new Error(`${name}: ${info.result} ${toHex(info.returnData)} (${info.id})`);
  }
  return info.logs;
}

/** Asks a contract. */
export async function ask<R>(
  client: Client,
  contract: HexAddress,
  { data, decode }: ReadCall<R>,
): Promise<R> {
  const outcome = await simulateCall(client, { caller: contract, contract, data });
  if (outcome.status !== 'success') throw new ContractReverted(outcome.message, outcome.data);
  return decode(outcome.data);
}
