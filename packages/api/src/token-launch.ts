import * as z from 'zod/mini';
import { castingLabels, presalePhases } from './display-states.ts';
import { post } from './endpoint.ts';
import { address, choice, imageSha, link, text } from './form-fields.ts';
import { launchFields } from './launch-form.ts';
import { pageFields, pageOf } from './page.ts';
import { confirm, prepare } from './paid-action.ts';
import { paths } from './paths.ts';
import {
  count,
  decimal,
  sha256,
  basisPoints as share,
  address as shownAddress,
  amount as sum,
  time,
} from './shapes.ts';

/** Spec §3: token pair details, in the simpler variant with the liquidity flag. */
const listed = {
  tokenAddress: shownAddress,
  presaleAddress: shownAddress,
  basePoolAddress: shownAddress,
  tradeAddress: shownAddress,
  creator: shownAddress,
  createdAt: time,
  tokenName: z.string(),
  tokenSymbol: z.string(),
  totalSupply: sum,
  hasLiquidity: z.boolean(),
  price: z.nullable(decimal),
  phase: z.enum(presalePhases),
  label: z.nullable(z.enum(castingLabels)),
  image: z.nullable(sha256),
};

const detail = {
  ...listed,
  description: z.string(),
  website: z.string(),
  telegram: z.string(),
  twitter: z.string(),
  lpBurn: z.nullable(z.object({ interval: count, rate: share, floor: sum, burned: sum })),
  holders: count,
  backing: sum,
};

const short = z.object({
  tokenAddress: shownAddress,
  tokenName: z.string(),
  tokenSymbol: z.string(),
});

/** Tokens made on the platform. On the wire this group is called "exSwap". */
export const tokenLaunch = {
  factory: post(paths.tokenLaunch.factory, {
    summary: 'Whether tokens can be made, what it costs in sun, and the limits of the form',
    caller: '-',
    later: 6,
    reply: z.object({
      enabled: z.boolean(),
      creationFee: sum,
      saleFee: share,
      maxLpBurnRate: share,
      minLpBurnInterval: count,
    }),
  }),
  prepareCreation: prepare(paths.tokenLaunch.prepareCreation, {
    kind: 'token-launch.create',
    summary: 'Before of making a token: checks the form and keeps it as a draft',
    caller: 'S+',
    later: 6,
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
    later: 6,
    result: {
      tokenAddress: z.optional(shownAddress),
      presaleAddress: z.optional(shownAddress),
      tradeAddress: z.optional(shownAddress),
    },
  }),
  list: post(paths.tokenLaunch.list, {
    summary: 'Tokens for the home page, found by name, symbol or address',
    caller: '-',
    later: 6,
    body: {
      ...pageFields,
      keyword: z.optional(text(64)),
      sort: z.optional(choice(['-created', '-raised', '-volume', '-price'])),
    },
    reply: pageOf(listed),
  }),
  get: post(paths.tokenLaunch.get, {
    summary: 'One token',
    caller: '-',
    later: 6,
    body: { tokenAddress: address },
    reply: z.object(detail),
    errors: ['ADDRESS_INVALID', 'NOT_FOUND'],
  }),
  update: post(paths.tokenLaunch.update, {
    summary: 'Changes the text, links and image of a token of mine',
    caller: 'C',
    pace: 'write',
    later: 6,
    body: {
      tokenAddress: address,
      description: z.optional(text(1_000)),
      website: z.optional(link),
      telegram: z.optional(link),
      twitter: z.optional(link),
      image: z.optional(imageSha),
    },
    reply: z.object(detail),
    errors: ['ADDRESS_INVALID', 'NOT_FOUND', 'URL_INVALID', 'IMAGE_UNKNOWN', 'TEXT_FORBIDDEN'],
  }),
  dashboard: post(paths.tokenLaunch.dashboard, {
    summary: 'Tokens I made and what I hold in presales, trades and locks',
    caller: 'S',
    later: 6,
    reply: z.object({
      created: z.array(z.object(listed)),
      presales: z.array(z.object({ token: short, shares: sum, paid: sum, vestedNow: sum })),
      trades: z.array(z.object({ token: short, shares: sum, claimed: z.boolean() })),
      locks: z.array(z.object({ coin: shownAddress, amount: sum, unlockAt: time })),
    }),
  }),
};
