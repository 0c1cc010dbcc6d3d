import { hash, randomBytes } from 'node:crypto';
import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { at } from '../../platform/database/at.ts';
import type { Database, Timestamp } from '../../platform/database/database.ts';
import {
  type FindSession,
  SESSION_ENDED,
  SESSION_MS,
  type Session,
  sessionName,
} from '../../platform/sessions/session.ts';

/** How much of its seven days may pass before a use is written down: most requests write nothing. */
const RENEW_AFTER_MS = 3_600_000;

export type SessionStore = Readonly<{
  /** Opens a session and gives the token, which is kept nowhere. */
  open(address: Address): Promise<{ token: string; expiresAt: number }>;
  find: FindSession;
  /** Ends a session, and tells so: what was opened with it ends too. */
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

const hashOf = (token: string) => hash('sha256', token, 'buffer');

async function tellEnd(database: Database, session: Session): Promise<void> {
  await sql`select pg_notify(${SESSION_ENDED}, ${sessionName(session)})`.execute(database);
}

type FoundRow = Readonly<{ address: Address; created_at: number; seen_at: number }>;

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
      const times = { created_at: begin, seen_at: begin, expires_at: expires };
      const row = { id_hash: hashOf(token), address, ...times };
      await db.insertInto('session').values(row).execute();
      return { token, expiresAt: now + SESSION_MS };
    },
    async find(token) {
      const [idHash, now] = [hashOf(token), clock()];
      const found = await sql<FoundRow>`select address, created_at, seen_at from session
        where id_hash = ${idHash} and revoked_at is null and expires_at > ${at(now)}`.execute(
        database,
      );
      const [row] = found.rows;
      if (row === undefined) return null;
      const renewed = now - row.seen_at > RENEW_AFTER_MS;
      if (renewed) await renew(idHash, now);
      return { session: { address: row.address, createdAt: row.created_at }, renewed };
    },
    async revoke(token) {
      const ended = await db
        .updateTable('session')
        .set({ revoked_at: new Date(clock()) })
        .where('id_hash', '=', hashOf(token))
        .where('revoked_at', 'is', null)
        .returning(['address', 'created_at as createdAt'])
        .executeTakeFirst();
      if (ended) await tellEnd(database, ended);
    },
    async removeExpired(before) {
      await db.deleteFrom('session').where('expires_at', '<', at(before)).execute();
    },
  };
}
