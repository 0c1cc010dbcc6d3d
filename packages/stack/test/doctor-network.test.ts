import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Deployment } from '@vellum/contracts/deploy/deployment-file';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { networkFindings } from '../src/doctor/network.ts';
import type { EmbeddedChain } from '../src/embedded/embedded-chain.ts';
import { deployedFolder, openDeployed } from './deployed-chain.ts';
import { elsewhere, validConfig } from './valid-config.ts';

let chain: EmbeddedChain;
let folder: string;
beforeAll(async () => {
  folder = await deployedFolder('none');
  chain = await openDeployed(folder, 'none', 0);
  // The node is held against the clock of this machine.
  await chain.devnet.setTime(Date.now());
  await chain.devnet.mine();
});
afterAll(async () => {
  await chain?.devnet.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What doctor says of a subject, by its verdict. */
async function said(
  subject: string,
  env: Readonly<Record<string, string>>,
  deployment: Deployment = chain.deployment,
): Promise<string[]> {
  const file = join(folder, 'custom.json');
  writeFileSync(file, JSON.stringify(deployment));
  const places = { TRON_FULL_NODE: chain.devnet.url ?? '', DEPLOYMENT_FILE: file };
  const config = validConfig({ ...elsewhere, ...places, DATA_DIR: folder, ...env });
  const found = (await networkFindings(config)).filter((finding) => finding.subject === subject);
  return found.map(({ verdict, text }) => `${verdict} ${text}`);
}

test('keys are compared with the roles on chain', async () => {
  const { keeper, payout, reserve, operator } = chain.keys;
  expect(await said('keys', {})).toEqual([]);
  expect(
    await said('keys', { KEEPER_KEY: keeper, PAYOUT_KEY: payout, OPERATOR_KEY: operator }),
  ).toEqual(['good 3, as the chain names their roles']);
  expect(await said('keys', { RESERVE_KEY: reserve })).toEqual([expect.stringMatching(/^good/)]);
  expect(await said('keys', { KEEPER_KEY: operator, OPERATOR_KEY: keeper })).toEqual([
    expect.stringMatching(/^unsure KEEPER_KEY is the key of the energy operator T\w+$/),
    expect.stringMatching(/^wrong OPERATOR_KEY acts for T\w+, .* which is T\w+: that work rests$/),
  ]);
  expect(await said('keys', { PAYOUT_KEY: reserve })).toEqual([
    expect.stringMatching(/^wrong PAYOUT_KEY acts for T\w+, not for the payout proposer, which/),
  ]);
});

test('contracts of another release are wrong for a platform that has run, unless it moves', async () => {
  const { contracts } = chain.deployment;
  const other = { ...chain.deployment, contracts: { ...contracts, cards: contracts['team']! } };
  const moves = { PREVIOUS_URL: 'https://old.vellum.example' };
  const DATA_DIR = join(folder, 'ran');
  expect(await said('contracts', { DATA_DIR }, other)).toContain(
    'unsure cards: of another release',
  );
  mkdirSync(DATA_DIR);
  writeFileSync(join(DATA_DIR, 'server.json'), JSON.stringify({ network: { name: 'custom' } }));
  expect(await said('contracts', { DATA_DIR }, other)).toContain('wrong cards: of another release');
  const moving = await said('contracts', { DATA_DIR, ...moves }, other);
  expect(moving).toContain('unsure cards: of another release');
});
