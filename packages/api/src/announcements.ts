import * as z from 'zod/mini';
import { get, post } from './endpoint.ts';
import { flag, requiredText, rowId } from './form-fields.ts';
import { pageFields, pageOf } from './page.ts';
import { paths } from './paths.ts';
import { nothing, time } from './shapes.ts';

const TITLE_LENGTH = 120;
const BODY_LENGTH = 12_000;

export const announcements = {
  list: post(paths.announcements.list, {
    summary: 'Announcements in the language of the call, pinned ones first',
    caller: '-',
    later: 8,
    body: pageFields,
    reply: pageOf({ id: z.string(), title: z.string(), time, pinned: z.boolean() }),
  }),
  /** Spec §7: the one call that is a GET with its id in the path. */
  get: get(paths.announcements.get, {
    summary: 'One announcement, its text sanitised',
    caller: '-',
    later: 8,
    body: { id: rowId },
    reply: z.object({ id: z.string(), title: z.string(), html: z.string(), time }),
    errors: ['NOT_FOUND'],
  }),
  save: post(paths.announcements.save, {
    summary: 'Makes or changes an announcement',
    caller: 'A',
    pace: 'write',
    later: 8,
    body: {
      id: z.optional(rowId),
      titleEn: requiredText(TITLE_LENGTH),
      titleZh: requiredText(TITLE_LENGTH),
      bodyEn: requiredText(BODY_LENGTH),
      bodyZh: requiredText(BODY_LENGTH),
      pinned: z._default(flag, false),
    },
    reply: z.object({ id: z.string() }),
    errors: ['NOT_FOUND', 'FIELD_REQUIRED'],
  }),
  remove: post(paths.announcements.remove, {
    summary: 'Takes an announcement away',
    caller: 'A',
    pace: 'write',
    later: 8,
    body: { id: rowId },
    reply: nothing,
    errors: ['NOT_FOUND'],
  }),
};
