import { smaller } from '@vellum/api/numbers/bigint-order';
import { dexFactory, pair } from '@vellum/contracts/dex';
import { oracle } from '@vellum/contracts/prices';
import { type Address, fromHexAddress, toHexAddress } from '@vellum/tron/address';
import type { AskContract } from '../../platform/chain/ask-contract.ts';
import { sensible } from '../../platform/chain/coin-facts.ts';

/** U of one whole coin, with `PRICE_DECIMALS` decimals. */
export type CoinPrices = Readonly<{ average: bigint; spot: bigint }>;
export type CoinPool = Readonly<{ reserveU: bigint; reserveCoin: bigint }>;

/** U has 6; six more keep the digits of a cheap coin. */
export const PRICE_DECIMALS = 12;
const MORE_DIGITS = 6;

type Contracts = Readonly<Record<'oracle' | 'usdt' | 'dex', Address>>;

/** Where BurnMine gets its prices from: a coin's pair with U, now and on average. */
export function burnMarket(ask: AskContract, at: Contracts) {
  const pairs = new Map<Address, Address>();
  const pairOf = async (coin: Address): Promise<Address | null> => {
    const known = pairs.get(coin);
    if (known !== undefined) return known;
    const found = await sensible(ask(at.dex, dexFactory.pairOf(coin, at.usdt)));
    if (found === null || /^41(00)+$/.test(found)) return null;
    const address = fromHexAddress(found);
    pairs.set(coin, address);
    return address;
  };
  return {
    /** Null without a pair. */
    async pool(coin: Address): Promise<CoinPool | null> {
      const address = await pairOf(coin);
      if (address === null) return null;
      const { reserve0, reserve1 } = await ask(address, pair.reserves());
      const isFirst = toHexAddress(coin) < toHexAddress(at.usdt);
      return isFirst
        ? { reserveCoin: reserve0, reserveU: reserve1 }
        : { reserveCoin: reserve1, reserveU: reserve0 };
    },
    /** Null without a reliable average. */
    async prices(coin: Address, decimals: number): Promise<CoinPrices | null> {
      const amount = 10n ** BigInt(decimals + MORE_DIGITS);
      return sensible(ask(at.oracle, oracle.consult(coin, amount, at.usdt)));
    },
    /** Coin for an amount of U, as the oracle says it. */
    coinFor: (coin: Address, value: bigint) =>
      sensible(ask(at.oracle, oracle.consult(at.usdt, value, coin))),
    /** U for an amount of a coin, the lesser of average and present price. */
    async worthOf(coin: Address, amount: bigint): Promise<bigint | null> {
      const found = await sensible(ask(at.oracle, oracle.consult(coin, amount, at.usdt)));
      return found && smaller(found.average, found.spot);
    },
  };
}

export type BurnMarket = ReturnType<typeof burnMarket>;
