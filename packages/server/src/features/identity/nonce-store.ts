import type { Address } from '@vellum/tron/address';
import { at } from '../../platform/database/at.ts';
import type { Database, Timestamp } from '../../platform/database/database.ts';

/** A text that an address was asked to sign. */
export type PendingSignIn = Readonly<{
  nonce: string;
  address: Address;
  message: string;
  /** Unix milliseconds. */
  expiresAt: number;
}>;

export type NonceStore = Readonly<{
  add(pending: PendingSignIn): Promise<void>;
  /** Gives it once: whoever takes it, right or wrong, uses it up. Null when there is none for the address. */
  take(nonce: string, address: Address): Promise<PendingSignIn | null>;
  removeExpired(before: number): Promise<void>;
}>;

type NonceTable = { nonce: string; address: Address; message: string; expires_at: Timestamp };

export function nonceStore(database: Database): NonceStore {
  const db = database.withTables<{ auth_nonce: NonceTable }>();
  return {
    async add({ nonce, address, message, expiresAt }) {
      const row = { nonce, address, message, expires_at: new Date(expiresAt) };
      await db.insertInto('auth_nonce').values(row).execute();
    },
    async take(nonce, address) {
      const row = await db
        .deleteFrom('auth_nonce')
        .where('nonce', '=', nonce)
        .where('address', '=', address)
        .returningAll()
        .executeTakeFirst();
      return row ? { nonce, address, message: row.message, expiresAt: row.expires_at } : null;
    },
    async removeExpired(before) {
      await db.deleteFrom('auth_nonce').where('expires_at', '<', at(before)).execute();
    },
  };
}
