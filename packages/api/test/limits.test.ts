import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const sources = new URL('../src/', import.meta.url);
const page = readFileSync(new URL('../../../docs/limits.md', import.meta.url), 'utf8');

/** `| [nick-name](…/nick-name.ts) | INTRODUCTION_LENGTH | 500 | … |` */
const ROW = /^\| \[([\w-]+)\]\([^)]*\) \| `(\w+)` \| ([\d,]+) \|/gm;
const rows = [...page.matchAll(ROW)].map(([, file = '', name = '', value = '']) => ({
  file,
  name,
  value: BigInt(value.replaceAll(',', '')),
}));

/** Numbers that the modules of this package give out. */
const CONSTANT = /^export const ([A-Z][A-Z0-9_]*) =/gm;
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => new URL(file, sources));
const fileOf = new Map(files.map((file) => [basename(file.pathname, '.ts'), file]));
const named = [...fileOf].flatMap(([file, url]) =>
  [...readFileSync(url, 'utf8').matchAll(CONSTANT)].map(([, name = '']) => ({ file, name })),
);

async function givenBy(file: string, name: string): Promise<bigint | null> {
  const module: Readonly<Record<string, unknown>> = await import(fileOf.get(file)?.href ?? file);
  const value = module[name];
  return typeof value === 'number' || typeof value === 'bigint' ? BigInt(value) : null;
}

test('every numeric limit that the spec leaves open is decided and told, with its value (S9.20)', async () => {
  expect(rows.length).toBeGreaterThan(40);
  for (const { file, name, value } of rows) expect(await givenBy(file, name), name).toBe(value);
  const told = new Set(rows.map(({ file, name }) => `${file} ${name}`));
  const missing = [];
  for (const { file, name } of named) {
    if ((await givenBy(file, name)) !== null && !told.has(`${file} ${name}`)) missing.push(name);
  }
  expect(missing, 'each of these needs a row in docs/limits.md').toEqual([]);
});
