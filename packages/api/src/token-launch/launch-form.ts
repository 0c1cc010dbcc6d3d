import * as z from 'zod/mini';
import {
  address,
  amount,
  basisPoints,
  choice,
  imageSha,
  link,
  requiredText,
  socialField,
  text,
  time,
  wholeNumber,
} from '../wire/form-fields.ts';
import {
  DESCRIPTION_LENGTH,
  MAX_SHARES,
  MAX_VESTING_ROUNDS,
  NAME_LENGTH,
  SYMBOL_LENGTH,
} from './launch-limits.ts';

const TEN_YEARS = 315_360_000;
const seconds = wholeNumber(0, TEN_YEARS);
const shares = wholeNumber(1, MAX_SHARES);

/**
 * Spec §3: the launch form, flat. The creator is the session's address. Caps in sun, supplies in base
 * units, shares of a whole in hundredths of a percent, lengths in seconds.
 */
export const launchFields = {
  mode: choice(['simple', 'advanced']),
  name: requiredText(NAME_LENGTH),
  symbol: requiredText(SYMBOL_LENGTH),
  supply: amount,
  description: text(DESCRIPTION_LENGTH),
  website: z.optional(link),
  telegram: z.optional(socialField('telegram')),
  twitter: z.optional(socialField('twitter')),
  /** Without one the page draws a seal from the symbol. */
  image: z.optional(imageSha),
  /** A burn needs interval and ratio; zero is as good as none. */
  burnInterval: z.optional(seconds),
  burnRatio: z.optional(basisPoints()),
  burnStop: z.optional(amount),
  hardCap: amount,
  softCap: amount,
  shares,
  maxShares: shares,
  startTime: time,
  endTime: time,
  lpSupply: amount,
  /** An internal trade needs all four; without a supply the others do not count. */
  tradeSupply: z.optional(amount),
  tradePrice: z.optional(amount),
  tradeShares: z.optional(shares),
  tradeMaxShares: z.optional(shares),
  backingShare: basisPoints(),
  vestingDelay: seconds,
  vestingInterval: seconds,
  vestingRounds: wholeNumber(1, MAX_VESTING_ROUNDS),
  /** Of the LP, for the creator. */
  devShare: basisPoints(),
  /** Of the LP, for the buyers: all that is not the creator's unless told; what is left is burned. */
  userLpShare: z.optional(basisPoints()),
  /** The creator's own address unless told. */
  devLpReceiver: z.optional(address),
};

type Fields = typeof launchFields;
type Decoded = z.output<z.ZodMiniObject<Fields>>;

/** The form as the server decodes it and the web hands it to `encodeForm`. */
export type LaunchForm = Readonly<Decoded>;
