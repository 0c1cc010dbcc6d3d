import type { HexAddress } from '@vellum/tron/address';
import type { Account } from '../state/account.ts';
import { type Exchange, type ExchangeSide, exchangeKey } from '../state/exchange.ts';
import type { StateReader } from '../state/state-reader.ts';
import type { WorldState } from '../state/world-state.ts';
import { addTokens, tokenBalance } from '../tokens/token-balance.ts';

/** TRX where tokens are named by their ids. */
export const TRX = '_';
/** Units that one side of an exchange may hold. */
export const MOST_BALANCE = 1_000_000_000_000_000n;

/** Whether a side would hold too much; java-tron adds in 64 bits, where the largest sums turn negative. */
export function exceeds(balance: bigint): boolean {
  return BigInt.asIntN(64, balance) > MOST_BALANCE;
}

export function findExchange(state: StateReader, id: bigint): Exchange | undefined {
  return state.record('exchange', exchangeKey(Number(id)));
}

/** The side of a token, and the other one; undefined when the exchange has no such token. */
export function sidesOf(
  { first, second }: Exchange,
  token: string,
): Readonly<{ side: ExchangeSide; other: ExchangeSide }> | undefined {
  if (token === first.token) return { side: first, other: second };
  return token === second.token ? { side: second, other: first } : undefined;
}

/** Adds to both sides, named by the token of one. */
export function withBalances(
  exchange: Exchange,
  token: string,
  change: Readonly<{ side: bigint; other: bigint }>,
): Exchange {
  const isFirst = token === exchange.first.token;
  const { first, second } = exchange;
  const [byFirst, bySecond] = isFirst ? [change.side, change.other] : [change.other, change.side];
  return {
    ...exchange,
    first: { ...first, balance: first.balance + byFirst },
    second: { ...second, balance: second.balance + bySecond },
  };
}

export const putExchange = (state: WorldState, exchange: Exchange): void =>
  state.putRecord('exchange', exchangeKey(exchange.id), exchange);

/** What an account has of a token, or of TRX. */
function heldOf(account: Account, token: string): bigint {
  return token === TRX ? account.balance : tokenBalance(account, token);
}

/** java-tron's words when an account has less than it needs; it words TRX alike everywhere. */
export function shortage(
  account: Account,
  token: string,
  needed: bigint,
  wording: string,
): string | undefined {
  if (heldOf(account, token) >= needed) return undefined;
  return token === TRX ? 'balance is not enough' : wording;
}

/** Gives units of a token or sun to an account, or (negative) takes them. */
export function give(state: WorldState, address: HexAddress, token: string, by: bigint): void {
  if (token !== TRX) {
    addTokens(state, address, token, by);
    return;
  }
  const account = state.account(address);
  if (account === undefined) throw new Error(`account ${address} is missing`);
  state.putAccount({ ...account, balance: account.balance + by });
}

export const isTokenId = (token: string): boolean => token === TRX || /^[1-9]\d*$/.test(token);
