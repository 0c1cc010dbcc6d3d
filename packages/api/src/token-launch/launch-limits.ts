/** What the launch contracts accept. Amounts in sun or base units, lengths in seconds, rates in bps. */

export const BPS = 10_000n;
export const DAY = 86_400;

/** Of text, in characters as people count them, and in bytes as the token keeps them. */
export const NAME_LENGTH = 32;
export const SYMBOL_LENGTH = 12;
export const DESCRIPTION_LENGTH = 1_000;
export const NAME_BYTES = 64;
export const SYMBOL_BYTES = 16;

/** Of the supply and of what goes to the pair: one whole token. */
export const MIN_SUPPLY = 1_000_000n;
/** A quadrillion tokens: less than a pair can hold, and a number that people can read. */
export const MAX_SUPPLY = 10n ** 21n;
/** The creator's part and the trade's part are each at most this part of the supply. */
export const MAX_OUTSIDE_PART = 5n;

export const MAX_SHARES = 1_000_000_000;
/** A share of a presale costs at least one TRX. */
export const MIN_SHARE_PRICE = 1_000_000n;
/** A billion TRX. The contracts take more, but nobody could ever pay it. */
export const MAX_HARD_CAP = 10n ** 15n;

export const MAX_WAIT = 90 * DAY;
export const MAX_PRESALE_LENGTH = 30 * DAY;

export const MIN_USER_LP_SHARE = 5_000;
export const MAX_CREATOR_LP_SHARE = 2_000;

export const MAX_VESTING_DELAY = 365 * DAY;
export const MIN_VESTING_INTERVAL = 24 * 3_600;
export const MAX_VESTING_INTERVAL = 90 * DAY;
export const MAX_VESTING = 730 * DAY;
/** Up to here every number of rounds has a rate that gives exactly so many. */
export const MAX_VESTING_ROUNDS = 100;
/** The creator's part stays locked at least so long. */
export const CREATOR_LOCK = 180 * DAY;
/** Tokens of the internal trade are free at the earliest so long after the launch. */
export const MIN_EXIT = 3 * DAY;

export const MAX_BURN_RATE = 50;
export const MIN_BURN_INTERVAL = 24 * 3_600;
export const MAX_BURN_INTERVAL = 49_710 * DAY;

/** What a deployment chose. */
export type LaunchLimits = Readonly<{
  presaleFeeBps: number;
  tradeFeeBps: number;
  /** Of a presale, in seconds. */
  minPresaleLength: number;
}>;
