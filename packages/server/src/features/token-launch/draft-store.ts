import { hashOfTexts, plainTexts, type TokenTexts } from '@vellum/api/token-launch/token-texts';
import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import { claimImage, hasImage } from '../../images/claim-image.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';

/** Texts of creations that are in progress, until their token has a log of its own. */
export function draftStore(database: Database, clock: Clock) {
  return {
    /**
     * Gives the hash; the same creation asked for again with other texts gets those. Refuses an image that the address
     * does not have.
     */
    save: (id: string, address: Address, texts: TokenTexts): Promise<string> =>
      database.transaction().execute(async (transaction) => {
        const kept = plainTexts(texts);
        if (kept.image && !(await claimImage(transaction, kept.image, address))) {
          throw new Refusal({ code: 'IMAGE_UNKNOWN' });
        }
        const hash = hashOfTexts(kept, null);
        await sql`insert into launch_draft (id, address, texts, hash, saved_at)
          values (${id}, ${address}, ${JSON.stringify(kept)}::jsonb, ${hash}, ${new Date(clock())})
          on conflict (id) do update set texts = excluded.texts, hash = excluded.hash,
            saved_at = excluded.saved_at where launch_draft.address = excluded.address`.execute(
          transaction,
        );
        return hash;
      }),
    async removeBefore(time: number): Promise<void> {
      await sql`delete from launch_draft where saved_at < ${new Date(time)}`.execute(database);
    },
    async hashOf(id: string): Promise<string | null> {
      const { rows } = await sql<{ hash: string }>`select hash from launch_draft
        where id = ${id}`.execute(database);
      return rows[0]?.hash ?? null;
    },
    hasImage: (sha256: string, owner: Address) => hasImage(database, sha256, owner),
  };
}

export type DraftStore = ReturnType<typeof draftStore>;
