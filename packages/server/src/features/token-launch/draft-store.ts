import { hashOfTexts, plainTexts, type TokenTexts } from '@vellum/api/token-texts';
import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';

/** Texts of creations that are under way, until their token has a log of its own. */
export function draftStore(database: Database, clock: Clock) {
  return {
    /** Gives the hash; the same creation asked for again with other texts gets those. */
    async save(id: string, address: Address, texts: TokenTexts): Promise<string> {
      const kept = plainTexts(texts);
      const hash = hashOfTexts(kept, null);
      await sql`insert into launch_draft (id, address, texts, hash, saved_at)
        values (${id}, ${address}, ${JSON.stringify(kept)}::jsonb, ${hash}, ${new Date(clock())})
        on conflict (id) do update set texts = excluded.texts, hash = excluded.hash,
          saved_at = excluded.saved_at where launch_draft.address = excluded.address`.execute(
        database,
      );
      return hash;
    },
    async removeBefore(time: number): Promise<void> {
      await sql`delete from launch_draft where saved_at < ${new Date(time)}`.execute(database);
    },
    async hashOf(id: string): Promise<string | null> {
      const { rows } = await sql<{ hash: string }>`select hash from launch_draft
        where id = ${id}`.execute(database);
      return rows[0]?.hash ?? null;
    },
    /** Whether the address sent this image as one of a token. */
    async hasImage(sha256: string, owner: Address): Promise<boolean> {
      const { rows } = await sql`select from media
        where sha256 = ${sha256} and owner = ${owner}`.execute(database);
      return rows.length > 0;
    },
  };
}

export type DraftStore = ReturnType<typeof draftStore>;
