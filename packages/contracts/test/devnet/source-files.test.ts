import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toHexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { getRuntimeCode } from '@vellum/tron/client/contracts';
import { getTransaction } from '@vellum/tron/client/transactions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Deployment } from '../../deploy/deployment-file.ts';
import { compileInput } from '../../scripts/solc.ts';
import { type ContractSources, type SourceFacts, sourcesOf } from '../../scripts/source-files.ts';
import { makeFolder, writeSources } from '../../scripts/write-source-files.ts';
import { createWorld, type World } from './world.ts';

const isDeep = process.env['VELLUM_DEEP'] === '1';
/** Both compilers, patched sources, code of clones, arguments of every shape. Alone, each contract takes seconds to compile. */
const some = ['cards', 'dex', 'payout', 'presaleCode', 'router', 'team', 'tradeCode'];

let world: World;
let deployment: Deployment;
let folder: string;
/** Creation and runtime code on the chain, read before compiling blocks the process that also serves the chain. */
const [created, runtime] = [new Map<string, string>(), new Map<string, string>()];
beforeAll(async () => {
  world = await createWorld();
  const made = Object.entries(world.deployment.contracts).filter(
    ([name, { txid }]) => txid && (isDeep || some.includes(name)),
  );
  deployment = { ...world.deployment, contracts: Object.fromEntries(made) };
  for (const [name, { address, txid = '' }] of made) {
    created.set(name, await createdBy(txid));
    runtime.set(name, toHex(await getRuntimeCode(world.client, toHexAddress(address))));
  }
  folder = mkdtempSync(join(tmpdir(), 'vellum-sources-'));
  await writeSources(await sourcesOf(world.client, deployment), folder);
});
afterAll(async () => {
  await world?.devnet.close();
  rmSync(folder, { recursive: true, force: true });
});

const compilers: Readonly<Record<string, string>> = {
  'v0.8.26+commit.8a97fa7a': 'solc',
  'v0.6.6+commit.6c089d02': 'solc-0.6',
};

/** What the two written files alone give. */
function compiled(name: string) {
  const input = readFileSync(join(folder, `${name}.input.json`), 'utf8');
  const facts = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as SourceFacts;
  const { compiler, unit, contract } = facts;
  // The same text as an explorer would compile, formatting included.
  const built = compileInput(compilers[compiler] ?? compiler, input)[unit]?.[contract];
  if (built === undefined) throw new Error(`${name} has no ${contract}`);
  return { facts, evm: built.evm };
}

async function createdBy(txid: string): Promise<string> {
  const made = (await getTransaction(world.client, txid))?.contract;
  if (made?.type !== 'CreateSmartContract') throw new Error(`${txid} created nothing`);
  return toHex(made.value.new_contract?.bytecode ?? new Uint8Array());
}

/** Runtime code with zeros where the constructor wrote immutables. */
function withoutImmutables(code: string, places: readonly { start: number; length: number }[]) {
  return places.reduce(
    (text, { start, length }) =>
      text.slice(0, 2 * start) + '00'.repeat(length) + text.slice(2 * (start + length)),
    code,
  );
}

describe('files for source verification', () => {
  test('there are two for every contract that the deployment made, code of clones included', () => {
    const names = Object.keys(deployment.contracts);
    expect(names).toHaveLength(isDeep ? 26 : some.length);
    const files = names.flatMap((name) => [`${name}.input.json`, `${name}.json`]);
    expect(readdirSync(folder).toSorted()).toEqual(files.toSorted());
  });

  test('alone give the creation code of the transaction, arguments included', () => {
    for (const name of Object.keys(deployment.contracts)) {
      const { facts, evm } = compiled(name);
      const made = evm.bytecode.object + facts.constructorArguments.encoded;
      expect(made === created.get(name), name).toBe(true);
      expect(facts.creationTransaction).toBe(deployment.contracts[name]?.txid);
      expect(facts.address).toBe(deployment.contracts[name]?.address);
    }
  });

  test('alone give the runtime code, apart from immutables, each the same everywhere', () => {
    let immutables = 0;
    for (const name of Object.keys(deployment.contracts)) {
      const { evm } = compiled(name);
      const code = runtime.get(name) ?? '';
      const { object, immutableReferences = {} } = evm.deployedBytecode;
      const places = Object.values(immutableReferences);
      expect(withoutImmutables(code, places.flat()) === object, name).toBe(true);
      for (const uses of places) {
        immutables += 1;
        const values = uses.map(({ start, length }) => code.slice(2 * start, 2 * (start + length)));
        expect(new Set(values).size, name).toBe(1);
      }
    }
    expect(immutables).toBeGreaterThan(isDeep ? 50 : 15);
  });

  test('tell arguments as people read them', () => {
    const { facts } = compiled('payout');
    const { decoded } = facts.constructorArguments;
    const { contracts, deployer } = world.deployment;
    expect(decoded[1]).toEqual({
      name: 'usdt',
      type: 'address',
      value: contracts['usdt']?.address,
    });
    expect(decoded.at(-1)?.value).toMatchObject({ proposer: deployer, guardian: deployer });
    const { decoded: ofCards } = compiled('cards').facts.constructorArguments;
    expect(ofCards[1]?.value).toHaveLength(4);
    expect(ofCards[1]?.value).toContainEqual({ time: '2592000', multiplier: '100' });
    expect(facts).toMatchObject({
      contract: 'Payout',
      unit: 'src/income/Payout.sol',
      optimizer: { enabled: true, runs: 200 },
      evmVersion: 'cancun',
      viaIR: false,
      licence: 'MIT',
    });
  });

  test('hold only the sources that the contract imports', () => {
    const { sources } = JSON.parse(readFileSync(join(folder, 'team.input.json'), 'utf8'));
    expect(Object.keys(sources)).toContain('src/team/Team.sol');
    expect(Object.keys(sources).join()).not.toMatch(/Cards|Payout|test\//);
  });

  test('are refused for other code, another chain, and nothing at the address', async () => {
    const { client } = world;
    const { cards, team, payout } = deployment.contracts;
    const nowhere = { ...team!, address: deployment.deployer };
    const contracts = { cards: { ...cards!, address: payout!.address }, team: nowhere };
    await expect(sourcesOf(client, { ...deployment, contracts })).rejects.toMatchObject({
      problems: [
        expect.stringMatching(/^cards: T\w{33} was made from other code than these sources$/),
        expect.stringMatching(/^team: there is no contract at T\w{33}$/),
      ],
    });
    const elsewhere = { ...deployment, genesisId: '00'.repeat(32) };
    await expect(sourcesOf(client, elsewhere)).rejects.toMatchObject({
      problems: [expect.stringContaining('another chain')],
    });
  });

  test('are refused for a folder that cannot be made or is a file', async () => {
    const refusal = (code: string) => ({ problems: [expect.stringContaining(`(${code})`)] });
    await expect(makeFolder('/proc/sources')).rejects.toMatchObject(refusal('ENOENT'));
    const file = join(folder, 'team.json');
    await makeFolder(file);
    const sources = [
      { name: 'team', input: { standard: {} }, facts: {} },
    ] as unknown as ContractSources[];
    await expect(writeSources(sources, file)).rejects.toMatchObject(refusal('ENOTDIR'));
  });
});
