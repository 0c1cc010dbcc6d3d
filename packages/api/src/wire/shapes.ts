import type { Address } from '@vellum/tron/address';
import * as z from 'zod/mini';

/** What replies are made of. Money is always text; times are unix milliseconds. */

export const address = z
  .string()
  .check(z.regex(/^T[1-9A-HJ-NP-Za-km-z]{33}$/)) as unknown as z.ZodMiniType<Address, Address>;

const WHOLE = /^(0|[1-9][0-9]{0,77})$/;

/** Base units as a decimal integer. */
export const amount = z.string().check(z.regex(WHOLE));

/** A number the chain gives ids from; text, since it may pass what a JavaScript number holds. */
export const chainId = z.string().check(z.regex(WHOLE));

/** A price or ratio for display, as a decimal text; nothing is ever computed from it. */
export const decimal = z.string().check(z.regex(/^(0|[1-9][0-9]*)(\.[0-9]+)?$/));

export const time = z.number().check(z.minimum(0));
export const count = z.number().check(z.minimum(0));
export const basisPoints = z.number().check(z.minimum(0));
export const txid = z.string().check(z.regex(/^[0-9a-f]{64}$/));
export const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** An amount with the coin it is of. `coin` is null for TRX. */
export const money = z.object({ coin: z.nullable(address), symbol: z.string(), amount });

/** A reply that says only that it was done. */
export const nothing = z.object({});
