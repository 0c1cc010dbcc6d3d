import { commitOf } from '@vellum/contracts/box-draw';
import { toHex } from '@vellum/tron/bytes';
import type { Client } from '@vellum/tron/client/client';
import { getTransaction } from '@vellum/tron/client/transactions';
import type { Database } from '../../platform/database/database.ts';
import type { BoxTables, SeriesRow } from './box-row.ts';

type Revealed = Pick<SeriesRow, 'commit' | 'revealed_txid'>;

/** The secret of a revealed series; null while it is not public, or as long as no node has the transaction. */
export type BoxSecrets = (series: Revealed) => Promise<string | null>;

/** Finds secrets in the calls that revealed them. A commitment has one secret, so what is found is kept permanently. */
export function boxSecrets(database: Database, client: Client): BoxSecrets {
  const tables = database.withTables<BoxTables>();
  return async ({ commit, revealed_txid: txid }) => {
    if (txid === null) return null;
    const kept = await tables
      .selectFrom('box_secret')
      .select('secret')
      .where('commit', '=', commit)
      .executeTakeFirst();
    if (kept !== undefined) return kept.secret;
    const transaction = await getTransaction(client, txid).catch(() => null);
    const secret = transaction && secretIn(transaction.rawBytes, commit);
    if (!secret) return null;
    await tables
      .insertInto('box_secret')
      .values({ commit, secret })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return secret;
  };
}

/** A reveal takes a few hundred bytes. Each place of a longer call costs a hash, and anyone may have us look. */
const MOST_BYTES = 1024;

/** Wherever it stands, since the call may have gone through another contract: the commitment recognises it. */
export function secretIn(bytes: Uint8Array, commit: string): string | null {
  if (bytes.length > MOST_BYTES) return null;
  for (let at = 0; at + 32 <= bytes.length; at += 1) {
    const word = bytes.subarray(at, at + 32);
    if (toHex(commitOf(word)) === commit) return toHex(word);
  }
  return null;
}
