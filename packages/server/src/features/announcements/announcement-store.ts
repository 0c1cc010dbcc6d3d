import { createHash } from 'node:crypto';
import type { AnnouncementTopic } from '@vellum/api/wire/choice-lists';
import type { Address } from '@vellum/tron/address';
import { type Generated, type Kysely, type Selectable, sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Rows } from '../../platform/http/read-page.ts';

/** An announcement as it was given, in both languages. */
export type GivenText = Readonly<{
  titleEn: string;
  titleZh: string;
  bodyEn: string;
  bodyZh: string;
}>;

export type Given = GivenText &
  Readonly<{ topic: AnnouncementTopic; pinned: boolean; txid?: string | undefined; by: Address }>;

type Texts = { title_en: string; title_zh: string; body_en: string; body_zh: string };

type Tables = {
  announcement: Texts & {
    id: Generated<bigint>;
    topic: AnnouncementTopic;
    pinned: boolean;
    txid: string | null;
    hash: string;
    by: Address;
    changes: Generated<number>;
    published_at: bigint;
    changed_at: bigint | null;
    removed_at: bigint | null;
  };
  announcement_past: Texts & {
    announcement: bigint;
    change: number;
    hash: string;
    by: Address;
    until: bigint;
  };
};

type AnnouncementRow = Selectable<Tables['announcement']>;
/** What a list says about one. */
export type AnnouncementSummary = Pick<
  AnnouncementRow,
  'id' | 'title_en' | 'title_zh' | 'published_at' | 'pinned' | 'topic'
>;
export type AnnouncementStore = ReturnType<typeof announcementStore>;

/** What was announced. Nothing is forgotten: a changed text is kept as it was, a removed one is only hidden. */
export function announcementStore(database: Database, clock: Clock) {
  const db = database.withTables<Tables>();
  const shown = db.selectFrom('announcement').selectAll().where('removed_at', 'is', null);
  return {
    page: (
      topic: AnnouncementTopic | undefined,
      { offset, limit }: Rows,
    ): Promise<AnnouncementSummary[]> =>
      db
        .selectFrom('announcement')
        .select(['id', 'title_en', 'title_zh', 'published_at', 'pinned', 'topic'])
        .where('removed_at', 'is', null)
        .where((is) => (topic === undefined ? is.lit(true) : is('topic', '=', topic)))
        .orderBy('pinned', 'desc')
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .offset(offset)
        .limit(limit)
        .execute(),
    find: (id: bigint) => shown.where('id', '=', id).executeTakeFirst(),
    async add(given: Given): Promise<bigint> {
      const { id } = await db
        .insertInto('announcement')
        .values({ ...columnsOf(given), published_at: BigInt(clock()) })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    /** False when there is no such announcement. A new place in the list is no change of its text. */
    change: (id: bigint, given: Given): Promise<boolean> =>
      db.transaction().execute((transaction) => change(transaction, id, given, BigInt(clock()))),
    async remove(id: bigint): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('announcement')
        .set({ removed_at: BigInt(clock()) })
        .where('id', '=', id)
        .where('removed_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

async function change(db: Kysely<Tables>, id: bigint, given: Given, now: bigint): Promise<boolean> {
  const before = await db
    .selectFrom('announcement')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (before === undefined) return false;
  const columns = columnsOf(given);
  const isOther = columns.hash !== before.hash;
  if (isOther) {
    const { title_en, title_zh, body_en, body_zh, hash, by, changes } = before;
    const past = { title_en, title_zh, body_en, body_zh, hash, by };
    await db
      .insertInto('announcement_past')
      .values({ ...past, announcement: id, change: changes, until: now })
      .execute();
  }
  await db
    .updateTable('announcement')
    .set(columns)
    .$if(isOther, (query) => query.set({ changed_at: now, changes: sql<number>`changes + 1` }))
    .where('id', '=', id)
    .execute();
  return true;
}

const columnsOf = ({ titleEn, titleZh, bodyEn, bodyZh, topic, pinned, txid, by }: Given) => ({
  title_en: titleEn,
  title_zh: titleZh,
  body_en: bodyEn,
  body_zh: bodyZh,
  topic,
  pinned,
  txid: txid ?? null,
  by,
  hash: hashOfText({ titleEn, titleZh, bodyEn, bodyZh }),
});

/** sha256 over the four texts as a JSON list: anyone who has them can make it again. */
export const hashOfText = ({ titleEn, titleZh, bodyEn, bodyZh }: GivenText): string =>
  createHash('sha256')
    .update(JSON.stringify([titleEn, titleZh, bodyEn, bodyZh]))
    .digest('hex');
