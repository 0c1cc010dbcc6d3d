import * as z from 'zod/mini';
import { cardStates } from '../order-kinds/display-states.ts';
import { address, amount, count, money, chainId as shownId, time, txid } from '../wire/shapes.ts';

/** A card that may not move: the guardian said until when and why. */
const freeze = z.object({
  until: time,
  reason: z.string(),
  by: z.nullable(address),
});

const runningPledge = z.object({
  since: time,
  unlockAt: time,
  days: count,
  weight: count,
  /** What it has earned since then, whether claimed or not. */
  earned: money,
});

/** Spec §3: NFT token; times in unix milliseconds. */
export const card = {
  tokenId: shownId,
  owner: address,
  level: count,
  levelStr: z.string(),
  /** The number on the card: from 1 in each level. */
  serial: count,
  isPledge: z.boolean(),
  itemUnlockTime: z.nullable(time),
  tokenURI: z.string(),
  /** Where its picture is, as a path of this server. */
  image: z.string(),
  state: z.enum(cardStates),
  /** Open to buyers now. */
  listing: z.nullable(z.object({ listingId: shownId, price: amount, since: time })),
  frozen: z.nullable(freeze),
  pledge: z.nullable(runningPledge),
  mintedAt: time,
  /** The last price in sun that anyone paid for it. */
  lastPrice: z.nullable(amount),
};

export const cardEventKinds = [
  'minted',
  'listed',
  'priceChanged',
  'unlisted',
  'sold',
  'transferred',
  'pledged',
  'unlocked',
  'frozen',
  'thawed',
] as const;

/** What happened to a card, once. A mint or a sale is one row with its price. */
export const cardEvent = {
  kind: z.enum(cardEventKinds),
  at: time,
  from: z.nullable(address),
  to: z.nullable(address),
  /** Sun. */
  price: z.nullable(amount),
  /** Unlock time of a pledge, end of a freeze. */
  until: z.nullable(time),
  reason: z.nullable(z.string()),
  txid,
  block: count,
};
