import * as z from 'zod/mini';
import { confirm, prepare } from '../paid-action/paid-action.ts';
import { languages } from '../typed-text/language.ts';
import { post } from '../wire/endpoint.ts';
import { address, choice, text } from '../wire/form-fields.ts';
import { paths } from '../wire/paths.ts';
import { count, address as shownAddress, time } from '../wire/shapes.ts';

const member = z.object({
  address: shownAddress,
  parent: z.nullable(shownAddress),
  activated: z.boolean(),
  activatedAt: z.nullable(time),
  /** The short form under which an active address invites. */
  activationCode: z.nullable(z.string()),
  level: count,
  language: z.enum(languages),
});

/** What anyone may know of an active address before binding to it. */
const inviter = z.object({
  address: shownAddress,
  /** Null for the neutral root, which was never activated by anyone. */
  activatedAt: z.nullable(time),
  teamSize: count,
  isRoot: z.boolean(),
});

/** Activation of an address under an inviter. On the wire this group is called "bttk". */
export const membership = {
  enter: post(paths.membership.enter, {
    summary: 'First call of a page: the member record of an address',
    caller: '-',
    body: { address, inviter: z.optional(text(64)) },
    reply: z.object({
      registered: z.boolean(),
      activated: z.boolean(),
      parent: z.nullable(shownAddress),
      level: count,
      needSignIn: z.boolean(),
      /** Whom the text given as inviter leads to, an address or a code; null unless it is active. */
      inviter: z.nullable(inviter),
      /** Where those stand who activate without an inviter. It earns nothing. */
      root: shownAddress,
      configVersion: z.string(),
    }),
    errors: ['ADDRESS_INVALID', 'CHAIN_UNAVAILABLE'],
  }),
  prepareActivation: prepare(paths.membership.prepareActivation, {
    kind: 'membership.activate',
    summary: 'Before of activation: an address or activation code; without one, the neutral root',
    caller: 'S',
    // Read by `readInviter`, which tells an address from a code and each from nonsense.
    body: { parentAddress: z.optional(text(64)) },
    quote: { parent: shownAddress, isRoot: z.boolean() },
    errors: [
      'SELF_INVITE',
      'ALREADY_ACTIVATED',
      'PARENT_INVALID',
      'PARENT_NOT_ACTIVATED',
      'ACTIVATION_CODE_REQUIRED',
      'ACTIVATION_CODE_UNKNOWN',
    ],
  }),
  confirmActivation: confirm(paths.membership.confirmActivation, { kind: 'membership.activate' }),
  save: post(paths.membership.save, {
    summary: 'Stores my language, and creates my member record if missing',
    caller: 'S',
    pace: 'write',
    body: { locale: z.optional(choice(languages)), inviterHint: z.optional(address) },
    reply: member,
    errors: ['ADDRESS_INVALID'],
  }),
};
