import { afterAll, beforeAll, expect, test } from 'vitest';
import { cards } from '../../clients/cards.ts';
import { pair } from '../../clients/dex.ts';
import { saleLimitProblems, withSaleLimit } from '../../deploy/card-sale-limit.ts';
import { embeddedParameters, publicParameters } from '../../deploy/default-parameters.ts';
import type { DeploymentParameters } from '../../deploy/parameters.ts';
import { createWorld, NOBODY, TRX, type World } from './world.ts';

/** A market with 240,000,000 U beside its TRX, and cards whose limit is the embedded chain's 96,000 U. */
let world: World;
let parameters: DeploymentParameters;
beforeAll(async () => {
  world = await createWorld();
  const { usdt, wtrx, dex } = world.at as Record<string, DeploymentParameters['roles']['guardian']>;
  const { roles } = embeddedParameters(world.deployer.address);
  parameters = publicParameters('custom', roles, { usdt: usdt!, wtrx: wtrx!, dex: dex! });
});
afterAll(() => world?.devnet.close());

const problems = () => {
  const at = (name: string) => world.at[name]!;
  const site = { parameters, deployer: world.deployer.address, embeddedChainId: 0n, at };
  return saleLimitProblems(site, world.read);
};
const limitOf = async (wanted: DeploymentParameters, calls: Record<string, string>) =>
  (await withSaleLimit(wanted, { ...world.deployment, calls }, world.read)).cardSaleLimit;

test('half of a 2,500th of the pool on a public network, until it is set', async () => {
  expect(await limitOf(parameters, {})).toBe(48_000n * TRX);
  // Once it is set, a later run plans what the contract has.
  const set = await world.read(world.at['cards']!, cards.saleLimit());
  expect(await limitOf(parameters, world.deployment.calls)).toBe(set);
});

test('0 without a pool', async () => {
  const existing = { ...parameters.existing!, wtrx: NOBODY };
  expect(await limitOf({ ...parameters, existing }, {})).toBe(0n);
});

test('the embedded chain keeps its own', async () => {
  const embedded = embeddedParameters(world.deployer.address);
  expect(await limitOf(embedded, {})).toBe(96_000n * TRX);
});

test('reading back refuses more than a 2,500th of the pool', async () => {
  expect(await problems()).toEqual([]);
  const { deployer, send, read } = world;
  const pool = world.at['wtrxUsdt']!;
  const lp = await read(pool, pair.balanceOf(deployer.address));
  await send(deployer, pool, pair.transfer(pool, lp / 1_000n));
  await send(deployer, pool, pair.burn(deployer.address));
  expect(await problems()).toEqual([
    expect.stringMatching(/^limit of card sales in U: 96000000000 is above 95904\d{6}, a 2,500th/),
  ]);
});
