import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicParameters } from '@vellum/contracts/deploy/default-parameters';
import { deploy } from '@vellum/contracts/deploy/deploy';
import { type Deployment, deploymentFile } from '@vellum/contracts/deploy/deployment-file';
import type { Roles } from '@vellum/contracts/deploy/parameters';
import { keySigner } from '@vellum/contracts/deploy/signer';
import { createServer } from '@vellum/server/server';
import { followNetwork } from '@vellum/stack/chain-start/follow-chain';
import { readConfig } from '@vellum/stack/config/config';
import { serverConfigOf } from '@vellum/stack/config/server-config';
import { clientOf } from '@vellum/stack/embedded/contracts';
import { ensureBuilt } from '@vellum/web/build';
import { freePort } from '../../packages/server/test/free-port.ts';
import { testDatabase } from '../../packages/server/test/test-database.ts';
import { contractAt } from '../stack/earn-pools.ts';
import { patient, type TestStack } from '../stack/stack.ts';

const TRX = 1_000_000n;

export type NewContracts = Readonly<{ deployment: Deployment; path: string; folder: string }>;

/**
 * New contracts on the chain of an old platform, as `npm run deploy -- --network custom` makes them with the coins, the
 * DEX and the VLM of the old ones; two days pass until the handover.
 */
export async function deploySuccessor(site: TestStack): Promise<NewContracts> {
  const folder = mkdtempSync(join(tmpdir(), 'vellum-successor-'));
  const path = join(folder, 'deployment.json');
  const deployer = await site.account(0);
  const signer = keySigner(deployer.privateKey);
  await site.devnet.faucet(signer.address, 10_000n * TRX);
  const roleNames = ['guardian', 'payoutProposer', 'payoutReserve', 'payoutGuardian'] as const;
  const others = ['boxOperator', 'energyOperator', 'teamRoot', 'vlmHolder', 'cardFund'] as const;
  const entries: [string, typeof signer.address][] = [];
  for (const name of [...roleNames, ...others]) {
    const { privateKey } = await site.account(1);
    entries.push([name, keySigner(privateKey).address]);
  }
  const kept = (name: string) => contractAt(site, name);
  const coins = { usdt: kept('usdt'), wtrx: kept('wtrx'), dex: kept('dex'), vlm: kept('vlm') };
  const { deployment } = await deploy({
    client: clientOf(site.devnet),
    signer,
    parameters: publicParameters('custom', Object.fromEntries(entries) as Roles, coins),
    file: deploymentFile(path),
    passTime: async (until) => {
      await site.devnet.setTime(Number(until) * 1000);
      await site.devnet.mine();
    },
  });
  return { deployment, path, folder };
}

/** The platform on the new contracts, beside the old one: another database, and a link to the old app. */
export async function startSuccessor(
  site: TestStack,
  { path, folder }: NewContracts,
): Promise<Readonly<{ url: string; databaseUrl: string; close(): Promise<void> }>> {
  const [port, database, webFolder] = [
    await freePort(),
    await testDatabase(),
    await ensureBuilt('production'),
  ];
  const node = site.devnet.url ?? '';
  const read = readConfig({
    NETWORK: 'custom',
    TRON_FULL_NODE: node,
    DEPLOYMENT_FILE: path,
    PREVIOUS_URL: site.url,
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  });
  if (read.status === 'invalid') throw new Error(read.problems.join('\n'));
  const { config } = read;
  const chain = await followNetwork(config);
  const parts = { databaseUrl: database.url, webFolder, chain };
  const server = await createServer(serverConfigOf(config, parts), patient);
  return {
    url: config.publicUrl,
    databaseUrl: database.url,
    async close() {
      await server.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
