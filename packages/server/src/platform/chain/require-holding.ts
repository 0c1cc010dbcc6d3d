import { trc20 } from '@vellum/contracts/coins';
import type { Address } from '@vellum/tron/address';
import { Refusal } from '../refusals/refusal.ts';
import type { AccountReader } from './account-reader.ts';
import type { AskContract } from './ask-contract.ts';
import type { CoinFactsReader } from './coin-facts.ts';

/** Refuses when the address has less TRX than it is about to pay. */
export async function requireTrx(
  account: AccountReader,
  address: Address,
  sum: bigint,
): Promise<void> {
  if (((await account(address))?.balance ?? 0n) >= sum) return;
  throw new Refusal({ code: 'INSUFFICIENT_BALANCE', params: { coin: 'TRX' } });
}

type Coins = Readonly<{ ask: AskContract; coins: CoinFactsReader }>;

/** The same of a coin. */
export async function requireCoin(
  { ask, coins }: Coins,
  address: Address,
  coin: Address,
  sum: bigint,
): Promise<void> {
  if ((await ask(coin, trc20.balanceOf(address))) >= sum) return;
  const { symbol } = await coins(coin);
  throw new Refusal({ code: 'INSUFFICIENT_BALANCE', params: { coin: symbol ?? '' } });
}

/** The same of either; null means TRX. */
export const requireHolding = (
  parts: Coins & Readonly<{ account: AccountReader }>,
  address: Address,
  coin: Address | null,
  sum: bigint,
): Promise<void> =>
  coin === null ? requireTrx(parts.account, address, sum) : requireCoin(parts, address, coin, sum);
