import { randomBytes } from 'node:crypto';
import { connectToTestPostgres } from '../test-postgres.ts';

/** A database on the shared test server that has nothing in it; `close` drops it. */
export async function emptyDatabase(): Promise<Readonly<{ url: string; close(): Promise<void> }>> {
  const { client, url } = await connectToTestPostgres();
  const name = `test_${randomBytes(8).toString('hex')}`;
  await client.query(`create database ${name}`);
  return {
    url: Object.assign(new URL(url), { pathname: `/${name}` }).href,
    async close() {
      await client.query(`drop database ${name} with (force)`);
      await client.end();
    },
  };
}
