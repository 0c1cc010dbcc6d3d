import { type AccountMoves, accountMoves } from '@vellum/contracts/account-moves';
import {
  type Address,
  type HexAddress,
  hexAddressFromBytes,
  toHexAddress,
} from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import { getTransactionInfo } from '@vellum/tron/client/transactions';
import { readWallet } from '@vellum/tron/client/wallet-request';
import { MalformedAnswer } from '@vellum/tron/errors';
import { callCodec } from '../../chain/call-transaction.ts';
import type { Chain } from '../../chain/chain.ts';

/** Transactions of one account: what was wanted, and the approvals that came first. */
export type PaidTransactions = Readonly<{
  account: Address;
  calls: readonly string[];
  approvals: readonly string[];
}>;

/** What transactions did to an account, by their blocks; fees in sun, to the last one. */
export type ActionReceipt = AccountMoves &
  Readonly<{ fees: Readonly<{ calls: bigint; approvals: bigint }>; count: number }>;

/** The node that was asked does not have the block yet. */
export class NotInBlock extends Error {}

/** Throws NotInBlock, or what went wrong while a node was asked. */
export async function readReceipt(
  { client, contract }: Pick<Chain, 'client' | 'contract'>,
  { account, calls, approvals }: PaidTransactions,
): Promise<ActionReceipt> {
  const [paid, before] = await Promise.all([readAll(client, calls), readAll(client, approvals)]);
  const all = [...before, ...paid];
  return {
    ...accountMoves(toHexAddress(account), all, toHexAddress(contract('wtrx'))),
    fees: { calls: feeOf(paid), approvals: feeOf(before) },
    count: all.length,
  };
}

type Sent = Awaited<ReturnType<typeof readSent>>;

const readAll = (client: Client, txids: readonly string[]): Promise<Sent[]> =>
  Promise.all(txids.map((txid) => readSent(client, txid)));

async function readSent(client: Client, txid: string) {
  const [call, info] = await Promise.all([
    readCall(client, txid),
    getTransactionInfo(client, txid),
  ]);
  if (call === null || info === null) throw new NotInBlock(`${txid} is in no block yet`);
  return { info, ...call };
}

const feeOf = (sent: readonly Sent[]): bigint => sent.reduce((sum, { info }) => sum + info.fee, 0n);

/** The bytes that were signed, held against their hash: a node's word is not needed for what was sent along. */
async function readCall(
  client: Client,
  txid: string,
): Promise<Readonly<{ caller: HexAddress; value: bigint }> | null> {
  const answer = await readWallet(client, 'gettransactionbyid', { value: txid });
  if (answer.empty) return null;
  const { id, contract } = callCodec.fromRaw(answer.bytes('raw_data_hex'), []);
  if (id !== txid) throw new MalformedAnswer(`transaction ${txid} was answered by another`);
  const { owner_address, call_value } = contract.value;
  return { caller: hexAddressFromBytes(owner_address), value: call_value };
}
