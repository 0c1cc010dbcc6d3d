import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Devnet } from '@vellum/devnet';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deploymentFile } from '../../deploy/deployment-file.ts';
import { startChain } from './world.ts';

const script = fileURLToPath(new URL('../../deploy/cli.ts', import.meta.url));

let devnet: Devnet;
let folder: string;
beforeEach(async () => {
  devnet = await startChain();
  folder = mkdtempSync(join(tmpdir(), 'vellum-'));
});
afterEach(async () => {
  await devnet.close();
  rmSync(folder, { recursive: true });
});

function run(...args: string[]): Promise<{ code: number; output: string }> {
  const env = {
    PATH: process.env['PATH'],
    NETWORK: 'devnet',
    TRON_FULL_NODE: devnet.url,
    DEPLOYER_KEY: devnet.accounts[1]!.privateKey,
    DEPLOYMENT_FILE: join(folder, 'devnet.json'),
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    ).stdin?.end();
  });
}

describe('the deployment command', () => {
  test('shows the cost and spends nothing when nobody agrees', { timeout: 120_000 }, async () => {
    const head = devnet.chain.head().id;
    const { code, output } = await run();
    expect(code).toBe(1);
    expect(output).toMatch(/steps to do, at most \d+ energy/);
    expect(output).toContain('not confirmed');
    expect(devnet.chain.head().id).toBe(head);
  });

  test('deploys, waits for the timelock, ends in a second run', { timeout: 300_000 }, async () => {
    const first = await run('--yes');
    expect(first).toMatchObject({
      code: 0,
      output: expect.stringContaining('run the command again'),
    });
    expect(first.output).not.toContain(devnet.accounts[1]!.privateKey);
    await devnet.increaseTime(120_000);
    await devnet.mine();
    const second = await run('--yes');
    expect(second).toMatchObject({ code: 0, output: expect.stringContaining('finished') });
    const kept = await deploymentFile(join(folder, 'devnet.json')).load();
    expect(kept?.finished).toBe(true);
  });
});
