import type { Devnet } from '@vellum/devnet';
import { createClient } from '@vellum/tron/client/client';
import { startJavaTron } from '@vellum/tron/test/java-tron-double';
import { afterEach, expect, test } from 'vitest';
import { embeddedParameters } from '../../deploy/default-parameters.ts';
import { deploy } from '../../deploy/deploy.ts';
import { StepFailed } from '../../deploy/deployment-errors.ts';
import { type DeploymentFile, deploymentInMemory } from '../../deploy/deployment-file.ts';
import { keySigner } from '../../deploy/signer.ts';
import { startChain } from './world.ts';

class Interrupted extends Error {}

let devnet: Devnet;
afterEach(() => devnet?.close());

/** A deployment that waits for nothing but its acceptance, on a node without an event server. */
async function waiting() {
  devnet = await startChain();
  const node = await startJavaTron(devnet.url!);
  const signer = keySigner(devnet.accounts[1]!.privateKey);
  const lines: string[] = [];
  const options = {
    client: createClient({ fullNodes: [node.full] }),
    signer,
    parameters: embeddedParameters(signer.address),
    file: deploymentInMemory(),
    log: (line: string) => lines.push(line),
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

async function mine(blocks: number): Promise<void> {
  for (let count = 0; count < blocks; count++) await devnet.mine();
}

test('reading blocks back goes on where it was stopped, and keeps nothing of it in the end', {
  timeout: 120_000,
}, async () => {
  const { node, options, lines } = await waiting();
  await mine(3_000);
  const first = deploy({ ...options, file: stoppingAt(2_000, options.file) });
  await expect(first).rejects.toBeInstanceOf(Interrupted);
  const kept = await options.file.load();
  expect(kept).toMatchObject({ finished: false, readBack: { next: 2_001 } });

  node.asked.clear();
  expect(await deploy(options)).toMatchObject({ status: 'finished' });
  expect(node.asked.get('/wallet/getblockbylimitnext')).toBeLessThan(70);
  expect((await options.file.load())?.readBack).toBeUndefined();
  expect(lines).toContainEqual(expect.stringMatching(/^read back: blocks 2001 to \d+ at most$/));
  expect(lines).toContainEqual(expect.stringMatching(/^read back: block 3000 of \d+ at most$/));
});

test('a node that lost receipts on the way ends the run in words, and another goes on', {
  timeout: 120_000,
}, async () => {
  const { node, options } = await waiting();
  await mine(1);
  const accepted = stoppingAtAcceptance(options.file);
  await expect(deploy({ ...options, file: accepted })).rejects.toBeInstanceOf(Interrupted);
  node.settings.receipts = false;
  const failure = await deploy(options).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StepFailed);
  expect((failure as Error).message).toMatch(
    /^read back: the node lacks the receipt .*TRON_FULL_NODE/,
  );
  node.settings.receipts = true;
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

test('a step on a node without receipts is paid once and told', { timeout: 120_000 }, async () => {
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
