import * as z from 'zod/mini';
import {
  address,
  amount,
  basisPoints,
  choice,
  imageSha,
  link,
  requiredText,
  text,
  time,
  wholeNumber,
} from './form-fields.ts';

const TEN_YEARS = 315_360_000;
const seconds = wholeNumber(0, TEN_YEARS);

/**
 * Spec §3: the launch form, flat. The creator is the session's address. Caps in sun, supplies in base
 * units, shares of a whole in hundredths of a percent, lengths in seconds.
 */
export const launchFields = {
  mode: choice(['simple', 'advanced']),
  name: requiredText(32),
  symbol: requiredText(12),
  supply: amount,
  description: text(1_000),
  website: z.optional(link),
  telegram: z.optional(link),
  twitter: z.optional(link),
  image: imageSha,
  burnInterval: z.optional(seconds),
  burnRatio: z.optional(basisPoints()),
  burnStop: z.optional(amount),
  hardCap: amount,
  softCap: amount,
  shares: wholeNumber(1, 1_000_000_000),
  maxShares: wholeNumber(1, 1_000_000_000),
  startTime: time,
  endTime: time,
  lpSupply: amount,
  backingShare: basisPoints(),
  vestingDelay: seconds,
  vestingInterval: seconds,
  vestingRounds: wholeNumber(1, 10_000),
  devShare: basisPoints(),
  devLpReceiver: z.optional(address),
};
