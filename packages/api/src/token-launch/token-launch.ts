import * as z from 'zod/mini';
import { confirm, prepare } from '../paid-action/paid-action.ts';
import type { ErrorCode } from '../refusals/error-codes.ts';
import { presaleStates, tradeStates } from '../wire/choice-lists.ts';
import { post } from '../wire/endpoint.ts';
import { address, choice, type Field, link, socialField, text } from '../wire/form-fields.ts';
import { pageFields, pageOf } from '../wire/page.ts';
import { paths } from '../wire/paths.ts';
import {
  count,
  sha256,
  basisPoints as share,
  address as shownAddress,
  time as shownTime,
  amount as sum,
} from '../wire/shapes.ts';
import { launchFields } from './launch-form.ts';
import {
  alike,
  burnShape,
  detail,
  editShape,
  holderShape,
  listed,
  shortToken,
  tokenSorts,
} from './token-launch-shapes.ts';

const ofToken = { tokenAddress: address };

/** Something of a form, or nothing. */
const orNothing = (form: RegExp, error: ErrorCode): Field<string> =>
  z.string().check(z.trim(), z.regex(form, { error }));

const hashOrNothing = (error: ErrorCode) => orNothing(/^([0-9a-f]{64})?$/, error);

/** Empty takes a text away; what is left out stays as it is. */
const textChanges = {
  description: z.optional(text(1_000)),
  website: z.optional(link),
  telegram: z.optional(socialField('telegram')),
  twitter: z.optional(socialField('twitter')),
  image: z.optional(hashOrNothing('IMAGE_UNKNOWN')),
  issuer: z.optional(text(120)),
  claim: z.optional(text(500)),
  custodian: z.optional(text(120)),
  /** Milliseconds as text. */
  attestedAt: z.optional(orNothing(/^([1-9][0-9]{0,14})?$/, 'FIELD_INVALID')),
  documentUrl: z.optional(link),
  documentHash: z.optional(hashOrNothing('FIELD_INVALID')),
  assetValue: z.optional(text(120)),
  redemption: z.optional(text(500)),
  excluded: z.optional(text(300)),
};

/** Tokens made on the platform. On the wire this group is called "exSwap". */
export const tokenLaunch = {
  factory: post(paths.tokenLaunch.factory, {
    summary: 'Whether tokens can be made, what it costs in sun, and the limits of the form',
    caller: '-',
    reply: z.object({
      enabled: z.boolean(),
      creationFee: sum,
      /** Of what a presale raises, and of what an internal trade brings in. */
      saleFee: share,
      tradeFee: share,
      maxLpBurnRate: share,
      /** Seconds. */
      minLpBurnInterval: count,
      minPresaleLength: count,
      /** How many were made so far. */
      launches: count,
    }),
    errors: ['CHAIN_UNAVAILABLE'],
  }),
  prepareCreation: prepare(paths.tokenLaunch.prepareCreation, {
    kind: 'token-launch.create',
    summary: 'Before of creating a token: checks the form and stores its texts',
    caller: 'S+',
    body: launchFields,
    quote: { creationFee: sum, draftId: z.string(), metadataHash: sha256 },
    errors: [
      'FACTORY_DISABLED',
      'FIELD_REQUIRED',
      'SOFTCAP_RANGE',
      'TIME_RANGE',
      'IMAGE_UNKNOWN',
      'URL_INVALID',
      'TEXT_FORBIDDEN',
      'INSUFFICIENT_BALANCE',
    ],
  }),
  confirmCreation: confirm(paths.tokenLaunch.confirmCreation, {
    kind: 'token-launch.create',
    result: {
      tokenAddress: z.optional(shownAddress),
      presaleAddress: z.optional(shownAddress),
      tradeAddress: z.optional(shownAddress),
    },
  }),
  list: post(paths.tokenLaunch.list, {
    summary: 'Tokens for the home page, found by address, symbol or name, the best match first',
    caller: '-',
    body: {
      ...pageFields,
      keyword: z.optional(text(64)),
      stage: z.optional(choice(presaleStates)),
      creator: z.optional(address),
      /** Counts only without a keyword. */
      sort: z._default(choice(tokenSorts), '-created'),
    },
    reply: pageOf(listed),
    errors: ['ADDRESS_INVALID'],
  }),
  findAlike: post(paths.tokenLaunch.findAlike, {
    summary:
      'The coin or older token that a name or symbol can be mistaken for, before it is taken',
    caller: '-',
    body: { name: z._default(text(64), ''), symbol: z._default(text(64), '') },
    reply: z.object({ looksLike: z.nullable(alike) }),
  }),
  get: post(paths.tokenLaunch.get, {
    summary: 'One token: all chain facts, and the texts of its creator',
    caller: '-',
    body: ofToken,
    reply: z.object(detail),
    errors: ['ADDRESS_INVALID', 'NOT_FOUND', 'CHAIN_UNAVAILABLE'],
  }),
  update: post(paths.tokenLaunch.update, {
    summary: 'Changes the texts, links and image of a token of mine; the change is logged for all',
    caller: 'C',
    pace: 'write',
    body: { ...ofToken, ...textChanges },
    reply: z.object(detail),
    errors: [
      'ADDRESS_INVALID',
      'NOT_FOUND',
      'URL_INVALID',
      'IMAGE_UNKNOWN',
      'TEXT_FORBIDDEN',
      'DAILY_LIMIT',
      'CHAIN_UNAVAILABLE',
    ],
  }),
  listHolders: post(paths.tokenLaunch.listHolders, {
    summary: 'Holders of a token, the largest first',
    caller: '-',
    body: { ...ofToken, ...pageFields },
    reply: pageOf(holderShape),
    errors: ['ADDRESS_INVALID', 'NOT_FOUND'],
  }),
  listEdits: post(paths.tokenLaunch.listEdits, {
    summary: 'Every text a token ever had, the newest first; each hash covers the one before it',
    caller: '-',
    body: { ...ofToken, ...pageFields },
    reply: pageOf(editShape),
    errors: ['ADDRESS_INVALID', 'NOT_FOUND'],
  }),
  listBurns: post(paths.tokenLaunch.listBurns, {
    summary: 'What was burned out of the pair of a token, the newest first',
    caller: '-',
    body: { ...ofToken, ...pageFields },
    reply: pageOf(burnShape),
    errors: ['ADDRESS_INVALID', 'NOT_FOUND'],
  }),
  dashboard: post(paths.tokenLaunch.dashboard, {
    summary: 'Tokens I made or own, and what I hold in presales, trades and locks',
    caller: 'S',
    reply: z.object({
      /** With the contracts of each that are mine, and where the ownership is offered to me. */
      created: z.array(
        z.object({
          ...listed,
          ownsPresale: z.boolean(),
          ownsTrade: z.boolean(),
          tradeWithdrawn: z.boolean(),
        }),
      ),
      presales: z.array(
        z.object({
          token: shortToken,
          stage: z.enum(presaleStates),
          shares: sum,
          paid: sum,
          /** LP: taken so far, and to be taken now. */
          claimed: sum,
          vestedNow: sum,
          refunded: z.boolean(),
        }),
      ),
      trades: z.array(
        z.object({
          token: shortToken,
          state: z.enum(tradeStates),
          shares: sum,
          paid: sum,
          claimed: z.boolean(),
        }),
      ),
      locks: z.array(
        z.object({
          coin: shownAddress,
          token: z.nullable(shortToken),
          amount: sum,
          unlockAt: shownTime,
          createTime: shownTime,
        }),
      ),
      /** Sun: paid into presales and trades that still run or wait, and to be taken back now. */
      totals: z.object({ raised: sum, paidIn: sum, refundable: sum }),
    }),
  }),
};
