import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDevnet, type Devnet } from '@vellum/devnet';
import { type HexAddress, parseHexAddress } from '@vellum/tron/address';
import { createClient } from '@vellum/tron/client/client';
import { afterEach, describe, expect, test } from 'vitest';
import type { WriteCall } from '../../clients/contract-face.ts';
import { pair } from '../../clients/dex.ts';
import { embeddedParameters, publicParameters } from '../../deploy/default-parameters.ts';
import { addressesOf, type DeployOptions, deploy } from '../../deploy/deploy.ts';
import {
  type Deployment,
  type DeploymentFile,
  deploymentFile,
  deploymentInMemory,
} from '../../deploy/deployment-file.ts';
import { foreignCode } from '../../deploy/foreign-code.ts';
import type { Roles } from '../../deploy/parameters.ts';
import { serverHistory } from '../../deploy/server-history.ts';
import { keySigner } from '../../deploy/signer.ts';
import { prepare, settle } from '../../deploy/transactor.ts';
import { deploymentProblems } from '../../deploy/verify.ts';
import { startChain } from './world.ts';

class Interrupted extends Error {}

/** Stops a run at its nth write, as a crash would; what was written stays. */
function interruptedAt(file: DeploymentFile, writes: number): DeploymentFile {
  let left = writes;
  return {
    load: file.load,
    save: async (deployment) => {
      await file.save(deployment);
      if (--left === 0) throw new Interrupted();
    },
  };
}

let devnet: Devnet;
afterEach(() => devnet.close());

function optionsOn(chain: Devnet, file: DeploymentFile) {
  const signer = keySigner(chain.accounts[1]!.privateKey);
  const lines: string[] = [];
  return {
    client: createClient({ fullNodes: [chain.url!] }),
    signer,
    parameters: embeddedParameters(signer.address),
    file,
    lines,
    log: (line: string) => lines.push(line),
    passTime: async (until: bigint) => {
      await chain.setTime(Number(until) * 1000);
      await chain.mine();
    },
  };
}

describe('the deployment recipe', () => {
  test('goes on after a crash at any write, and ends as if there had been none', async () => {
    devnet = await startChain();
    const straight = deploymentInMemory();
    await deploy(optionsOn(devnet, straight));
    const names = Object.keys((await straight.load())!.contracts);
    await devnet.close();

    devnet = await startChain();
    const file = deploymentInMemory();
    // Odd and even, so that it stops before sending as well as after settling, all along the plan.
    for (const writes of [1, 2, 7, 24, 35, 50, 41]) {
      const run = deploy(optionsOn(devnet, interruptedAt(file, writes)));
      await expect(run).rejects.toBeInstanceOf(Interrupted);
    }
    const before = devnet.chain.head().number;
    const result = await deploy(optionsOn(devnet, file));
    expect(result.status).toBe('finished');
    expect(Object.keys(result.deployment.contracts)).toEqual(names);
    expect(devnet.chain.head().number).toBeGreaterThan(before);

    // Another run finds everything done and spends nothing.
    const head = devnet.chain.head().number;
    expect((await deploy(optionsOn(devnet, file))).status).toBe('finished');
    expect(devnet.chain.head().number).toBe(head);
  });

  test('a transaction that was signed, never sent and has expired is made anew', async () => {
    devnet = await startChain();
    const options = optionsOn(devnet, deploymentInMemory());
    const first = deploy({ ...options, file: interruptedAt(options.file, 1) });
    await expect(first).rejects.toBeInstanceOf(Interrupted);
    const { pending } = (await options.file.load())!;
    expect(pending).toMatchObject({ step: 'timelock', creates: true });
    await options.passTime(BigInt(pending!.expiration / 1000 + 10));

    const second = deploy({ ...options, file: interruptedAt(options.file, 3) });
    await expect(second).rejects.toBeInstanceOf(Interrupted);
    const { contracts } = (await options.file.load())!;
    expect(contracts['timelock']?.txid).toMatch(/^[0-9a-f]{64}$/);
    expect(contracts['timelock']?.txid).not.toBe(pending!.txid);
  });

  test('reading back finds what differs from the plan', async () => {
    devnet = await startChain();
    const options = optionsOn(devnet, deploymentInMemory());
    const { deployment } = await deploy(options);
    const addresses = addressesOf(deployment);
    const { parameters, signer, client } = options;
    const site = {
      parameters,
      deployer: signer.address,
      embeddedChainId: BigInt(`0x${devnet.chain.genesisId.slice(-8)}`),
      at: (name: string) => addresses[name]!,
    };
    const history = await serverHistory(client, site, deployment);
    expect(await deploymentProblems(client, site, history)).toEqual([]);
    // A server that never saw a contract made may have missed more: blocks are read instead.
    const unseen = { cards: { address: deployment.contracts['cards']!.address, txid: 'other' } };
    const contracts = { ...deployment.contracts, ...unseen };
    expect(await serverHistory(client, site, { ...deployment, contracts })).toBeNull();
    const unheard = { ...deployment.calls, 'instalments of level 6': 'other' };
    expect(await serverHistory(client, site, { ...deployment, calls: unheard })).toBeNull();
    const { delays, fees } = parameters;
    const otherwise = {
      ...parameters,
      delays: { ...delays, votingDelay: 61n },
      fees: { ...fees, boxes: 300n },
    };
    expect(await deploymentProblems(client, { ...site, parameters: otherwise }, history)).toEqual([
      'governor: other code or arguments',
      'box fee: not done',
      'voting delay: "60" instead of "61"',
      expect.stringMatching(/^blindBox: FeeSet by [0-9a-f]{64} is not planned$/),
    ]);
  });

  test('is kept in a file that survives the process', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vellum-'));
    devnet = await startChain();
    const path = join(folder, 'networks', 'embedded.json');
    const options = optionsOn(devnet, deploymentFile(path));
    await expect(
      deploy({ ...options, file: interruptedAt(options.file, 6) }),
    ).rejects.toBeInstanceOf(Interrupted);
    const kept = await deploymentFile(path).load();
    expect(Object.keys(kept!.contracts)).toEqual(['timelock', 'usdt', 'wtrx']);
    rmSync(folder, { recursive: true });
  });

  test('shows the cost first and spends nothing without consent', async () => {
    devnet = await startChain();
    const head = devnet.chain.head().id;
    const options = optionsOn(devnet, deploymentInMemory());
    const refused = deploy({ ...options, confirm: async ({ fees }) => fees === 0n });
    await expect(refused).rejects.toMatchObject({ problems: ['not confirmed'] });
    expect(options.lines.join('\n')).toMatch(/steps to do, at most \d+ energy/);
    expect(devnet.chain.head().id).toBe(head);
  });

  test('refuses a deployer who could run dry on the way', async () => {
    devnet = await startChain();
    const options = optionsOn(devnet, deploymentInMemory());
    const { address, privateKey } = (await devnet.generateAccounts(1, 5_000_000_000n))[0]!;
    const poor = { signer: keySigner(privateKey), parameters: embeddedParameters(address) };
    await expect(deploy({ ...options, ...poor })).rejects.toMatchObject({
      problems: [expect.stringMatching(/^the deployer has 5000000000 sun, \d+ may be needed$/)],
    });
  });

  test('refuses to make liquidity with coins that somebody else holds', async () => {
    devnet = await startChain();
    const head = devnet.chain.head().id;
    const options = optionsOn(devnet, deploymentInMemory());
    const roles = { vlmHolder: devnet.accounts[2]!.address };
    const parameters = embeddedParameters(options.signer.address, { roles });
    await expect(deploy({ ...options, parameters })).rejects.toMatchObject({
      problems: [expect.stringMatching(/^VLM_HOLDER must be the deployer/)],
    });
    expect(devnet.chain.head().id).toBe(head);
  });

  test('the shown cost covers what is spent', async () => {
    devnet = await startChain();
    const options = optionsOn(devnet, deploymentInMemory());
    let shown = 0n;
    const confirm = async ({ fees, liquidity }: { fees: bigint; liquidity: bigint }) => {
      shown = fees + liquidity;
      return true;
    };
    const { deployer } = await balances(devnet);
    await deploy({ ...options, confirm });
    const spent = deployer - (await balances(devnet)).deployer;
    expect(spent).toBeLessThanOrEqual(shown);
    expect(spent).toBeGreaterThan((shown * 9n) / 10n);
  });

  test('without a clock to move, waits for the timelock and ends in a later run', {
    tags: 'deep',
  }, async () => {
    devnet = await startChain();
    const { passTime, ...options } = optionsOn(devnet, deploymentInMemory());
    const first = await deploy(options);
    expect(first).toMatchObject({ status: 'waiting', deployment: { finished: false } });
    await passTime((first as { due: bigint }).due);
    expect(await deploy(options)).toMatchObject({
      status: 'finished',
      deployment: { finished: true },
    });
  });

  test('on a chain that has its coins and DEX: safe delays, no liquidity, 48 hours to the handover', async () => {
    devnet = await startChain();
    const market = addressesOf((await deploy(optionsOn(devnet, deploymentInMemory()))).deployment);
    const { passTime, ...options } = optionsOn(devnet, deploymentInMemory());
    const [, , deployer, guardian, proposer, reserve, vetoer, other] = devnet.accounts;
    const roles = {
      guardian: guardian!.address,
      payoutProposer: proposer!.address,
      payoutReserve: reserve!.address,
      payoutGuardian: vetoer!.address,
      boxOperator: other!.address,
      energyOperator: other!.address,
      teamRoot: other!.address,
      vlmHolder: other!.address,
      cardFund: other!.address,
    };
    const existing = { usdt: market['usdt']!, wtrx: market['wtrx']!, dex: market['dex']! };
    const parameters = publicParameters('custom', roles, existing);
    const run = { ...options, signer: keySigner(deployer!.privateKey), parameters };
    const first = await deploy(run);
    expect(first.status).toBe('waiting');
    const due = (first as { due: bigint }).due;
    const now = BigInt(Math.floor(devnet.chain.head().timestamp / 1000));
    expect(due - now).toBeGreaterThan(47n * 3_600n);
    expect(Object.keys(first.deployment.contracts)).not.toContain('router');
    expect(addressesOf(first.deployment)).toMatchObject(existing);
    expect(await deploy(run)).toMatchObject({ status: 'waiting', due });
    await passTime(due);
    // The pool that the limit of card sales followed from has changed meanwhile.
    const send = sender(options);
    await send(market['wtrxUsdt']!, pair.transfer(market['wtrxUsdt']!, 10n ** 13n));
    await send(market['wtrxUsdt']!, pair.burn(options.signer.address));
    expect((await deploy(run)).status).toBe('finished');
  });

  test('keeps the VLM of an earlier deployment, with its pairs, and takes nothing else for it', {
    tags: 'deep',
  }, async () => {
    devnet = await startChain();
    const old = addressesOf((await deploy(optionsOn(devnet, deploymentInMemory()))).deployment);
    const { passTime, ...options } = optionsOn(devnet, deploymentInMemory());
    const people = devnet.accounts.slice(3).map(({ address }) => address);
    const names = Object.keys(options.parameters.roles);
    const roles = Object.fromEntries(names.map((name, place) => [name, people[place % 5]!]));
    const coins = { usdt: old['usdt']!, wtrx: old['wtrx']!, dex: old['dex']! };
    const run = (vlm: HexAddress) => ({
      ...options,
      signer: keySigner(devnet.accounts[2]!.privateKey),
      parameters: publicParameters('custom', roles as Roles, { ...coins, vlm }),
    });
    const head = devnet.chain.head().id;
    await expect(deploy(run(old['usdt']!))).rejects.toMatchObject({
      problems: [expect.stringContaining('(VLM_ADDRESS) is not a VLM')],
    });
    expect(devnet.chain.head().id).toBe(head);
    const first = await deploy(run(old['vlm']!));
    await passTime((first as { due: bigint }).due);
    const { status, deployment } = await deploy(run(old['vlm']!));
    expect(status).toBe('finished');
    const kept = ['vlm', 'vlmWtrx', 'vlmUsdt', 'wtrxUsdt', 'usdt', 'wtrx', 'dex'];
    const now = addressesOf(deployment);
    expect(kept.map((name) => now[name])).toEqual(kept.map((name) => old[name]));
    expect(
      Object.keys(now)
        .filter((name) => now[name] === old[name])
        .toSorted(),
    ).toEqual(kept.toSorted());
    expect(await foreignCode(options.client, deployment)).toEqual([]);
    const { contracts } = deployment;
    const mixed = { ...deployment, contracts: { ...contracts, team: contracts['cards']! } };
    expect(await foreignCode(options.client, mixed)).toEqual(['team']);
  });

  test('refuses a file of another chain, deployer or other parameters', async () => {
    devnet = await startChain();
    const options = optionsOn(devnet, deploymentInMemory());
    await expect(
      deploy({ ...options, file: interruptedAt(options.file, 2) }),
    ).rejects.toBeInstanceOf(Interrupted);
    const other = embeddedParameters(options.signer.address, { slippage: 50n });
    await expect(deploy({ ...options, parameters: other })).rejects.toMatchObject({
      problems: [expect.stringContaining('another parameters')],
    });
    const elsewhere = { ...(await options.file.load())!, genesisId: '00'.repeat(32) } as Deployment;
    await expect(deploy({ ...options, file: deploymentInMemory(elsewhere) })).rejects.toMatchObject(
      {
        problems: [expect.stringContaining('another genesisId')],
      },
    );
  });

  test('refuses a chain without Cancun', async () => {
    devnet = await createDevnet({ port: 0, parameters: { getAllowTvmCancun: 0n } });
    await expect(deploy(optionsOn(devnet, deploymentInMemory()))).rejects.toMatchObject({
      problems: [expect.stringContaining('getAllowTvmCancun')],
    });
  });

  test('refuses short delays, shared keys and a wrong chain off the embedded chain', async () => {
    devnet = await startChain();
    const head = devnet.chain.head().id;
    const options = optionsOn(devnet, deploymentInMemory());
    const { roles, delays } = options.parameters;
    const coin = parseHexAddress('TNUC9Qb1rRpS5CbWLmNMxXBjyFoydXjWFR')!;
    const existing = { usdt: coin, wtrx: coin, dex: coin };
    const unsafe = {
      ...publicParameters('nile', roles, existing),
      delays,
      burnLiquidity: 1n,
      cardSaleLimit: 1n,
    };
    const run = deploy({ ...options, parameters: unsafe });
    await expect(run).rejects.toMatchObject({
      problems: expect.arrayContaining([
        expect.stringContaining('delay timelock is 60 s'),
        expect.stringContaining('delay votingPeriod'),
        expect.stringContaining('burnLiquidity'),
        expect.stringContaining('cardSaleLimit'),
        expect.stringContaining('payoutReserve and payoutGuardian are one account'),
        expect.stringContaining('this is not nile'),
      ]),
    });
    expect(devnet.chain.head().id).toBe(head);
  });

  test('the contracts themselves refuse short delays off the embedded chain', async () => {
    devnet = await startChain();
    const options = optionsOn(devnet, deploymentInMemory());
    const { parameters } = options;
    // A recipe that lied about the network would still meet the constructors.
    const { timelockBlueprint } = await import('../../deploy/coin-blueprints.ts');
    const { simulateCall } = await import('@vellum/tron/client/constant-call');
    const site = { parameters, deployer: options.signer.address, at: () => options.signer.address };
    const tryWith = (embeddedChainId: bigint) =>
      simulateCall(options.client, {
        caller: options.signer.address,
        data: timelockBlueprint['timelock']!.initCode({ ...site, embeddedChainId }),
      });
    const chainId = BigInt(`0x${devnet.chain.genesisId.slice(-8)}`);
    expect((await tryWith(0n)).status).toBe('reverted');
    expect((await tryWith(chainId)).status).toBe('success');
  });
});

function sender({ client, signer }: Pick<DeployOptions, 'client' | 'signer'>) {
  return async (contract: HexAddress, { data, value }: WriteCall) => {
    const draft = { kind: 'call', contract, data, value } as const;
    const pending = await prepare(client, signer, 'test', draft, 1_000_000_000n);
    expect(await settle(client, pending)).toMatchObject({ failed: false });
  };
}

async function balances(chain: Devnet) {
  const { address } = chain.accounts[1]!;
  const deployer = await chain.chain.read('head', (state) => state.account(address)?.balance ?? 0n);
  return { deployer };
}
