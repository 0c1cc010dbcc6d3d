import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { paths } from '@vellum/api/wire/paths';
import { type Figure, figureOf } from '../figure.ts';

/** Until both sides are compiled and the pages of the database are in memory. */
const WARM_UP = 3;
const ROUNDS = 9;
const PAGES = 400;
const RECORDS = 50_000;
const program = (file: string) => fileURLToPath(new URL(file, import.meta.url));

type Round = Readonly<{ api: number; sql: number; file: number; copy: number }>;

/**
 * The first page of 50,000 income records through the API by 16 connections, beside the same SQL prepared on one
 * connection; and all of them as a streamed file, beside a bare COPY. They take turns, so that each has the machine
 * for itself.
 */
export async function measure(): Promise<readonly Figure[]> {
  const server = fork(program('income-side.ts'));
  const [url] = await once(server, 'message');
  const client = fork(program('server-load.ts'), [`${url}${paths.income.list}`, 'pageSize=20']);
  await once(client, 'message');
  const rounds: Round[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const sql = await ask(server, PAGES);
    const copy = await ask(server, 'copy');
    const api = await timed(() => ask(client, PAGES));
    const file = await timed(() => download(`${url}${paths.income.export}`));
    if (round >= WARM_UP) rounds.push({ api, sql, file, copy });
  }
  client.disconnect();
  server.send('stop');
  await once(server, 'exit');
  return figuresOf(rounds);
}

function figuresOf(rounds: readonly Round[]): readonly Figure[] {
  const of = (value: (round: Round) => number) => rounds.map(value);
  const rate = (count: number, ms: number) => (1000 * count) / ms;
  return [
    figureOf(
      'first page of 50,000 income records',
      'pages/s',
      of(({ api }) => rate(PAGES, api)),
    ),
    figureOf(
      'the same SQL prepared on one connection',
      'pages/s',
      of(({ sql }) => rate(PAGES, sql)),
    ),
    figureOf(
      'income page, of the same SQL alone',
      'times',
      of(({ sql, api }) => sql / api),
      {
        goal: { least: 0.5 },
      },
    ),
    figureOf(
      'file of 50,000 income records',
      'rows/s',
      of(({ file }) => rate(RECORDS, file)),
    ),
    figureOf(
      'COPY of the same rows',
      'rows/s',
      of(({ copy }) => rate(RECORDS, copy)),
    ),
    figureOf(
      'income file, of a bare COPY',
      'times',
      of(({ file, copy }) => copy / file),
      {
        goal: { least: 0.25 },
      },
    ),
  ];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

async function download(url: string): Promise<void> {
  const answer = await fetch(url);
  let lines = 0;
  for await (const chunk of answer.body ?? []) {
    for (const byte of chunk) if (byte === 10) lines++;
  }
  if (lines !== RECORDS - 4) throw new Error(`a file of ${lines} lines`);
}

async function ask(child: ChildProcess, message: number | 'copy'): Promise<number> {
  child.send(message);
  const [answer] = await once(child, 'message');
  return answer;
}
