import * as z from 'zod/mini';
import type { ErrorCode } from '../refusals/error-codes.ts';
import { countCharacters } from '../typed-text/character-count.ts';
import { userSorts } from '../wire/choice-lists.ts';
import { post } from '../wire/endpoint.ts';
import { address, choice, type Field, text } from '../wire/form-fields.ts';
import { asOf, pageFields, pageOf } from '../wire/page.ts';
import { paths } from '../wire/paths.ts';
import { amount, count, sha256, address as shownAddress, time } from '../wire/shapes.ts';
import {
  INTRODUCTION_LENGTH,
  NICK_NAME_LENGTH,
  tidyIntroduction,
  tidyNickName,
} from './nick-name.ts';

/** What a list says about a user. Counted from the chain except for the first three after the address. */
const user = {
  address: shownAddress,
  nickName: z.string(),
  introduction: z.string(),
  avatar: z.nullable(sha256),
  level: count,
  teamSize: count,
  cards: count,
  /** Burn power in U with 6 decimals. */
  power: amount,
  /** Null for the root of the tree and for who is not active. */
  joinedAt: z.nullable(time),
};

const profile = z.object({
  ...user,
  active: z.boolean(),
  directCount: count,
  joinedBlock: z.nullable(count),
  /** Null for who came without one, by the neutral root. */
  inviter: z.nullable(shownAddress),
  /** Since when the address has this nick name; null without one. */
  namedAt: z.nullable(time),
  /** An active address that had such a nick name before; null for most. */
  alike: z.nullable(shownAddress),
  /** Whether the activation can no longer be replaced by another block. */
  final: z.boolean(),
  asOf,
});

/** Tidied first: what is counted is what is kept. */
const tidied = (tidy: (text: string) => string, max: number, error: ErrorCode): Field<string> =>
  z.string().check(
    z.overwrite(tidy),
    z.refine((value) => countCharacters(value) <= max, { error, params: { max: String(max) } }),
  );

/** What people say of themselves. On the wire this group is called "blMusician". */
export const profiles = {
  get: post(paths.profiles.get, {
    summary: 'The profile of an address',
    caller: '-',
    body: { address },
    reply: profile,
    errors: ['ADDRESS_INVALID', 'NOT_FOUND'],
  }),
  update: post(paths.profiles.update, {
    summary: 'Changes my profile; refused with the reason of the content check',
    caller: 'S',
    pace: 'write',
    body: {
      nickName: tidied(tidyNickName, NICK_NAME_LENGTH, 'NICKNAME_LENGTH'),
      introduction: tidied(tidyIntroduction, INTRODUCTION_LENGTH, 'TEXT_TOO_LONG'),
      /** Empty takes it away; left out it stays as it is. */
      avatar: z.optional(
        z.string().check(z.regex(/^([0-9a-f]{64})?$/, { error: 'IMAGE_UNKNOWN' })),
      ),
    },
    reply: profile,
    errors: ['NICKNAME_LENGTH', 'REVIEW_FAILED', 'IMAGE_UNKNOWN'],
  }),
  list: post(paths.profiles.list, {
    summary: 'Active users, by nick name or the start of an address',
    caller: '-',
    body: {
      ...pageFields,
      keyword: z.optional(text(34)),
      sort: z._default(choice(userSorts), 'team'),
    },
    reply: pageOf(user),
  }),
};
