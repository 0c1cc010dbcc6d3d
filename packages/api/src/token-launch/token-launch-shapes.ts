import * as z from 'zod/mini';
import { castingLabels, presalePhases } from '../order-kinds/display-states.ts';
import { presaleStates, tradeStates } from '../wire/choice-lists.ts';
import { asOf } from '../wire/page.ts';
import { address, amount, basisPoints, count, sha256, time, txid } from '../wire/shapes.ts';
import { launchPowers } from './launch-powers.ts';
import { reviewedFields, reviewReasons } from './token-review.ts';
import { textFields } from './token-texts.ts';

/** Who holds tokens of a launch; null for anyone else. */
export const holderKinds = [
  'creator',
  'pair',
  'presale',
  'trade',
  'locker',
  'basePool',
  'dead',
] as const;

/**
 * How tokens are sorted: by the volume of the last day, by the price in the pool, by the market value (price times
 * supply). By volume, and by `new` from the newest on, failed presales come last. `end` has only those still to end,
 * `-raised` of all tokens none that failed.
 */
export const tokenSorts = [
  'new',
  '-created',
  '-raised',
  '-volume',
  '-price',
  '-value',
  'end',
] as const;

const signed = z.int();

/** What the sale of shares promises, and how far it is. Spec §3 under the names of the form. */
const sale = {
  stage: z.enum(presaleStates),
  phase: z.enum(presalePhases),
  startTime: time,
  endTime: time,
  /** Sun a share. */
  sharePrice: amount,
  shares: count,
  maxShares: count,
  sold: count,
  raised: amount,
  hardCap: amount,
  softCap: amount,
  softCapShares: count,
};

/** Of the last 24 hours of chain time; all null or empty before the pool exists. */
const market = {
  /** In the pool, or as it would be if it launched with the shares sold now; unit of `price-unit.ts`. */
  price: z.nullable(amount),
  priceOf: z.enum(['pool', 'launch']),
  /** Hundredths of a percent, may be below zero. */
  change24h: z.nullable(signed),
  /** Sun. */
  volume24h: amount,
  /** Prices at the end of each hour in which it was traded, oldest first, at most 24. */
  spark: z.array(amount),
};

/** What is in one line below a token, from the chain alone. */
const strip = {
  /** 0 to 100, see `safety-score.ts`. */
  score: count,
  /** Of all LP: burned, in locks, or not yet vested. */
  lpLockedShare: basisPoints,
  /** Until when the first of it stays where it is; null for burned LP alone, or before the launch. */
  lpLockedUntil: z.nullable(time),
  powers: z.array(z.enum(launchPowers)),
};

export const alike = z.object({
  /** Null for a coin of the platform itself. */
  tokenAddress: z.nullable(address),
  tokenName: z.string(),
  tokenSymbol: z.string(),
});

/** Why the content check does not let a text stand. */
const findings = z.array(
  z.object({ field: z.enum(reviewedFields), reason: z.enum(reviewReasons) }),
);

/** Spec §3: token pair details, in the simpler variant with the liquidity flag. */
export const listed = {
  tokenAddress: address,
  presaleAddress: address,
  basePoolAddress: address,
  tradeAddress: address,
  pairAddress: address,
  creator: address,
  createdAt: time,
  tokenName: z.string(),
  tokenSymbol: z.string(),
  totalSupply: amount,
  hasLiquidity: z.boolean(),
  label: z.nullable(z.enum(castingLabels)),
  image: z.nullable(sha256),
  holders: count,
  trade: z.enum([...tradeStates, 'none']),
  ...sale,
  ...market,
  ...strip,
  /** An older token, or a coin of the platform, that this one can be mistaken for. */
  looksLike: z.nullable(alike),
};

const edit = {
  /** 0 is what the creator wrote at the creation. */
  number: count,
  at: time,
  by: address,
  changed: z.array(z.enum(textFields)),
  /** Of the whole text and of `previous`; see docs/decisions/0034. */
  hash: sha256,
  previous: z.nullable(sha256),
};

const holder = {
  address,
  amount,
  /** Of all tokens there are, rounded down. */
  share: basisPoints,
  kind: z.nullable(z.enum(holderKinds)),
};

const lpHolder = {
  address,
  /** LP; `trx` is the WTRX side of it, half of its value. */
  amount,
  trx: amount,
  share: basisPoints,
  isCreator: z.boolean(),
};

const earlierLaunch = {
  tokenAddress: address,
  tokenName: z.string(),
  tokenSymbol: z.string(),
  createdAt: time,
  stage: z.enum(presaleStates),
  /** Sun: raised by the presale, and in the pool now. */
  raised: amount,
  poolTrx: amount,
};

const burn = { at: time, amount, reserveAfter: amount, txid };

export const holderShape = holder;
export const burnShape = burn;
/** In the log, with the text as it was then. */
export const editShape = {
  ...edit,
  texts: z.record(z.string(), z.string()),
};

const evidence = z.object({
  issuer: z.string(),
  claim: z.string(),
  custodian: z.string(),
  attestedAt: time,
  documentUrl: z.string(),
  documentHash: sha256,
  assetValue: z.string(),
  redemption: z.string(),
  excluded: z.string(),
});

/** In base units: shares, LP. */
const concentration = z.object({ largest: amount, topTen: amount, total: amount });

const liquidity = z.object({
  trx: amount,
  tokens: amount,
  lpTotal: amount,
  /** For buyers: all, what they took, and when the first and the last part is theirs to take. */
  lpUsers: amount,
  lpUsersClaimed: amount,
  usersFreeFrom: time,
  usersFreeUntil: time,
  lpCreator: amount,
  lpBurned: amount,
  /** In locks that have not opened yet, whoever made them, and when the first of those opens. */
  lpLocked: amount,
  lpLockedUntil: z.nullable(time),
});

export const detail = {
  ...listed,
  description: z.string(),
  website: z.string(),
  telegram: z.string(),
  twitter: z.string(),
  review: findings,
  /** The card of what stands behind the token; null where its creator shows nothing complete. */
  evidence: z.nullable(evidence),
  /** Of the launch; null before it. */
  launchedAt: z.nullable(time),
  launchBlock: z.nullable(count),
  /** When the presale was cancelled or failed by hand; null otherwise, also where it missed its soft cap. */
  failedAt: z.nullable(time),
  /** Sun that buyers of a failed presale took back. */
  refunded: amount,
  /** Null once given up. */
  presaleOwner: z.nullable(address),
  tradeOwner: z.nullable(address),
  terms: z.object({
    userLpShare: basisPoints,
    creatorLpShare: basisPoints,
    creatorLpReceiver: address,
    /** Seconds. */
    vestingDelay: count,
    vestingRate: basisPoints,
    vestingInterval: count,
    backingShare: basisPoints,
    /** How often the creator changed them before the start. */
    changes: count,
  }),
  supplies: z.object({ liquidity: amount, creator: amount, trade: amount, burned: amount }),
  liquidity: z.nullable(liquidity),
  lpBurn: z.nullable(
    z.object({
      /** Seconds. */
      interval: count,
      rate: basisPoints,
      floor: amount,
      burned: amount,
      /** What all burns from now on can take together, each of what the pool holds then. */
      left: basisPoints,
      next: z.nullable(time),
    }),
  ),
  burns: z.array(z.object(burn)),
  topHolders: z.array(z.object(holder)),
  /** Wallets with most LP, in the wallet, in locks or still to be claimed; how many there are, and what is burned. */
  lpHolders: z.object({ count, burned: amount, list: z.array(z.object(lpHolder)) }),
  /** What the largest owners have. Wallets first funded by one address count as one owner. */
  concentration: z.object({ shares: concentration, lp: concentration, topTenTokens: amount }),
  /** Sun in the base pool. */
  backing: amount,
  launchesOfCreator: count,
  /** The newest twenty before this one, and what became of them. */
  earlierLaunches: z.array(z.object(earlierLaunch)),
  /** What the page shows now; a purchase names it. */
  textsHash: sha256,
  edits: z.object({ count, list: z.array(z.object(edit)) }),
  final: z.boolean(),
  asOf,
};

export const shortToken = z.object({
  tokenAddress: address,
  tokenName: z.string(),
  tokenSymbol: z.string(),
});
