import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { paths } from '@vellum/api/wire/paths';
import { type Figure, figureOf } from '../figure.ts';

/** Until both sides are compiled and the pages of the database are in memory. */
const WARM_UP = 2;
const ROUNDS = 7;
const program = (file: string) => fileURLToPath(new URL(file, import.meta.url));

type Subject = Readonly<{
  name: string;
  path: string;
  body: string;
  keyword?: string;
  count: number;
}>;

/**
 * Search over 50,000 tokens, and a chart of 1,000 candles, through the API by 16 connections, beside the same SQL
 * prepared on one connection. They take turns, so that each has the machine for itself.
 */
export async function measure(): Promise<readonly Figure[]> {
  const server = fork(program('launch-side.ts'));
  const [{ url, chart }] = (await once(server, 'message')) as [{ url: string; chart: string }];
  const search = (name: string, keyword: string, count: number): Subject => {
    const body = `pageSize=20&keyword=${encodeURIComponent(keyword)}`;
    return { name, path: paths.tokenLaunch.list, body, keyword, count };
  };
  const subjects = [
    search('search by part of a name', 'antern', 64),
    search('search by symbol', 'tinla40001', 160),
    search('search by address', chart, 160),
    {
      name: 'chart of 1,000 candles',
      path: paths.trade.candles,
      body: `tokenAddress=${chart}&interval=1h`,
      count: 96,
    },
  ];
  const figures: Figure[] = [];
  for (const subject of subjects) figures.push(...(await compare(server, url, subject)));
  server.send('stop');
  await once(server, 'exit');
  return figures;
}

async function compare(server: ChildProcess, url: string, subject: Subject): Promise<Figure[]> {
  const { name, count, keyword } = subject;
  const client = fork(program('server-load.ts'), [`${url}${subject.path}`, subject.body]);
  await once(client, 'message');
  const rounds: { api: number; sql: number }[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const sql = await ask(server, { keyword, count });
    const begun = performance.now();
    await ask(client, count);
    const api = performance.now() - begun;
    if (round >= WARM_UP) rounds.push({ api, sql });
  }
  client.disconnect();
  const rate = (ms: number) => (1000 * count) / ms;
  return [
    figureOf(
      `${name}, of 50,000 tokens`,
      'pages/s',
      rounds.map(({ api }) => rate(api)),
    ),
    figureOf(
      'the same SQL prepared on one connection',
      'pages/s',
      rounds.map(({ sql }) => rate(sql)),
    ),
    figureOf(
      `${name}, of the same SQL alone`,
      'times',
      rounds.map(({ sql, api }) => sql / api),
      { goal: { least: 0.5 } },
    ),
  ];
}

async function ask<T>(child: ChildProcess, message: T): Promise<number> {
  child.send(message as never);
  const [answer] = await once(child, 'message');
  return answer;
}
