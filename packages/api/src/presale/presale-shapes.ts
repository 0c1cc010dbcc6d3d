import * as z from 'zod/mini';
import { address, amount, basisPoints, time, wholeNumber } from '../wire/form-fields.ts';
import {
  count,
  basisPoints as share,
  address as shownAddress,
  time as shownTime,
  amount as sum,
} from '../wire/shapes.ts';

const SHARES = 1_000_000_000;
const TEN_YEARS = 315_360_000;

/** Every body names the token: its contracts follow from it. */
export const ofToken = { tokenAddress: address };

/** Shares that are bought or given back. */
export const shareCount = wholeNumber(1, SHARES);

/**
 * What a page showed to whoever pays: the price of a share in sun, and the hash of the token's texts. Where either is no
 * longer so, the Before refuses and nothing is paid.
 */
export const asShown = {
  price: amount,
  textsHash: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
};

/** Spec §3: presale config. Times in milliseconds, lengths in seconds, TRX in sun. */
export const shownTerms = {
  startTime: shownTime,
  endTime: shownTime,
  presaleEthAmount: sum,
  maxTotalNum: count,
  presaleMaxNum: count,
  softCapRate: share,
  userLPShare: share,
  devLPShare: share,
  devLPReceiver: shownAddress,
  lpDistributionEnabled: z.boolean(),
  vestingDelay: count,
  vestingRate: share,
  vestingDis: count,
  backingShare: share,
};

/** The same as a creator sets them, all of them at once; needed where the terms are what is changed. */
export const termFields = {
  startTime: z.optional(time),
  endTime: z.optional(time),
  presaleEthAmount: z.optional(amount),
  maxTotalNum: z.optional(wholeNumber(1, SHARES)),
  presaleMaxNum: z.optional(wholeNumber(1, SHARES)),
  softCapRate: z.optional(basisPoints()),
  userLPShare: z.optional(basisPoints()),
  devLPShare: z.optional(basisPoints()),
  devLPReceiver: z.optional(address),
  vestingDelay: z.optional(wholeNumber(0, TEN_YEARS)),
  vestingRate: z.optional(basisPoints()),
  vestingDis: z.optional(wholeNumber(0, TEN_YEARS)),
  backingShare: z.optional(basisPoints()),
};

/** A token as lists beside its own page name it. */
export const tokenNamed = {
  tokenAddress: shownAddress,
  tokenName: z.string(),
  tokenSymbol: z.string(),
};
