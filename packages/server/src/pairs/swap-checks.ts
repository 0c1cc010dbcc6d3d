import { trc20 } from '@vellum/contracts/coins';
import type { Address } from '@vellum/tron/address';
import type { AccountReader } from '../platform/chain/account-reader.ts';
import type { AskContract } from '../platform/chain/ask-contract.ts';
import type { CoinFactsReader } from '../platform/chain/coin-facts.ts';
import { Refusal } from '../platform/refusals/refusal.ts';

const MS = 1000;

/** The router of this network. */
export function requireRouter(router: Address | null): Address {
  if (router === null) throw new Refusal({ code: 'SWAP_UNAVAILABLE' });
  return router;
}

/** The deadline in seconds, as the contract takes it; both times are of the chain, in milliseconds. */
export function requireDeadline(deadline: number, chainTime: number): bigint {
  const seconds = Math.floor(deadline / MS);
  if (seconds * MS <= chainTime) throw new Refusal({ code: 'DEADLINE_OVER' });
  return BigInt(seconds);
}

type Purse = Readonly<{ account: AccountReader; ask: AskContract; facts: CoinFactsReader }>;

/** Refuses when the address has less of a coin than it is about to pay; null means TRX. */
export async function requireHolding(
  { account, ask, facts }: Purse,
  address: Address,
  coin: Address | null,
  sum: bigint,
): Promise<void> {
  const held =
    coin === null
      ? ((await account(address))?.balance ?? 0n)
      : await ask(coin, trc20.balanceOf(address));
  if (held >= sum) return;
  const symbol = coin === null ? 'TRX' : ((await facts(coin)).symbol ?? '');
  throw new Refusal({ code: 'INSUFFICIENT_BALANCE', params: { coin: symbol } });
}
