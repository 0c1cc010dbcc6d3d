import { type AccountMoves, accountMoves, type CoinMove } from '@vellum/contracts/account-moves';
import {
  type Address,
  fromHexAddress,
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
import { addressesInCall, isNamedCoin } from './named-coins.ts';

/** Transactions of one account: what was wanted, and what came first. */
export type PaidTransactions = Readonly<{
  account: Address;
  calls: readonly string[];
  approvals: readonly string[];
  /** Steps before it, with their approvals. */
  before?: readonly string[];
  /** The block that is said to hold the calls; null where that is not known, or each has its own. */
  block: number | null;
  /** Coins that the action is about. */
  coins: readonly Address[];
}>;

/** What transactions did to an account, by their blocks; fees in sun, to the last one. */
export type ActionReceipt = AccountMoves &
  Readonly<{
    fees: Readonly<{ calls: bigint; approvals: bigint; before: bigint }>;
    count: number;
    /** How many other coins logged a transfer of this account: their names and amounts are their own claim. */
    unknownCoins: number;
    /** Nothing can replace the blocks any more. */
    isFinal: boolean;
  }>;

/** The node that was asked does not have the transaction in the block. */
export class NotInBlock extends Error {}

/** Throws NotInBlock, or what went wrong while a node was asked. */
export async function readReceipt(
  chain: Chain,
  { account, calls, approvals, before = [], block, coins }: PaidTransactions,
  isListed: (coin: Address) => Promise<boolean>,
): Promise<ActionReceipt> {
  const { client, contract } = chain;
  const [paid, allowed, led] = await Promise.all([
    readAll(client, calls),
    readAll(client, approvals),
    readAll(client, before),
  ]);
  if (block !== null && paid.some(({ info }) => info.blockNumber !== block)) {
    throw new NotInBlock(`block ${block} does not hold the calls`);
  }
  const all = [...led, ...allowed, ...paid];
  const moves = accountMoves(toHexAddress(account), all, toHexAddress(contract('wtrx')));
  const named = [...coins, ...all.flatMap((sent) => sent.named)];
  const counts = await Promise.all(
    moves.coins.map(async ({ coin }: CoinMove) =>
      coin === null ? true : isNamedCoin(fromHexAddress(coin), { chain, named, isListed }),
    ),
  );
  return {
    ...moves,
    coins: moves.coins.filter((_, place) => counts[place]),
    unknownCoins: counts.filter((isNamed) => !isNamed).length,
    fees: { calls: feeOf(paid), approvals: feeOf(allowed), before: feeOf(led) },
    count: all.length,
    isFinal: all.every((sent) => sent.isFinal),
  };
}

type Sent = Awaited<ReturnType<typeof readSent>>;

const readAll = (client: Client, txids: readonly string[]): Promise<Sent[]> =>
  Promise.all(txids.map((txid) => readSent(client, txid)));

async function readSent(client: Client, txid: string) {
  const [call, final] = await Promise.all([
    readCall(client, txid),
    getTransactionInfo(client, txid, { finality: 'confirmed' }),
  ]);
  const info = final ?? (await getTransactionInfo(client, txid));
  if (call === null || info === null) throw new NotInBlock(`${txid} is in no block`);
  return { info, isFinal: final !== null, ...call };
}

const feeOf = (sent: readonly Sent[]): bigint => sent.reduce((sum, { info }) => sum + info.fee, 0n);

/** The bytes that were signed, held against their hash: a node's word is not needed for what was sent along. */
async function readCall(
  client: Client,
  txid: string,
): Promise<Readonly<{ caller: HexAddress; value: bigint; named: readonly Address[] }> | null> {
  const answer = await readWallet(client, 'gettransactionbyid', { value: txid });
  if (answer.empty) return null;
  const { id, contract } = callCodec.fromRaw(answer.bytes('raw_data_hex'), []);
  if (id !== txid) throw new MalformedAnswer(`transaction ${txid} was answered by another`);
  const { owner_address, call_value, data } = contract.value;
  return {
    caller: hexAddressFromBytes(owner_address),
    value: call_value,
    named: addressesInCall(data),
  };
}
