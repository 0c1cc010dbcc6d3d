import * as z from 'zod/mini';
import { post } from './endpoint.ts';
import { address, choice, imageSha, text } from './form-fields.ts';
import { INTRODUCTION_LENGTH, NICK_NAME_LENGTH } from './nick-name.ts';
import { pageFields, pageOf } from './page.ts';
import { paths } from './paths.ts';
import { count, sha256, address as shownAddress, time } from './shapes.ts';

const profile = {
  address: shownAddress,
  nickName: z.string(),
  introduction: z.string(),
  avatar: z.nullable(sha256),
  level: count,
  cards: count,
  joinedAt: z.nullable(time),
};

/** What people say of themselves. On the wire this group is called "blMusician". */
export const profiles = {
  get: post(paths.profiles.get, {
    summary: 'The profile of an address',
    caller: '-',
    later: 8,
    body: { address },
    reply: z.object(profile),
    errors: ['ADDRESS_INVALID', 'NOT_FOUND'],
  }),
  update: post(paths.profiles.update, {
    summary: 'Changes my profile',
    caller: 'S',
    pace: 'write',
    later: 8,
    body: {
      nickName: text(NICK_NAME_LENGTH, 'NICKNAME_LENGTH'),
      introduction: text(INTRODUCTION_LENGTH),
      avatar: z.optional(imageSha),
    },
    reply: z.object(profile),
    errors: ['NICKNAME_LENGTH', 'TEXT_FORBIDDEN', 'IMAGE_UNKNOWN'],
  }),
  list: post(paths.profiles.list, {
    summary: 'Users, found by nick name or address',
    caller: '-',
    later: 8,
    body: {
      ...pageFields,
      keyword: z.optional(text(34)),
      sort: z.optional(choice(['joined', 'cards', 'level'])),
    },
    reply: pageOf(profile),
  }),
};
