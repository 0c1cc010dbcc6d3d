import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { embeddedParameters, publicParameters } from '../../deploy/default-parameters.ts';
import type { DeploymentParameters } from '../../deploy/parameters.ts';
import { serverHistory } from '../../deploy/server-history.ts';
import { deploymentProblems } from '../../deploy/verify.ts';
import { createWorld, NOBODY, type World } from './world.ts';

const isDeep = process.env['VELLUM_DEEP'] === '1';
const page = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
const embedded = embeddedParameters(NOBODY);
const coins = { usdt: NOBODY, wtrx: NOBODY, dex: NOBODY };
const ofPublic = publicParameters('mainnet', embedded.roles, coins);

/** Seconds as people say them. */
function time(seconds: bigint): string {
  if (seconds % 86_400n === 0n && seconds > 86_400n) return `${seconds / 86_400n} days`;
  if (seconds % 3_600n === 0n) return `${seconds / 3_600n} h`;
  return seconds % 60n === 0n && seconds > 60n ? `${seconds / 60n} min` : `${seconds} s`;
}

const whole = (amount: bigint, coin: string) =>
  `${(amount / 1_000_000n).toLocaleString('en')} ${coin}`;

/** The first cells of the rows of the page that tell amounts and times. */
const rows: readonly (readonly [string, (parameters: DeploymentParameters) => string])[] = [
  ['timelock', ({ delays }) => time(delays.timelock)],
  ['voting delay', ({ delays }) => time(delays.votingDelay)],
  ['voting period', ({ delays }) => time(delays.votingPeriod)],
  ['extension after a late quorum', ({ delays }) => time(delays.lateExtension)],
  ['notice of fee vault changes', ({ delays }) => time(delays.feeVaultChange)],
  ['notice of payout roles', ({ delays }) => time(delays.payoutRoles)],
  ['wait of a payout root', ({ delays }) => time(delays.payoutRoot)],
  ['time to reveal a box series', ({ delays }) => time(delays.boxReveal)],
  ['shortest presale', ({ delays }) => time(delays.presaleLength)],
  ['payouts promised a day', ({ payout }) => whole(payout.dailyCap, 'TRX')],
  ['smallest withdrawal', ({ payout }) => whole(payout.minimumU, 'U')],
  ['U in a pair whose coin can be burned', ({ burnLiquidity }) => whole(burnLiquidity, 'U')],
  ['VLM can be burned', ({ liquidity }) => (liquidity ? 'yes' : 'no')],
  ['rewards a day of each staking term', ({ terms }) => whole(terms[0]?.dailyCap ?? 0n, 'VLM')],
  ['price tolerance of a zap', ({ slippage }) => `${Number(slippage) / 100} %`],
];

describe('guarded launch parameters', () => {
  test.each(rows)('the page tells "%s" as the recipe has it', (name, tell) => {
    expect(page).toContain(`| ${name} | ${tell(embedded)} | ${tell(ofPublic)} |`);
  });

  test('card sales in U follow the pool on a public network', () => {
    expect(ofPublic.cardSaleLimit).toBe(0n);
    const limit = whole(embedded.cardSaleLimit, 'U');
    const name = 'room for card sales in U; a day sells at most twice it';
    expect(page).toContain(`| ${name} | ${limit} | half of a 2,500th of the U in`);
  });
});

type Path = readonly (string | number)[];

/** Every number, text and flag of the parameters by where it stands; of levels, terms and the like the last one. */
function leaves(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return leaves(value.at(-1), [...path, value.length - 1]);
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, [...path, name]));
}

function changedAt(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return typeof value === 'bigint' ? value + 1n : other(value as string);
  if (Array.isArray(value)) {
    return value.map((inner, index) => (index === key ? changedAt(inner, rest) : inner));
  }
  const fields = value as Readonly<Record<string, unknown>>;
  return { ...fields, [key]: changedAt(fields[key], rest) };
}

/** An address that nobody has, or another text. */
const other = (text: string) => (text.length === 42 ? `41${'11'.repeat(20)}` : `${text}?`);

describe('reading a deployment back', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world?.devnet.close());

  test('finds any parameter that is not as planned', async () => {
    const { client, deployment, deployer, at, devnet } = world;
    const site = (parameters: DeploymentParameters) => ({
      parameters,
      deployer: deployer.address,
      embeddedChainId: BigInt(`0x${devnet.chain.genesisId.slice(-8)}`),
      at: (name: string) => at[name]!,
    });
    const planned = embeddedParameters(deployer.address);
    const history = await serverHistory(client, site(planned), deployment);
    expect(await deploymentProblems(client, site(planned), history)).toEqual([]);
    const { network: _, liquidity: __, ...guarded } = planned;
    const unseen: string[] = [];
    const paths = leaves(guarded).filter((_, place) => isDeep || place % 12 === 0);
    for (const path of paths) {
      const changed = changedAt(planned, path) as DeploymentParameters;
      const problems = await deploymentProblems(client, site(changed), history);
      if (problems.length === 0) unseen.push(path.join('.'));
    }
    expect(paths.length).toBeGreaterThan(isDeep ? 50 : 4);
    expect(unseen).toEqual([]);
  });
});
