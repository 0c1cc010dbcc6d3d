import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deploymentFile } from '@vellum/contracts/deploy/deployment-file';
import { createDevnet, type Devnet } from '@vellum/devnet';
import { neededContracts } from '@vellum/server/modules/modules';
import { fromHexAddress } from '@vellum/tron/address';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { npm } from './npm-command.ts';

let folder: string;
let devnet: Devnet | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vellum-deploy-'));
});
afterEach(async () => {
  await devnet?.close();
  devnet = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const amount = (text: string | undefined) => Number(text?.replaceAll(',', ''));

/** Most energy, bytes and TRX, and the TRX burned, as the table of docs/operations.md has them. */
function documentedCosts(): number[] {
  const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const most = /most it may burn.*\| ([\d,.]+) TRX \(([\d,]+) energy, ([\d,]+) bytes\)/.exec(page);
  const burned = /what it burned \| ([\d,.]+) TRX/.exec(page);
  return [most?.[2], most?.[3], most?.[1], burned?.[1]].map(amount);
}

/** The same of a dry run; its second plan is the deployment itself. */
function costsOf(out: string): number[] {
  const plan =
    /^\d+ steps to do, at most (\d+) energy and (\d+) bytes\nfees at most ([\d.]+) TRX/m.exec(out);
  const spent = /spent by the deployer: ([\d.]+) TRX/.exec(out);
  return [plan?.[1], plan?.[2], plan?.[3], spent?.[1]].map(amount);
}

const deploy = (words: readonly string[], env: Readonly<Record<string, string>>) =>
  npm(['run', 'deploy', '--', ...words], env);

describe('npm run deploy', () => {
  test('--network nile --dry-run: cost before the first step, the handover, and nothing written', async () => {
    const file = join(folder, 'nile.json');
    const { code, out, problems } = await deploy(['--network', 'nile', '--dry-run'], {
      DEPLOYMENT_FILE: file,
    });
    expect({ code, problems }).toEqual({ code: 0, problems: [] });
    const lines = out.split('\n');
    const place = (pattern: RegExp) => lines.findIndex((line) => pattern.test(line));
    const cost = place(/^fees at most \d+\.\d+ TRX/);
    const first = place(/^timelock: \d+ energy/);
    const last = place(/^finished: everything read back as planned, owned by the timelock/);
    expect([cost, first, last].toSorted((a, b) => a - b)).toEqual([cost, first, last]);
    expect(cost).toBeGreaterThan(0);
    expect(out).toMatch(/spent by the deployer: \d{4}\.\d{6} TRX/);
    expect(out).toMatch(/timelock +T\w{33} +owns feeVault, tokenFactory/);
    expect(out).toContain('the deployer has no role left');
    expect(out).toMatch(/guardian +T\w{33} +multi-signature: weight 2 of 3 keys/);
    expect(out).toMatch(/multi-signature, two of three keys: 100\.\d+ TRX/);
    expect(out).toContain(`rewritten after each step: ${file}`);
    expect(await deploymentFile(file).load()).toBeUndefined();
    // Addresses differ from run to run, and with them the order of a pair's tokens and a little energy.
    const documented = documentedCosts();
    for (const [place, cost] of costsOf(out).entries()) {
      expect(Math.abs(cost / (documented[place] ?? 0) - 1)).toBeLessThan(0.001);
    }
  });

  test('to a chain with the rules of Nile: asks, spends after agreement, goes on, hands over', {
    tags: 'deep',
  }, async () => {
    devnet = await createDevnet({ preset: 'nile', port: 0, genesis: { accounts: 12 } });
    const env = settings(devnet);
    const before = devnet.chain.head().id;
    const twice = { ...env, PAYOUT_PROPOSER: env['GUARDIAN']! };
    const unsound = await deploy(['--network', 'custom', '--test-coins', '--yes'], twice);
    expect(unsound.code).toBe(1);
    expect(unsound.problems.join()).toContain('guardian and payoutProposer are one account');
    expect(devnet.chain.head().id).toBe(before);
    const unasked = await deploy(['--network', 'custom', '--test-coins'], env);
    expect(unasked.code).toBe(1);
    expect(unasked.problems.join()).toContain('not confirmed');
    expect(devnet.chain.head().id).toBe(before);

    const first = await deploy(['--network', 'custom', '--test-coins', '--yes'], env);
    expect(first).toMatchObject({ code: 0, out: expect.stringContaining('run the command again') });
    expect(first.out).not.toContain(devnet.accounts[1]!.privateKey);
    expect(first.out).toContain('still owns them until the last run');
    const head = devnet.chain.head().id;
    const early = await deploy(['--network', 'custom', '--test-coins', '--yes'], env);
    expect(early.out).toContain('run the command again');
    expect(devnet.chain.head().id).toBe(head);

    await devnet.increaseTime(49 * 3_600_000);
    await devnet.mine();
    const last = await deploy(['--network', 'custom', '--test-coins', '--yes'], env);
    expect(last).toMatchObject({ code: 0, out: expect.stringContaining('has no role left') });
    const kept = JSON.parse(readFileSync(env['DEPLOYMENT_FILE']!, 'utf8'));
    expect(kept).toMatchObject({ format: 1, network: 'custom', finished: true });
    // Coins that were there before among them: the app starts with nothing less.
    expect(neededContracts.filter((name) => kept.contracts[name] === undefined)).toEqual([]);
  });
});

/** As an operator sets them: a key in a file, and an address for every role. */
function settings(chain: Devnet): Record<string, string> {
  const keyFile = join(folder, 'deployer.key');
  const [, deployer, ...people] = chain.accounts;
  writeFileSync(keyFile, deployer!.privateKey, { mode: 0o600 });
  const payouts = ['PAYOUT_PROPOSER', 'PAYOUT_RESERVE', 'PAYOUT_GUARDIAN'];
  const names = ['GUARDIAN', ...payouts, 'BOX_OPERATOR', 'ENERGY_OPERATOR', 'TEAM_ROOT'];
  const roles = [...names, 'VLM_HOLDER', 'CARD_FUND'].map(
    (name, index) => [name, fromHexAddress(people[index]!.address)] as const,
  );
  return {
    ...Object.fromEntries(roles),
    TRON_FULL_NODE: chain.url!,
    DEPLOYER_KEY_FILE: keyFile,
    DEPLOYMENT_FILE: join(folder, 'custom.json'),
  };
}
