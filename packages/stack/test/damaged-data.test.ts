// @module-tag deep

import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { putChain } from './made-platform.ts';
import { npm } from './npm-command.ts';
import { freePorts, startIn, stopCleanly, untilReady } from './running-stack.ts';

/** A data folder that a start left in order, and a copy for each test to spoil. */
let sound: string | undefined;
let folder: string;
let env: Record<string, string>;

const openFolder = () => {
  const made = mkdtempSync(join(tmpdir(), 'vellum-damage-'));
  // PostgreSQL's own account must get through when we are root.
  chmodSync(made, 0o755);
  return made;
};

/** Made by the first test that wants it: only tests can wait for a stack. */
async function soundFolder(): Promise<string> {
  if (sound !== undefined) return sound;
  const made = openFolder();
  await putChain(made);
  const stack = startIn(made, await freePorts());
  await untilReady(stack);
  await stopCleanly(stack);
  sound = made;
  return made;
}

async function copySound(): Promise<void> {
  // With owners and modes, about which PostgreSQL is particular.
  execFileSync('cp', ['-a', join(await soundFolder(), '.data'), folder]);
}

beforeEach(async () => {
  folder = openFolder();
  const { app, chain } = await freePorts();
  env = {
    DATA_DIR: join(folder, '.data'),
    PORT: String(app),
    DEVNET_PORT: String(chain),
    DEMO_WORLD: 'none',
  };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => {
  if (sound !== undefined) rmSync(sound, { recursive: true, force: true });
});

const at = (path: string) => join(folder, '.data', path);

/** What a start says when nothing can be made of the folder: one line, and nothing is left running. */
async function refusal(): Promise<string> {
  const { code, problems } = await npm(['start'], env);
  expect(code).toBe(1);
  expect(problems).toHaveLength(1);
  return problems[0]!;
}

function overwrite(path: string, position: number, text: string): void {
  const bytes = readFileSync(path);
  bytes.write(text, position);
  writeFileSync(path, bytes);
}

const spoil: Readonly<Record<string, readonly [damage: () => void, line: RegExp]>> = {
  'the middle of the chain': [
    () => overwrite(at('devnet/blocks.log'), 3_000, 'damage'),
    /^vellum: the chain in \S+ is damaged \(blocks\.log is damaged at byte \d+.*\): npm run restore .*npm run reset/,
  ],
  'the genesis of the chain': [
    () => writeFileSync(at('devnet/genesis.json'), '{'),
    /^vellum: the chain in \S+ is damaged \(.*genesis\.json.*\): npm run restore/,
  ],
  'a chain of an earlier version': [
    () => {
      const path = at('devnet/genesis.json');
      writeFileSync(path, readFileSync(path, 'utf8').replace('"format": 2', '"format": 1'));
    },
    /^vellum: the chain in \S+ was made by an earlier version: npm run reset wipes it\.$/,
  ],
  'the whole chain, gone': [
    () => rmSync(at('devnet'), { recursive: true }),
    /^vellum: the chain in \S+ is not the one of \S+deployment\.json .*npm run reset/,
  ],
  'the deployment, cut off': [
    () => truncateSync(at('deployment.json'), 500),
    /^vellum: \S+deployment\.json is damaged: npm run restore/,
  ],
  'the keys, cut off': [
    () => truncateSync(at('keys.json'), 80),
    /^vellum: \S+keys\.json is damaged: npm run restore/,
  ],
  'the control file of PostgreSQL': [
    () => truncateSync(at('pg/data/global/pg_control'), 100),
    /^vellum: the database in \S+ is damaged: npm run restore/,
  ],
  'the log of PostgreSQL': [
    () => {
      const folderOfLog = at('pg/data/pg_wal');
      for (const name of readdirSync(folderOfLog).filter((found) => /^0+/.test(found))) {
        const path = join(folderOfLog, name);
        const { length } = readFileSync(path);
        writeFileSync(path, Buffer.alloc(length));
      }
    },
    /^vellum: the database in \S+ is damaged: npm run restore/,
  ],
  'the folder of PostgreSQL, half gone': [
    () => rmSync(at('pg/data/PG_VERSION')),
    /^vellum: the database in \S+ is damaged: npm run restore/,
  ],
  'the password of PostgreSQL': [
    () => rmSync(at('pg/password')),
    /^vellum: the database in \S+ is damaged: npm run restore/,
  ],
};

const isDeep = process.env['VELLUM_DEEP'] === '1';
/** One of each kind; the others in deep runs. */
const usual = [
  'the middle of the chain',
  'the whole chain, gone',
  'the deployment, cut off',
  'the keys, cut off',
  'the control file of PostgreSQL',
];

describe('a start on a data folder that is damaged', () => {
  test.each(isDeep ? Object.keys(spoil) : usual)('%s: one line with the remedy', async (what) => {
    const [damage, line] = spoil[what]!;
    await copySound();
    damage();
    expect(await refusal()).toMatch(line);
  });

  test('without the word that all is settled, it looks through everything and goes on', async () => {
    await copySound();
    for (const text of isDeep ? ['{', 'null', '{"demoWorld":"huge"}'] : ['{']) {
      writeFileSync(at('settled.json'), text);
      const ports = { app: Number(env['PORT']), chain: Number(env['DEVNET_PORT']) };
      const stack = startIn(folder, ports);
      await untilReady(stack);
      await stopCleanly(stack);
      expect(JSON.parse(readFileSync(at('settled.json'), 'utf8')).demoWorld).toBe('none');
    }
  });
});
