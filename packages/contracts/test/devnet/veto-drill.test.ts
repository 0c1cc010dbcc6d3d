// @module-tag deep

import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fromHexAddress } from '@vellum/tron/address';
import { utf8ToBytes } from '@vellum/tron/bytes';
import { keccak256 } from '@vellum/tron/hash';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { vlm } from '../../clients/coins.ts';
import { type Action, governor } from '../../clients/dao.ts';
import { payout } from '../../clients/income.ts';
import { proposalText } from '../../clients/proposal-text.ts';
import { createWorld, TRX, type User, type World } from './world.ts';

const root = new URL('../../../../', import.meta.url);
const page = readFileSync(new URL('docs/operations.md', root), 'utf8');
const drill =
  page.slice(page.indexOf('### A veto drill')).split(/\n### The payout worker/)[0] ?? '';
const [prepare = '', propose = '', veto = ''] = [...drill.matchAll(/```sh\n([\s\S]*?)```/g)].map(
  ([, commands = '']) => commands,
);

let world: World;
let folder: string;
let env: NodeJS.ProcessEnv;
let [proposer, reserve, guardian] = [] as unknown as [User, User, User];
beforeAll(async () => {
  world = await createWorld();
  folder = mkdtempSync(join(tmpdir(), 'vellum-drill-'));
  [proposer, reserve, guardian] = [world.user(0), world.user(1), world.user(2)];
  await world.send(world.deployer, world.at['vlm']!, vlm.delegate(world.deployer.address));
  await world.pass(1n);
  await nameRoles('as on a public network');
  await world.send(world.deployer, world.at['payout']!, payout.fund(1_000n * TRX));
  await world.pass(86_400n);
  writeFileSync(join(folder, 'deployment.json'), JSON.stringify(world.deployment));
  writeFileSync(join(folder, 'proposer.key'), `${proposer.privateKey}\n`);
  writeFileSync(join(folder, 'guardian.key'), `${guardian.privateKey}\n`);
  env = {
    ...process.env,
    TRON_FULL_NODE: world.devnet.url!,
    DEPLOYMENT_FILE: join(folder, 'deployment.json'),
    PAYOUT_PROPOSER: fromHexAddress(proposer.address),
    PAYOUT_GUARDIAN: fromHexAddress(guardian.address),
  };
});
afterAll(async () => {
  await world?.devnet.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs commands of the page as they stand there, apart from the one that wants a server. */
async function run(commands: string): Promise<string[]> {
  const script = `${prepare}\n${commands}`
    .replaceAll(/^.*npm run payout:verify.*$/gm, '')
    .replaceAll(/KEY_FILE=(\w+)\.key/g, `KEY_FILE=${folder}/$1.key`);
  const { stdout } = await promisify(execFile)('bash', ['-e', '-c', script], { env, cwd: root });
  return stdout.trim().split('\n');
}

/** Passes a proposal with the deployer's VLM and executes it. */
async function decided(action: Action, title: string): Promise<void> {
  const { deployer, at, send, read, pass } = world;
  const description = proposalText(title, deployer.address);
  const hash = keccak256(utf8ToBytes(description));
  const to = at['governor']!;
  await send(deployer, to, governor.propose([action], description));
  const id = await read(to, governor.proposalId([action], hash));
  await pass(61n);
  await send(deployer, to, governor.vote(id, 'for'));
  await pass(601n);
  await send(deployer, to, governor.queue([action], hash));
  await pass(61n);
  await send(deployer, to, governor.execute([action], hash));
}

/** Announces the three accounts by one vote and names them by another. */
async function nameRoles(why: string): Promise<void> {
  const target = world.at['payout']!;
  const { data } = payout.setRoles(proposer.address, reserve.address, guardian.address);
  await decided({ target, value: 0n, data: payout.announce(data).data }, `announce ${why}`);
  await world.pass(301n);
  await decided({ target, value: 0n, data }, `name ${why}`);
}

const roles = () => world.read(world.at['payout']!, payout.roles());
const waiting = async () => (await world.read(world.at['payout']!, payout.pendingRoot())).total;

describe('the veto drill of the operations page', () => {
  test('1: the proposer puts up a wrong root', async () => {
    const [inOffice, txid, pending] = await run(propose);
    expect(inOffice).toBe(fromHexAddress(proposer.address));
    expect(txid).toMatch(/^[0-9a-f]{64}$/);
    expect(pending).toMatch(/^0x[0-9a-f]{64},1,\d{10},/);
    expect(await waiting()).toBe(1n);
  });

  test('3: the guardian vetoes it, and the reserve is in office', async () => {
    const [txid, pending, inOffice] = await run(veto);
    expect(txid).toMatch(/^[0-9a-f]{64}$/);
    expect(pending).toMatch(/^0x0{64},0,0,/);
    expect(inOffice).toBe(fromHexAddress(reserve.address));
    expect(await roles()).toMatchObject({ proposerSuspended: true, reserveSuspended: false });
    expect(await waiting()).toBe(0n);
  });

  test('5: two votes for the same accounts end the suspension', async () => {
    await nameRoles('after the drill');
    expect(await roles()).toMatchObject({
      proposer: proposer.address,
      reserve: reserve.address,
      guardian: guardian.address,
      proposerSuspended: false,
    });
    expect(await run("ask 'proposer()' address")).toEqual([fromHexAddress(proposer.address)]);
  });
});
