import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDevnet, type Devnet } from '../src/index.ts';
import { compile } from './tronweb/compile.ts';

/** Path of an installed TronBox, `…/node_modules/tronbox/build/tronbox.js`; it is no dependency of ours. */
const TRONBOX = process.env['VELLUM_TRONBOX'];

const run = promisify(execFile);
let folder: string;
let devnet: Devnet;

/** A project whose contracts are compiled already, so that TronBox downloads no compiler. */
const project = ({ url, accounts }: Devnet): Record<string, string> => ({
  'tronbox.js': `module.exports = { networks: { development: {
    privateKey: '${accounts[1]!.privateKey}', fullHost: '${url}', network_id: '*',
    userFeePercentage: 100, feeLimit: 1000000000 } },
    compilers: { solc: { version: '0.8.26' } } };`,
  'contracts/.keep': '',
  'build/contracts/Coin.json': artifact('Coin'),
  'build/contracts/Printer.json': artifact('Printer'),
  'migrations/1_coin.js': `const Coin = artifacts.require('Coin');
    module.exports = (deployer) => deployer.deploy(Coin, 1000000);`,
  'test/coin.js': `const Coin = artifacts.require('Coin');
    contract('Coin', (accounts) => {
      it('goes from hand to hand', async () => {
        const coin = await Coin.deployed();
        await coin.transfer(accounts[1], 250, { from: accounts[0], shouldPollResponse: true });
        assert.equal((await coin.balanceOf(accounts[1])).toString(), '250');
        assert.equal((await coin.balanceOf(accounts[0])).toString(), '999750');
      });
      it('comes back to a snapshot', async () => {
        const coin = await Coin.deployed();
        const id = await tronWrap.send('tre_snapshot');
        await coin.transfer(accounts[2], 5, { from: accounts[0], shouldPollResponse: true });
        assert.equal(await tronWrap.send('tre_revert', [id]), true);
        assert.equal((await coin.balanceOf(accounts[2])).toString(), '0');
      });
      it('prints', async () => {
        const printer = await artifacts.require('Printer').new();
        await printer.add(7, { from: accounts[0] });
        await printer.peek();
      });
    });`,
});

function artifact(contractName: string): string {
  const { abi, bytecode } = compile(contractName);
  return JSON.stringify({
    ...{ contractName, abi, bytecode: `0x${bytecode}`, networks: {} },
    ...{ schemaVersion: '2.1.0', updatedAt: '2030-01-01T00:00:00.000Z' },
  });
}

async function tronbox(...args: readonly string[]): Promise<string> {
  // A home of its own: what it keeps there is not ours to touch.
  const env = { ...process.env, HOME: folder };
  const { stdout } = await run(process.execPath, [TRONBOX ?? '', ...args], { cwd: folder, env });
  return stdout;
}

describe.skipIf(TRONBOX === undefined)('TronBox', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vellum-tronbox-'));
    devnet = await createDevnet({ port: 0 });
    for (const [path, text] of Object.entries(project(devnet))) {
      const file = join(folder, path);
      await mkdir(join(file, '..'), { recursive: true });
      await writeFile(file, text);
    }
  });
  afterAll(async () => {
    await devnet?.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('migrates', async () => {
    expect(await tronbox('migrate', '--reset')).toContain('Deploying Coin');
    const { networks } = JSON.parse(
      await readFile(join(folder, 'build/contracts/Coin.json'), 'utf8'),
    );
    const [{ address }] = Object.values(networks) as [{ address: string }];
    const { chain } = devnet;
    expect(await chain.read('head', (state) => state.contract(address as never)?.name)).toBe(
      'Coin',
    );
  });

  test('tests', async () => {
    const output = await tronbox('test');
    expect(output).toContain('3 passing');
    const printed = output.split('\n').filter((line) => /^(made|count is|asked by)/.test(line));
    expect(printed).toEqual(['made', 'count is 7', expect.stringMatching(/^asked by T\w{33}$/)]);
  });
});
