import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import { sql } from 'kysely';
import { lockImage } from '../../images/claim-image.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { type ImageLimits, refusalOfUpload, type Sender } from './image-quota.ts';

export type UploadedImage = Readonly<{
  sha256: string;
  purpose: string;
  bytes: number;
  width: number;
  height: number;
}>;

export type UploadStore = ReturnType<typeof uploadStore>;

/** Which images there are and whose they are. */
export function uploadStore(database: Database, limits: ImageLimits, clock: Clock) {
  return {
    /** Why the sender cannot upload now; null when they can. */
    refusal: (sender: Sender): Promise<CodeWithParams | null> =>
      refusalOfUpload(database, limits, sender, clock()),
    /**
     * Counts the upload and notes the image before its file is written, so that a file of a process that died is known
     * and collected. It is not usable until `confirm`. Refuses what `refusal` does, of two uploads at once the second.
     */
    reserve: (image: UploadedImage, sender: Sender): Promise<CodeWithParams | null> =>
      database.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${`uploads ${sender.owner}`}, 0))`.execute(
          transaction,
        );
        const refusal = await refusalOfUpload(transaction, limits, sender, clock());
        if (refusal === null) await add(transaction, image, sender, new Date(clock()));
        return refusal;
      }),
    /** An upload of which nothing is stored. */
    count: (sender: Sender) => countUpload(database, sender, new Date(clock())),
    async confirm(sha256: string): Promise<void> {
      await sql`update media set stored = true where sha256 = ${sha256}`.execute(database);
    },
  };
}

/** Removes what no limit counts any more. */
export async function removeOldUploads(database: Database, before: number): Promise<void> {
  await sql`delete from media_upload where at < ${new Date(before)}`.execute(database);
}

async function add(transaction: Database, image: UploadedImage, sender: Sender, now: Date) {
  const { sha256, purpose, bytes, width, height } = image;
  const { owner } = sender;
  await countUpload(transaction, sender, now);
  await lockImage(transaction, sha256);
  // Nothing uses it yet: whoever uploaded it, the time until it is collected begins again.
  await sql`update media set unused_since = ${now}
    where sha256 = ${sha256} and unused_since is not null`.execute(transaction);
  await sql`insert into media
      (sha256, owner, purpose, bytes, width, height, created_at, stored, unused_since)
    values (${sha256}, ${owner}, ${purpose}, ${bytes}, ${width}, ${height}, ${now}, false, ${now})
    on conflict do nothing`.execute(transaction);
}

async function countUpload(database: Database, { owner, network }: Sender, now: Date) {
  await sql`insert into media_upload (owner, at, network)
    values (${owner}, ${now}, ${network ?? ''})`.execute(database);
}
