// @module-tag deep

import type { Devnet } from '@vellum/devnet';
import { createClient } from '@vellum/tron/client/client';
import { getTransactionInfo } from '@vellum/tron/client/transactions';
import { startJavaTron } from '@vellum/tron/test/java-tron-double';
import { afterEach, expect, test } from 'vitest';
import { embeddedParameters } from '../../deploy/default-parameters.ts';
import { deploy } from '../../deploy/deploy.ts';
import { StepFailed } from '../../deploy/deployment-errors.ts';
import { type DeploymentFile, deploymentInMemory } from '../../deploy/deployment-file.ts';
import { patientClient } from '../../deploy/patient-client.ts';
import { keySigner } from '../../deploy/signer.ts';
import { startChain } from './world.ts';

/** Blocks between the first step and the acceptance: 48 hours of them at full count. */
const blocks = process.env['VELLUM_DEEP'] === '1' ? 57_600 : 3_000;

class Interrupted extends Error {}

let devnet: Devnet;
afterEach(() => devnet?.close());

/** A deployment that waits for nothing but its acceptance, on a node without an event server. */
async function waiting() {
  devnet = await startChain();
  const node = await startJavaTron(devnet.url!);
  const signer = keySigner(devnet.accounts[1]!.privateKey);
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  // Connections that were idle while blocks were made break, as they do on the way to any node.
  const patience = { spacing: 0, rests: [10, 100, 1_000], log };
  const options = {
    client: patientClient(createClient({ fullNodes: [node.full] }), patience),
    signer,
    parameters: embeddedParameters(signer.address),
    file: deploymentInMemory(),
    log,
  };
  const { due } = (await deploy(options)) as { due: bigint };
  await devnet.setTime(Number(due) * 1000);
  return { node, options, lines };
}

/** Stops a run when it keeps how far it read. */
function stoppingAt(block: number, file: DeploymentFile): DeploymentFile {
  return {
    load: file.load,
    save: async (deployment) => {
      await file.save(deployment);
      if (deployment.readBack && deployment.readBack.next > block) throw new Interrupted();
    },
  };
}

async function mine(count: number): Promise<void> {
  for (let made = 0; made < count; made++) await devnet.mine();
}

test('reading blocks back goes on where it was stopped, and keeps nothing of it in the end', async () => {
  const { node, options, lines } = await waiting();
  await mine(blocks);
  const first = deploy({ ...options, file: stoppingAt(2_000, options.file) });
  await expect(first).rejects.toBeInstanceOf(Interrupted);
  const kept = await options.file.load();
  expect(kept).toMatchObject({ finished: false, readBack: { next: 2_001 } });

  node.asked.clear();
  expect(await deploy(options)).toMatchObject({ status: 'finished' });
  const requests = node.asked.get('/wallet/getblockbylimitnext') ?? 0;
  expect(requests).toBeLessThan((blocks - 2_000 + 300) / 20 + 1);
  expect((await options.file.load())?.readBack).toBeUndefined();
  expect(lines).toContainEqual(expect.stringMatching(/^read back: blocks 2001 to \d+ at most$/));
  expect(lines).toContainEqual(expect.stringMatching(/^read back: block 3000 of \d+ at most$/));
});

test('a node that lacks a receipt or a block on the way is named, and another goes on', async () => {
  const { node, options } = await waiting();
  await mine(200);
  const accepted = stoppingAtAcceptance(options.file);
  await expect(deploy({ ...options, file: accepted })).rejects.toBeInstanceOf(Interrupted);
  const timelock = (await options.file.load())!.contracts['timelock']!.txid!;
  const first = await getTransactionInfo(options.client, timelock);
  const second = first!.blockNumber + 1;
  const lacks = [
    [{ receipts: false }, 'the receipt [0-9a-f]{64} of'],
    [{ receipts: second }, `the receipts of block ${second}:`],
    [{ lite: second }, 'blocks \\d+ to \\d+:'],
  ] as const;
  for (const [settings, what] of lacks) {
    Object.assign(node.settings, { receipts: true, lite: null }, settings);
    const failure = await deploy(options).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StepFailed);
    const words = new RegExp(`^read back: the node lacks ${what}.*TRON_FULL_NODE`);
    expect((failure as Error).message).toMatch(words);
  }
  Object.assign(node.settings, { receipts: true, lite: null });
  expect(await deploy(options)).toMatchObject({ status: 'finished' });
});

function stoppingAtAcceptance(file: DeploymentFile): DeploymentFile {
  return {
    load: file.load,
    save: async (deployment) => {
      await file.save(deployment);
      if (deployment.calls['the timelock accepts']) throw new Interrupted();
    },
  };
}

test('a step on a node without receipts is paid once and told', async () => {
  const { node, options } = await waiting();
  await devnet.mine();
  node.settings.receipts = false;
  await devnet.setMining({ mode: 'interval', blockTimeMs: 100 });
  node.asked.clear();
  const running = deploy(options).catch((error: unknown) => error);
  await expect.poll(() => node.asked.get('/wallet/broadcasthex')).toBe(1);
  const sentBefore = devnet.chain.head().number;
  await expect.poll(() => devnet.chain.head().number).toBeGreaterThan(sentBefore + 2);
  await devnet.increaseTime(200_000);
  const failure = await running;
  expect(failure).toBeInstanceOf(StepFailed);
  expect((failure as Error).message).toContain('storage.transHistory.switch');
  expect((await options.file.load())?.pending).toMatchObject({ step: 'the timelock accepts' });
});
