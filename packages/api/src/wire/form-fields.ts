import { type Address, parseAddress } from '@vellum/tron/address';
import * as z from 'zod/mini';
import type { ErrorCode } from '../refusals/error-codes.ts';
import { countCharacters } from '../typed-text/character-count.ts';
import { LINK } from '../typed-text/link-rule.ts';
import { type SocialField, socialHost, socialLink } from '../typed-text/social-link.ts';

/** A form carries flat text, so every field takes a string; what it decodes to is its second type. */
export type Field<T> = z.ZodMiniType<T, string>;

const MAX_UINT256 = 2n ** 256n - 1n;
const DECIMAL = /^(0|[1-9][0-9]{0,77})$/;
const SHA256 = /^[0-9a-f]{64}$/;

/** Stops at the first problem: what follows may rely on the pattern. */
const like = (pattern: RegExp, error: ErrorCode) => z.regex(pattern, { error, abort: true });

/** Text of at most `max` characters as people count them; spaces around it are dropped. */
export const text = (max: number, error: ErrorCode = 'TEXT_TOO_LONG'): Field<string> =>
  z.string().check(
    z.trim(),
    z.refine((value) => countCharacters(value) <= max, { error, params: { max: String(max) } }),
  );

export const requiredText = (max: number): Field<string> =>
  z.string().check(
    z.trim(),
    z.minLength(1, { error: 'FIELD_REQUIRED', abort: true }),
    z.refine((value) => countCharacters(value) <= max, {
      error: 'TEXT_TOO_LONG',
      params: { max: String(max) },
    }),
  );

/** Base58, checksum verified. */
export const address = z.string().check(
  like(/^T[1-9A-HJ-NP-Za-km-z]{33}$/, 'ADDRESS_INVALID'),
  z.refine((value) => parseAddress(value) !== null, { error: 'ADDRESS_INVALID' }),
) as unknown as Field<Address>;

/** Base units as a decimal integer, up to uint256. */
export const amount: Field<bigint> = z.pipe(
  z.string().check(
    like(DECIMAL, 'AMOUNT_FORMAT'),
    z.refine((value) => BigInt(value) <= MAX_UINT256, { error: 'AMOUNT_FORMAT' }),
  ),
  z.transform((value) => BigInt(value)),
);

/** The id of a card or another thing the chain numbers. */
export const chainId: Field<bigint> = z.pipe(
  z.string().check(
    like(DECIMAL, 'FIELD_INVALID'),
    z.refine((value) => BigInt(value) <= MAX_UINT256, { error: 'FIELD_INVALID' }),
  ),
  z.transform((value) => BigInt(value)),
);

export const wholeNumber = (
  min: number,
  max: number,
  error: ErrorCode = 'NUMBER_RANGE',
): Field<number> => {
  const range = { error, params: { min: String(min), max: String(max) } };
  return z.pipe(
    z.string().check(
      z.refine((value) => /^(0|[1-9][0-9]{0,15})$/.test(value), { ...range, abort: true }),
      z.refine((value) => Number(value) >= min && Number(value) <= max, range),
    ),
    z.transform(Number),
  );
};

/** Unix milliseconds. */
export const time: Field<number> = wholeNumber(0, 8_640_000_000_000_000);

/** A share in hundredths of a percent. */
export const basisPoints = (max = 10_000): Field<number> => wholeNumber(0, max);

export const flag: Field<boolean> = z.pipe(
  z.enum(['true', 'false'], { error: 'FIELD_INVALID' }),
  z.transform((value) => value === 'true'),
) as Field<boolean>;

export const choice = <const T extends string>(
  options: readonly T[],
  error: ErrorCode = 'FIELD_INVALID',
) => z.enum(options, { error }) as unknown as Field<T>;

/** Several values in one field, separated by commas; at least one. */
export const list = <T>(of: Field<T>, max: number): Field<T[]> =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((value) => value.split(',')),
    ),
    z.array(of).check(z.maxLength(max, { error: 'FIELD_INVALID' })),
  );

export const orderId: Field<string> = z
  .string()
  .check(like(/^[0-9A-HJKMNP-TV-Z]{26}$/, 'FIELD_INVALID'));

export const txid: Field<string> = z.string().check(like(SHA256, 'TXID_FORMAT'));

/** The name of an uploaded image. */
export const imageSha: Field<string> = z.string().check(like(SHA256, 'IMAGE_UNKNOWN'));

/** Nothing, or a link over https. It is shown and never fetched. */
export const link: Field<string> = z.string().check(z.trim(), like(LINK, 'URL_INVALID'));

/** Nothing, or a link of that host; `@name` becomes one. */
export const socialField = (field: SocialField): Field<string> =>
  z.pipe(
    z.string().check(
      z.refine((value) => socialLink(field, value) !== null, {
        error: 'SOCIAL_LINK',
        params: { host: socialHost(field) },
      }),
    ),
    z.transform((value) => socialLink(field, value) ?? ''),
  );

/** Row id of a table of ours. */
export const rowId: Field<string> = z.string().check(like(/^[1-9][0-9]{0,17}$/, 'FIELD_INVALID'));
