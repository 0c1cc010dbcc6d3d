import { type HexAddress, hexAddressFromBytes } from '@vellum/tron/address';
import { toHex, utf8ToBytes } from '@vellum/tron/bytes';
import type { TransactionInfo, TransactionLog } from '@vellum/tron/client/transactions';
import { keccak256 } from '@vellum/tron/hash';

/** What an account has more, or less, of a coin after transactions; `coin` is null for TRX. */
export type CoinMove = Readonly<{
  coin: HexAddress | null;
  /** `came` without `gone`. */
  amount: bigint;
  gone: bigint;
  came: bigint;
}>;

/** A token that is one of a kind, as cards are: it came to the account, or went. */
export type TokenMove = Readonly<{ collection: HexAddress; id: bigint; came: boolean }>;

export type AccountMoves = Readonly<{
  /** Without the network fee: one sum for each coin that the account has more or less of, in the order of the log. */
  coins: readonly CoinMove[];
  tokens: readonly TokenMove[];
}>;

export type SentTransaction = Readonly<{
  info: Pick<TransactionInfo, 'failed' | 'logs' | 'internal'>;
  /** Who called, and the sun sent along. */
  caller: HexAddress;
  value: bigint;
}>;

type Move = Readonly<{ coin: HexAddress | null; from: HexAddress | null; to: HexAddress | null }> &
  Readonly<{ amount: bigint }>;

const topicOf = (signature: string) => toHex(keccak256(utf8ToBytes(signature)));
const TRANSFER = topicOf('Transfer(address,address,uint256)');
const DEPOSIT = topicOf('Deposit(address,uint256)');
const WITHDRAWAL = topicOf('Withdrawal(address,uint256)');

/**
 * What transactions moved for an account, by their logs and what contracts paid on. `wrapped` is WTRX, which tells
 * wrapping by events of its own.
 */
export function accountMoves(
  account: HexAddress,
  sent: readonly SentTransaction[],
  wrapped: HexAddress,
): AccountMoves {
  const done = sent.filter(({ info }) => !info.failed);
  const sums = new Map<HexAddress | null, Readonly<{ gone: bigint; came: bigint }>>();
  for (const { coin, from, to, amount } of done.flatMap((one) => movesOf(one, wrapped))) {
    const { gone, came } = sums.get(coin) ?? { gone: 0n, came: 0n };
    sums.set(coin, {
      gone: from === account ? gone + amount : gone,
      came: to === account ? came + amount : came,
    });
  }
  return {
    coins: [...sums]
      .map(([coin, { gone, came }]) => ({ coin, amount: came - gone, gone, came }))
      .filter(({ amount }) => amount !== 0n),
    tokens: lastOfEach(
      done.flatMap(({ info }) => info.logs.flatMap((log) => tokenMove(log, account))),
    ),
  };
}

function movesOf({ info, caller, value }: SentTransaction, wrapped: HexAddress): Move[] {
  return [
    // Where it went matters to nobody here.
    { coin: null, from: caller, to: null, amount: value },
    ...info.internal.map((inner) => ({ coin: null, ...inner })),
    ...info.logs.flatMap((log) => logMove(log, wrapped)),
  ];
}

function logMove({ address: coin, topics, data }: TransactionLog, wrapped: HexAddress): Move[] {
  const [event, one, other, id] = topics;
  if (!event || !one || data.length !== 32) return [];
  const [amount, name] = [bigintOf(data), toHex(event)];
  if (name === TRANSFER && other && !id) {
    return [{ coin, from: addressOf(one), to: addressOf(other), amount }];
  }
  if (coin !== wrapped || other) return [];
  if (name === DEPOSIT) return [{ coin, from: null, to: addressOf(one), amount }];
  return name === WITHDRAWAL ? [{ coin, from: addressOf(one), to: null, amount }] : [];
}

function tokenMove({ address, topics }: TransactionLog, account: HexAddress): TokenMove[] {
  const [event, from, to, id] = topics;
  if (!event || !from || !to || !id || toHex(event) !== TRANSFER) return [];
  const [giver, taker] = [addressOf(from), addressOf(to)];
  if ((giver === account) === (taker === account)) return [];
  return [{ collection: address, id: bigintOf(id), came: taker === account }];
}

/** What came and went again did not move. */
function lastOfEach(moves: readonly TokenMove[]): readonly TokenMove[] {
  const open = new Map<string, TokenMove>();
  for (const move of moves) {
    const key = `${move.collection} ${move.id}`;
    if (!open.delete(key)) open.set(key, move);
  }
  return [...open.values()];
}

const bigintOf = (bytes: Uint8Array): bigint => BigInt(`0x${toHex(bytes)}`);

const addressOf = (topic: Uint8Array): HexAddress => hexAddressFromBytes(topic.subarray(-20));
