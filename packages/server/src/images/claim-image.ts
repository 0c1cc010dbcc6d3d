import type { Address } from '@vellum/tron/address';
import { type QueryExecutorProvider, sql } from 'kysely';

/** Orders writers, users and the collector of one image until the transaction ends. */
export async function lockImage(transaction: QueryExecutorProvider, sha256: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`image ${sha256}`}, 0))`.execute(
    transaction,
  );
}

/** Whether the address uploaded this image and it is still there. */
export async function hasImage(
  database: QueryExecutorProvider,
  sha256: string,
  owner: Address,
): Promise<boolean> {
  const { rows } = await sql`select from media
    where sha256 = ${sha256} and owner = ${owner} and stored`.execute(database);
  return rows.length > 0;
}

/**
 * Checks the same and keeps the image from being collected until the transaction ends. Whatever comes to use an image
 * is written in the transaction that claims it.
 */
export async function claimImage(
  transaction: QueryExecutorProvider,
  sha256: string,
  owner: Address,
): Promise<boolean> {
  await lockImage(transaction, sha256);
  if (!(await hasImage(transaction, sha256, owner))) return false;
  await sql`update media set unused_since = null where sha256 = ${sha256}`.execute(transaction);
  return true;
}
