import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const runtimeImport = /^(?:import(?! type)|export)[^;'"]*? from ['"]([^'"]+)['"]/gm;

/** Every module that comes along at run time, and every package it asks for. */
function comesAlong(entry: URL, seen = new Set<string>()): Set<string> {
  if (seen.has(entry.href)) return seen;
  seen.add(entry.href);
  for (const [, to = ''] of readFileSync(entry, 'utf8').matchAll(runtimeImport)) {
    if (to.startsWith('.')) comesAlong(new URL(to, entry), seen);
    else seen.add(to);
  }
  return seen;
}

test('no schema reaches the browser with what the web takes', () => {
  const taken = [...comesAlong(new URL('./web-entry.ts', import.meta.url))];
  expect(taken.some((module) => module.endsWith('/src/wire/paths.ts'))).toBe(true);
  expect(taken.filter((module) => !module.startsWith('file:'))).toEqual([
    '@vellum/tron/address',
    '@vellum/tron/bytes',
    '@vellum/tron/hash',
  ]);
});

test.each([
  'token-launch/launch-plan',
  'token-launch/launch-preset',
  'token-launch/launch-preview',
  'token-launch/launch-refusals',
  'typed-text/look-alike',
  'token-launch/safety-facts',
  'token-launch/safety-score',
])('nor with %s, which the pages of launches take besides', (module) => {
  const taken = comesAlong(new URL(`../src/${module}.ts`, import.meta.url));
  expect([...taken].filter((one) => one.startsWith('zod'))).toEqual([]);
});

test('the look for imports sees those that carry schemas', () => {
  const taken = comesAlong(new URL('../src/endpoints/endpoints.ts', import.meta.url));
  expect(taken).toContain('zod/mini');
});
