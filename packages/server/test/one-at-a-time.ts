import { connectToTestPostgres } from './test-postgres.ts';

/**
 * Does the work while no other process of this working copy does any under the same name. The lock belongs to a
 * connection to the tests' database, so that who dies with it has lost it.
 */
export async function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  const { client } = await connectToTestPostgres();
  try {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
    return await work();
  } finally {
    await client.end();
  }
}
