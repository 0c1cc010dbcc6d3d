import * as z from 'zod/mini';
import { announcementTopics } from '../wire/choice-lists.ts';
import { get, post } from '../wire/endpoint.ts';
import { choice, flag, requiredText, rowId, txid } from '../wire/form-fields.ts';
import { pageFields, pageOf } from '../wire/page.ts';
import { paths } from '../wire/paths.ts';
import {
  count,
  nothing,
  sha256,
  address as shownAddress,
  txid as shownTxid,
  time,
} from '../wire/shapes.ts';
import { BODY_LENGTH, TITLE_LENGTH } from './announcement-limits.ts';

const summary = {
  id: z.string(),
  title: z.string(),
  time,
  pinned: z.boolean(),
  topic: z.enum(announcementTopics),
};

export const announcements = {
  list: post(paths.announcements.list, {
    summary: 'Announcements in the language of the call, pinned ones first',
    caller: '-',
    body: { ...pageFields, topic: z.optional(choice(announcementTopics)) },
    reply: pageOf(summary),
  }),
  /** Spec §7: the one call that is a GET with its id in the path. */
  get: get(paths.announcements.get, {
    summary: 'One announcement, its text sanitised',
    caller: '-',
    body: { id: rowId },
    reply: z.object({
      ...summary,
      html: z.string(),
      /** The administrator who signed in to publish the text as it is now. */
      by: shownAddress,
      /** Over titles and texts of both languages as they were given. */
      hash: sha256,
      /** A transaction that shows what the text tells of. */
      txid: z.nullable(shownTxid),
      /** How often the text was changed after it was published, and when last. */
      changes: count,
      changedAt: z.nullable(time),
    }),
    errors: ['NOT_FOUND'],
  }),
  writers: post(paths.announcements.writers, {
    summary: 'The administrators: whose announcements are ours',
    caller: '-',
    reply: z.object({ list: z.array(shownAddress) }),
  }),
  given: post(paths.announcements.given, {
    summary: 'One announcement as it was written, in both languages',
    caller: 'A',
    body: { id: rowId },
    reply: z.object({
      id: z.string(),
      titleEn: z.string(),
      titleZh: z.string(),
      bodyEn: z.string(),
      bodyZh: z.string(),
      pinned: z.boolean(),
      topic: z.enum(announcementTopics),
      txid: z.nullable(shownTxid),
    }),
    errors: ['NOT_FOUND'],
  }),
  save: post(paths.announcements.save, {
    summary: 'Makes or changes an announcement',
    caller: 'A',
    pace: 'write',
    body: {
      id: z.optional(rowId),
      titleEn: requiredText(TITLE_LENGTH),
      titleZh: requiredText(TITLE_LENGTH),
      bodyEn: requiredText(BODY_LENGTH),
      bodyZh: requiredText(BODY_LENGTH),
      pinned: z._default(flag, false),
      topic: z._default(choice(announcementTopics), 'service'),
      txid: z.optional(txid),
    },
    reply: z.object({ id: z.string() }),
    errors: ['NOT_FOUND', 'FIELD_REQUIRED', 'TEXT_FORBIDDEN'],
  }),
  remove: post(paths.announcements.remove, {
    summary: 'Takes an announcement away',
    caller: 'A',
    pace: 'write',
    body: { id: rowId },
    reply: nothing,
    errors: ['NOT_FOUND'],
  }),
};
