import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from './free-port.ts';
import { type TestServer, testServer } from './test-server.ts';

const folder = new URL('../../../deploy/monitoring/', import.meta.url);
const read = (name: string) => readFileSync(fileURLToPath(new URL(name, folder)), 'utf8');

let running: TestServer;
let metricsUrl: string;
let exported: Set<string>;

beforeAll(async () => {
  const metricsPort = await freePort();
  const key = 'a1'.repeat(32);
  const keys = { keeperKey: key, payoutKey: key, reserveKey: key, operatorKey: key };
  running = await testServer({
    config: { metricsPort, roles: ['api', 'indexer', 'keeper'], ...keys },
  });
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  await running.get('/health/live');
  const samples = (await metrics())
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  exported = new Set(samples.map((line) => line.split(/[ {]/)[0] ?? ''));
});
afterAll(() => running.close());

const metrics = async () => (await fetch(metricsUrl)).text();

/** Names of figures in an expression: what is neither a function, nor a label, nor a word of the language. */
function figuresIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\b(by|without)\s*\([^)]*\)/g, '')
    .replaceAll(/\[[^\]]*\]/g, '');
  const names = bare.match(/\b[a-z][a-z0-9_]*\b(?!\s*\()/g) ?? [];
  return names.filter((name) => !['and', 'or', 'unless', 'up', 'by', 'sum', 'max'].includes(name));
}

const expressionsOf = (json: string) =>
  [...json.matchAll(/"expr": "((?:[^"\\]|\\.)*)"/g)].map(([, found = '']) =>
    JSON.parse(`"${found}"`),
  );
const expressionsOfRules = (yaml: string) =>
  [...yaml.matchAll(/^ +expr: (?:\|\n((?: {10,}.*\n)+)|(.*)\n)/gm)].map(
    ([, block, line]) => block ?? line ?? '',
  );

describe('what is watched', () => {
  test.each([
    ['grafana-dashboard.json', expressionsOf],
    ['alerts.yml', expressionsOfRules],
  ])('every figure of %s is exported', (name, expressions) => {
    const found = expressions(read(name));
    expect(found.length).toBeGreaterThan(9);
    const figures = [...new Set(found.flatMap(figuresIn))];
    expect(figures.length).toBeGreaterThan(7);
    expect(figures.filter((figure) => !exported.has(figure))).toEqual([]);
  });

  test('the index and the purses of the keys tell what they are', async () => {
    const figure = async (name: string) =>
      Number((await metrics()).match(new RegExp(`^${name} (\\S+)$`, 'm'))?.[1]);
    // Not known before the first block.
    await expect.poll(() => figure('index_halted')).toBe(0);
    expect(await figure('index_silence_seconds')).toBeGreaterThanOrEqual(0);
    expect(await figure('index_silence_seconds')).toBeLessThan(60);
    // The chain has never seen this key.
    expect(await figure('keeper_balance_trx')).toBe(0);
  });
});
