import * as z from 'zod/mini';
import { address, amount, count } from '../wire/shapes.ts';

/** In U with 6 decimals and in sun; null where no price leads there. */
export const value = z.object({ u: z.nullable(amount), trx: z.nullable(amount) });

/** So much of a coin. `coin` is null for TRX; `symbol` is empty for a coin that says nothing of itself. */
export const coinAmount = z.object({
  coin: z.nullable(address),
  symbol: z.string(),
  decimals: count,
  amount,
});
