import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Figure, figureOf } from '../figure.ts';

/** Until both sides are compiled and the pages of the database are in memory. */
const WARM_UP = 4;
const ROUNDS = 11;
const PAGES = 1600;
const program = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * A page of the market with 10,000 cards for sale, through the API by 16 connections, beside the same SQL prepared
 * on one connection of the server's own pool. The two take turns, so that each has the machine for itself.
 */
export async function measure(): Promise<readonly Figure[]> {
  const server = fork(program('market-side.ts'));
  const [url] = await once(server, 'message');
  const client = fork(program('server-load.ts'), [url, 'pageSize=20&sort=price']);
  await once(client, 'message');
  const rounds: { api: number; sql: number }[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const sql = await ask(server, PAGES);
    const begun = performance.now();
    await ask(client, PAGES);
    const api = performance.now() - begun;
    if (round >= WARM_UP) rounds.push({ api, sql });
  }
  client.disconnect();
  server.send('stop');
  await once(server, 'exit');
  const rate = (ms: number) => (1000 * PAGES) / ms;
  return [
    figureOf(
      'market page of 20 of 10,000 cards',
      'pages/s',
      rounds.map((one) => rate(one.api)),
    ),
    figureOf(
      'the same SQL prepared on one connection',
      'pages/s',
      rounds.map((one) => rate(one.sql)),
    ),
    figureOf(
      'market page, of the same SQL alone',
      'times',
      rounds.map((one) => one.sql / one.api),
      {
        goal: { least: 0.5 },
      },
    ),
  ];
}

async function ask(child: ChildProcess, message: number): Promise<number> {
  child.send(message);
  const [answer] = await once(child, 'message');
  return answer;
}
