import { createHash, randomBytes } from 'node:crypto';
import type { Address } from '@vellum/tron/address';
import type { Clock } from '../../platform/clock.ts';
import { at } from '../../platform/database/at.ts';
import type { Database, Timestamp } from '../../platform/database/database.ts';
import type { Session } from '../../platform/session.ts';

/** Seven days after it was last used. */
export const SESSION_MS = 7 * 86_400_000;
/** How much of that may pass before a use is written down: most requests write nothing. */
const RENEW_AFTER_MS = 3_600_000;

export type SessionStore = Readonly<{
  /** Opens a session and gives the token, which is kept nowhere. */
  open(address: Address): Promise<{ token: string; expiresAt: number }>;
  find(token: string): Promise<Session | null>;
  revoke(token: string): Promise<void>;
  removeExpired(before: number): Promise<void>;
}>;

type SessionTable = {
  id_hash: Buffer;
  address: Address;
  created_at: Timestamp;
  seen_at: Timestamp;
  expires_at: Timestamp;
  revoked_at: Timestamp | null;
};

const hashOf = (token: string) => createHash('sha256').update(token).digest();

export function sessionStore(database: Database, clock: Clock): SessionStore {
  const db = database.withTables<{ session: SessionTable }>();

  async function renew(idHash: Buffer, now: number): Promise<void> {
    await db
      .updateTable('session')
      .set({ seen_at: new Date(now), expires_at: new Date(now + SESSION_MS) })
      .where('id_hash', '=', idHash)
      .execute();
  }

  return {
    async open(address) {
      const token = randomBytes(32).toString('base64url');
      const now = clock();
      const [begin, expires] = [new Date(now), new Date(now + SESSION_MS)];
      const row = { id_hash: hashOf(token), address, created_at: begin, seen_at: begin };
      await db
        .insertInto('session')
        .values({ ...row, expires_at: expires })
        .execute();
      return { token, expiresAt: now + SESSION_MS };
    },
    async find(token) {
      const idHash = hashOf(token);
      const now = clock();
      const row = await db
        .selectFrom('session')
        .select(['address', 'created_at', 'seen_at'])
        .where('id_hash', '=', idHash)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', at(now))
        .executeTakeFirst();
      if (row === undefined) return null;
      if (now - row.seen_at > RENEW_AFTER_MS) await renew(idHash, now);
      return { address: row.address, createdAt: row.created_at };
    },
    async revoke(token) {
      await db
        .updateTable('session')
        .set({ revoked_at: new Date(clock()) })
        .where('id_hash', '=', hashOf(token))
        .where('revoked_at', 'is', null)
        .execute();
    },
    async removeExpired(before) {
      await db.deleteFrom('session').where('expires_at', '<', at(before)).execute();
    },
  };
}
