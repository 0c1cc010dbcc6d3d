import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedFor, someOf } from './faults/random.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vellum-command-file-'));
  writeFileSync(join(folder, 'cut.json'), '{"keeperKey":"secret-word');
  writeFileSync(join(folder, 'other.json'), '{"contracts":{},"finished":true}');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Ended = Readonly<{ code: unknown; out: string; err: string }>;

function run(name: string, ...words: string[]): Promise<Ended> {
  const program = fileURLToPath(new URL(`../src/${name}.ts`, import.meta.url));
  return new Promise((settle) => {
    execFile(process.execPath, [program, ...words], (error, out, err) =>
      settle({ code: error?.code ?? 0, out, err }),
    );
  });
}

const files = [
  ['reindex', 'missing.json'],
  ['payout-verify', 'missing.json'],
  ['payout-verify', 'cut.json'],
  ['payout-verify', 'other.json'],
] as const;

// Each is a process.
test.each(someOf(files, 2, seedFor('command files')))('%s of %s: one line', async (name, file) => {
  const { code, out, err } = await run(name, join(folder, file), 'team');
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(
    /^vellum: \S+\.json (is no conf.*|cannot be read \(ENOENT\)): name the .*\n$/,
  );
  expect(err).not.toContain('secret-word');
});

test.each(someOf(['http://127.0.0.1:9', 'nowhere'], 1, seedFor('nodes of a command')))(
  'payout-verify of the node %s: one line',
  async (node) => {
    const path = join(folder, 'server.json');
    const network = { fullNodes: [node], solidityNodes: [], apiKey: null };
    const contracts = { payout: { address: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', txid: 'aa' } };
    writeFileSync(path, JSON.stringify({ network, deployment: { genesisId: 'aa', contracts } }));
    const { code, out, err } = await run('payout-verify', path);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^vellum: the node \S+ cannot be used \(.*\): name .*\n$/);
    expect(err).toContain(`the node ${node} `);
  },
);
