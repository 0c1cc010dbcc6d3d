import type { Address } from '@vellum/tron/address';
import type { Generated } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { at } from '../../platform/database/at.ts';
import type { Database, Timestamp } from '../../platform/database/database.ts';

export type UploadedImage = Readonly<{
  sha256: string;
  owner: Address;
  purpose: string;
  bytes: number;
  width: number;
  height: number;
}>;

export type UploadStore = Readonly<{
  /** How many images the address sent within the last day. */
  countOfDay(owner: Address): Promise<number>;
  /** Of all images that are kept, whoever sent them. */
  bytesKept(): Promise<number>;
  add(image: UploadedImage): Promise<void>;
}>;

const day = 86_400_000;

type Tables = {
  media: UploadedImage & { created_at: Timestamp };
  media_upload: { id: Generated<bigint>; owner: Address; at: Timestamp };
};

export function uploadStore(database: Database, clock: Clock): UploadStore {
  const db = database.withTables<Tables>();
  return {
    async countOfDay(owner) {
      const { n } = await db
        .selectFrom('media_upload')
        .select(({ fn }) => fn.countAll<bigint>().as('n'))
        .where('owner', '=', owner)
        .where('at', '>', at(clock() - day))
        .executeTakeFirstOrThrow();
      return Number(n);
    },
    async bytesKept() {
      // The same image of several addresses is one file.
      const { bytes } = await db
        .selectFrom(db.selectFrom('media').select(['sha256', 'bytes']).distinct().as('file'))
        .select(({ fn }) => fn.sum<bigint | null>('bytes').as('bytes'))
        .executeTakeFirstOrThrow();
      return Number(bytes ?? 0);
    },
    async add(image) {
      const now = new Date(clock());
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('media_upload')
          .values({ owner: image.owner, at: now })
          .execute();
        await transaction
          .insertInto('media')
          .values({ ...image, created_at: now })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      });
    },
  };
}
