import { sql } from 'kysely';
import { lockImage } from '../../images/claim-image.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ImageStore } from './image-store.ts';

/** Days until an image that nothing uses is deleted: forms that are open, and drafts in browsers, name some. */
export const UNUSED_DAYS = 7;

const UNUSED_MS = UNUSED_DAYS * 86_400_000;
/** No upload takes as long as this: a file that is not confirmed by then belongs to a process that died. */
const UNCONFIRMED_MS = 3_600_000;
/** Images of one run; what remains waits for the next. */
const BATCH = 500;

/** What uses an image: a profile, a line of a token's public log, and a creation that is in progress. */
const isUsed = sql`(exists (select from profile where avatar = m.sha256)
  or exists (select from token_text where texts ->> 'image' = m.sha256)
  or exists (select from launch_draft where texts ->> 'image' = m.sha256))`;

type ImageCollection = Readonly<{ database: Database; images: ImageStore; now: number }>;

/**
 * Deletes images that nothing has used for a week. Safe beside uploads, people who begin to use an image, and the
 * same work of other processes: each image is locked, and unusable before its file goes.
 */
export async function collectImages({ database, images, now }: ImageCollection): Promise<void> {
  await markUnused(database, now);
  for (const sha256 of await unusedBefore(database, now - UNUSED_MS)) {
    await giveUp(database, sha256, now - UNUSED_MS);
  }
  for (const sha256 of await unstoredBefore(database, now - UNCONFIRMED_MS)) {
    await remove({ database, images, now }, sha256);
  }
}

async function markUnused(database: Database, now: number): Promise<void> {
  // Rows that someone has locked are about to be used, or marked by another process.
  await sql`update media set unused_since = ${new Date(now)} where (sha256, owner) in (
    select sha256, owner from media m where unused_since is null and not ${isUsed}
    for update skip locked)`.execute(database);
}

async function unusedBefore(database: Database, time: number): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`select sha256 from media group by sha256
    having bool_or(stored) and bool_and(unused_since is not null and unused_since < ${new Date(time)})
    limit ${BATCH}`.execute(database);
  return rows.map(({ sha256 }) => sha256);
}

/** From here on nobody can begin to use the image. */
function giveUp(database: Database, sha256: string, time: number): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    await lockImage(transaction, sha256);
    await sql`update media set unused_since = null
      where sha256 in (select sha256 from media m where sha256 = ${sha256} and ${isUsed})`.execute(
      transaction,
    );
    await sql`update media set stored = false where sha256 = ${sha256} and not exists (
      select from media where sha256 = ${sha256}
      and (unused_since is null or unused_since >= ${new Date(time)}))`.execute(transaction);
  });
}

async function unstoredBefore(database: Database, time: number): Promise<string[]> {
  // In any order: a file that cannot be removed does not keep the others from it each time.
  const { rows } = await sql<{ sha256: string }>`select sha256 from media
    where not stored and unused_since < ${new Date(time)}
    group by sha256 order by random() limit ${BATCH}`.execute(database);
  return rows.map(({ sha256 }) => sha256);
}

/** The rows are gone only once the file is: if either fails, the next run tries again. */
function remove({ database, images, now }: ImageCollection, sha256: string): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    await lockImage(transaction, sha256);
    const { rows } = await sql`delete from media where sha256 = ${sha256} and not stored
      and unused_since < ${new Date(now - UNCONFIRMED_MS)} returning sha256`.execute(transaction);
    const { rows: left } = await sql`select from media where sha256 = ${sha256}`.execute(
      transaction,
    );
    if (rows.length > 0 && left.length === 0) await images.remove(sha256);
  });
}
