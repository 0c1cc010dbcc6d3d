import { useInU } from '../coins/coin-rates.ts';

/** A million TRX: large enough that the rate keeps its digits. */
const SAMPLE = 1_000_000_000_000n;

/** Turns a price in TRX into one in U at the average of the price contract; null while there is none. */
export function usePriceInU(): (price: bigint) => bigint | null {
  const rate = useInU()({ coin: null, amount: SAMPLE });
  return (price) => (rate === null ? null : (price * rate) / SAMPLE);
}
