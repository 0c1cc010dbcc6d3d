// @module-tag deep

import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deployedFolder, openDeployed } from '../../packages/stack/test/deployed-chain.ts';
import { knowPrices } from '../stack/stack.ts';
import { isDeep } from '../visitor/ways.ts';
import { journeys } from './journeys/journeys.ts';
import { stories } from './stories/stories.ts';
import { testNode } from './test-node.ts';

const SOLID_LAG = 2;

/** Votes last ten minutes. */
const all = [...stories, ...journeys].map(({ name }) => name).filter((name) => name !== 'DAO');
const only = isDeep ? all : ['approvals'];

it('npm run test:node pays on a chain with contracts and finds everything in order', {
  timeout: 1_800_000,
}, async () => {
  const folder = await deployedFolder('none');
  const chain = await openDeployed(folder, 'none', SOLID_LAG);
  const unwatch = await knowPrices(chain);
  // The newest confirmed block is of today then, too.
  await chain.devnet.mine(SOLID_LAG);
  // As an earlier run of the command keeps them.
  const dataDir = mkdtempSync(join(tmpdir(), 'vellum-kept-'));
  const { genesisId } = chain.devnet.chain;
  symlinkSync(folder, join(dataDir, genesisId.slice(-8)));
  const node = chain.devnet.url!;
  const lines: string[] = [];
  const log = (line: string) => {
    lines.push(line);
    if (isDeep) console.log(line);
  };
  const plan = { full: node, solidity: node, spend: undefined, dataDir, only };
  const isSound = await testNode(plan, {}, log);
  await unwatch();
  await chain.devnet.close();
  rmSync(dataDir, { recursive: true });
  rmSync(folder, { recursive: true });
  const report = lines.join('\n');
  expect(lines.filter((line) => / failed |^FAILED/m.test(line))).toEqual([]);
  expect(report).toMatch(/approvals\.cancel +server +passed +[\d,]+ +\d+\.\d{6} TRX/);
  expect(report).toMatch(/approval cancelled +browser +passed +[\d,]+ +\d+\.\d{6} TRX/);
  // The devnet answers pages itself.
  expect(report).toMatch(/^pages +asked nodes 0 times by the relay, [1-9]\d* directly$/m);
  expect(report).toMatch(/ok +an index from nothing is the same/);
  expect(report.split('\n').at(-1)).toMatch(/^\d+ passed, 0 failed$/);
  expect(isSound).toBe(true);
});
