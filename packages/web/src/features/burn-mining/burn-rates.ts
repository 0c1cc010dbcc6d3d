import { amountIn, amountOut } from '@vellum/api/swap/pair-math';

/** U that prices are asked for: large enough that the answer keeps its digits. */
export const SAMPLE = 1_000_000_000_000n;

const BPS = 10_000n;

/** How a burn of a coin is priced now. */
export type BurnRates = Readonly<{
  /** Coin that a burn worth `SAMPLE` takes: the dearer of average and present price. */
  perSample: bigint;
  /** Coin that `SAMPLE` is at the average price: what a swap is held against. */
  averagePerSample: bigint;
  /** What the pair of the coin with U holds. */
  reserveU: bigint;
  reserveCoin: bigint;
  /** U that fit into one block, less what the newest block has burned already. */
  room: bigint;
  swapRoom: bigint;
}>;

/** Coin that a burn worth `value` U takes; one unit up, as the contract has it. */
export function coinToBurn(rates: BurnRates, value: bigint): bigint {
  return (value * rates.perSample) / SAMPLE + 1n;
}

/** The most U that a burn of `coin` is worth. */
export function valueOfBurn(rates: BurnRates, coin: bigint): bigint {
  return coin <= 1n ? 0n : ((coin - 1n) * SAMPLE) / rates.perSample;
}

/** Coin that the pair gives for `value` U, after its fee of 0.3 %. */
export function coinFromSwap({ reserveU, reserveCoin }: BurnRates, value: bigint): bigint {
  return amountOut(value, reserveU, reserveCoin);
}

/** The least U for which the pair gives `coin`; null when it does not hold so much. */
export function valueForSwap({ reserveU, reserveCoin }: BurnRates, coin: bigint): bigint | null {
  return coin === 0n ? 0n : amountIn(coin, reserveU, reserveCoin);
}

/** The most coin that may be burned: the quote and a tolerance, never more than is there. */
export function mostCoin(coin: bigint, toleranceBps: bigint, balance: bigint): bigint {
  const most = (coin * (BPS + toleranceBps) + BPS - 1n) / BPS;
  return most > balance && balance >= coin ? balance : most;
}

/** The least coin that a swap must bring: the quote less a tolerance. */
export function leastCoin(coin: bigint, toleranceBps: bigint): bigint {
  return (coin * (BPS - toleranceBps)) / BPS;
}

/** How far a swap would be below the average price, in hundredths of a percent; 0 when it is above. */
export function belowAverageBps(rates: BurnRates, value: bigint): number {
  const fair = (value * rates.averagePerSample) / SAMPLE;
  const got = coinFromSwap(rates, value);
  return fair === 0n || got >= fair ? 0 : Number(((fair - got) * BPS + fair - 1n) / fair);
}
