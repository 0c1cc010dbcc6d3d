import * as z from 'zod/mini';
import { pledging } from './card-pledge.ts';
import { cardStates } from './display-states.ts';
import { post } from './endpoint.ts';
import { address, chainId, choice, wholeNumber } from './form-fields.ts';
import { pageFields, pageOf } from './page.ts';
import { confirm, prepare } from './paid-action.ts';
import { paths } from './paths.ts';
import { amount, count, address as shownAddress, chainId as shownId, time } from './shapes.ts';

/** Spec §3: NFT token; times in unix milliseconds. */
export const card = {
  tokenId: shownId,
  owner: shownAddress,
  level: count,
  isPledge: z.boolean(),
  itemUnlockTime: z.nullable(time),
  tokenURI: z.string(),
  state: z.enum(cardStates),
  listing: z.nullable(z.object({ listingId: shownId, price: amount })),
};

type CollectionPaths = Readonly<
  Record<'get' | `${'prepare' | 'confirm'}${'Transfer' | 'Pledge' | 'Unlock'}`, string>
>;

/** What can be done with a card of either collection. */
const collection = <const P extends CollectionPaths>(at: P) => ({
  get: post(at.get as P['get'], {
    summary: 'One card',
    caller: '-',
    later: 4,
    body: { tokenId: chainId },
    reply: z.object(card),
    errors: ['CARD_NOT_MINTED'],
  }),
  prepareTransfer: prepare(at.prepareTransfer as P['prepareTransfer'], {
    kind: 'cards.transfer',
    summary: 'Before of giving a card to another address',
    caller: 'S',
    later: 4,
    body: { tokenId: chainId, to: address },
    quote: { to: shownAddress, toIsNew: z.boolean() },
    errors: [
      'CARD_NOT_MINTED',
      'NOT_OWNER',
      'CARD_STAKED',
      'CARD_ON_SALE',
      'CARD_FROZEN',
      'ADDRESS_INVALID',
      'SELF_TRANSFER',
    ],
  }),
  confirmTransfer: confirm(at.confirmTransfer as P['confirmTransfer'], {
    kind: 'cards.transfer',
    later: 4,
  }),
  ...pledging(at),
});

export const platformCards = {
  ...collection(paths.platformCards),
  listMine: post(paths.platformCards.listMine, {
    summary: 'My cards',
    caller: 'S',
    later: 4,
    body: { ...pageFields, state: z.optional(choice(cardStates)) },
    reply: pageOf(card),
  }),
};

/** Spec §3: NFT card level. */
const level = z.object({
  level: count,
  levelStr: z.string(),
  price: amount,
  remainSupply: count,
  pledgeTime: count,
  nextTokenId: shownId,
  fundAddress: shownAddress,
});

export const levelCards = {
  ...collection(paths.levelCards),
  levels: post(paths.levelCards.levels, {
    summary: 'Levels for sale, prices in sun',
    caller: '-',
    later: 4,
    reply: z.object({ list: z.array(level) }),
  }),
  preparePurchase: prepare(paths.levelCards.preparePurchase, {
    kind: 'cards.buy',
    summary: 'Before of buying a card of a level',
    caller: 'S+',
    later: 4,
    body: { level: wholeNumber(0, 255) },
    quote: { price: amount, levelStr: z.string() },
    errors: ['NOT_FOUND', 'NOT_ON_SALE', 'SOLD_OUT', 'INSUFFICIENT_BALANCE'],
  }),
  confirmPurchase: confirm(paths.levelCards.confirmPurchase, {
    kind: 'cards.buy',
    later: 4,
    result: { tokenId: z.optional(shownId) },
  }),
};
