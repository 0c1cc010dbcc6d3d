import * as z from 'zod/mini';
import { boxStates } from '../order-kinds/display-states.ts';
import { boxPhases, ownedBoxStates } from '../wire/choice-lists.ts';
import {
  amount,
  basisPoints,
  count,
  money,
  address as shownAddress,
  chainId as shownId,
  time,
  txid,
} from '../wire/shapes.ts';

/** 32 bytes in hex without 0x: commitments, secrets, hashes and seeds. */
const word = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** `count` boxes of the series hold `amount` each, in base units of the prize coin. */
const tier = z.object({
  count,
  amount,
  /** Of all boxes, rounded down; `count` of `total` is exact. */
  odds: basisPoints,
  /** How many sold boxes drew it; null until the draw. */
  drawn: z.nullable(count),
});

/** A series of boxes as the index has it. Times in unix milliseconds, TRX in sun. */
export const boxSeries = {
  seriesId: shownId,
  /** As `listProducts` and `getProduct` name it. */
  productId: z.string(),
  operator: shownAddress,
  phase: z.enum(boxPhases),
  status: z.enum(boxStates),
  /** Of one box, in sun. */
  price: amount,
  prizeCoin: z.object({ address: shownAddress, symbol: z.string(), decimals: count }),
  total: count,
  sold: count,
  opened: count,
  refunded: count,
  /** Boxes per address. */
  limit: count,
  startAt: time,
  endAt: time,
  /** In the order of the prize numbers. */
  tiers: z.array(tier),
  /** What a box holds on average, in base units of the prize coin, rounded down. */
  expectedPrize: amount,
  escrow: amount,
  bond: amount,
  fee: basisPoints,
  /** The block whose hash decides; null until the sale was closed. */
  revealBlock: z.nullable(count),
  /** The last block that can take that hash; the series is void after it. */
  captureUntilBlock: z.nullable(count),
  capturedAt: z.nullable(time),
  /** Until when the secret must be public; the series is void after it. */
  revealBy: z.nullable(time),
  revealedAt: z.nullable(time),
  /** What a box of a void series gets in sun, its share of the bond included; null unless void. */
  refund: z.nullable(amount),
  prizesBurned: z.boolean(),
};

/** What fixes the draw. Each is null until the chain has it. */
const drawFacts = {
  commit: word,
  /** From the call that revealed it. */
  secret: z.nullable(word),
  blockHash: z.nullable(word),
  seed: z.nullable(word),
};

const step = z.object({ txid, block: count, at: time });

/** The transactions that brought the series where it is. */
const steps = z.object({
  created: step,
  closed: z.nullable(step),
  captured: z.nullable(step),
  revealed: z.nullable(step),
});

export const boxSeriesDetail = {
  ...boxSeries,
  ...drawFacts,
  steps,
  final: z.boolean(),
  /** Of the newest block that the index has. */
  chainTime: time,
};

/** A box of a series that was sold. */
export const soldBox = {
  boxId: shownId,
  owner: shownAddress,
  boughtAt: time,
  boughtTxid: txid,
  status: z.enum(ownedBoxStates),
  /** Of opened boxes only. */
  prizeId: z.nullable(shownId),
  prize: z.nullable(money),
  openedTxid: z.nullable(txid),
};

/** Everything that a recomputation of the draw needs, in one piece. */
export const boxDraw = {
  seriesId: shownId,
  ...drawFacts,
  total: count,
  sold: count,
  tiers: z.array(z.object({ count, amount })),
  /** By number of the sold box: the prize that was paid for it, or null while it is closed. */
  prizes: z.array(z.nullable(count)),
  revealBlock: z.nullable(count),
  steps,
};

/** A box of mine. */
export const ownedBox = {
  seriesId: shownId,
  boxId: shownId,
  productId: z.string(),
  price: amount,
  boughtAt: time,
  boughtTxid: txid,
  phase: z.enum(boxPhases),
  status: z.enum(ownedBoxStates),
  /** Of an opened box only. */
  prizeId: z.nullable(shownId),
  prize: z.nullable(money),
  openedTxid: z.nullable(txid),
  /** What it got or can get back in sun, of a void series. */
  refund: z.nullable(amount),
  revealBlock: z.nullable(count),
  revealBy: z.nullable(time),
};
