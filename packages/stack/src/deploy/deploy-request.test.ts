import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { deployEnvironment, parseDeployRequest } from './deploy-request.ts';

const nile = { network: 'nile', dryRun: false, yes: false, testCoins: false } as const;

describe('the words of the deployment command', () => {
  test('name the network, or the variable does', () => {
    expect(parseDeployRequest(['--network', 'nile', '--dry-run'], {})).toEqual({
      ...nile,
      dryRun: true,
    });
    expect(parseDeployRequest(['--yes'], { NETWORK: 'mainnet' })).toMatchObject({
      network: 'mainnet',
      yes: true,
    });
    expect(parseDeployRequest(['--help'], {})).toBeNull();
  });

  test('are refused: no network, unknown words, test coins on a public chain', () => {
    expect(() => parseDeployRequest([], {})).toThrow('--network is one of nile, mainnet');
    expect(() => parseDeployRequest(['--network', 'moon'], {})).toThrow('--network is one of');
    expect(() => parseDeployRequest(['--fast', '--network', 'nile'], {})).toThrow('--fast');
    expect(() => parseDeployRequest(['--network', 'nile', '--test-coins'], {})).toThrow('custom');
  });

  test('never hold a key, and the refusal does not repeat it', () => {
    const key = 'ab'.repeat(32);
    const refusal = expect(() => parseDeployRequest(['--network', 'nile', `--key=${key}`], {}));
    refusal.toThrow(/^a key does not belong on the command line: use DEPLOYER_KEY_FILE$/);
  });
});

describe('the key of the deployer', () => {
  test('comes from a file that only its owner may read', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vellum-key-'));
    const file = join(folder, 'deployer.key');
    writeFileSync(file, `${'cd'.repeat(32)}\n`, { mode: 0o600 });
    const env = { DEPLOYER_KEY_FILE: file };
    expect(await deployEnvironment(nile, env)).toMatchObject({
      NETWORK: 'nile',
      DEPLOYER_KEY: 'cd'.repeat(32),
      DEPLOYMENT_FILE: 'deployments/nile.json',
    });
    chmodSync(file, 0o640);
    await expect(deployEnvironment(nile, env)).rejects.toThrow('chmod 600');
    rmSync(folder, { recursive: true });
    await expect(deployEnvironment(nile, env)).rejects.toThrow('does not exist');
  });
});
