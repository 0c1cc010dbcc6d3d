import { join, resolve } from 'node:path';
import { demoPersonaKey } from '@vellum/api/project/demo-personas';
import type { Deployment } from '@vellum/contracts/deploy/deployment-file';
import type { ServerConfig } from '@vellum/server/config/config';
import { type Address, fromHexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { addressOfPrivateKey } from '@vellum/tron/signature';
import type { Config } from './config.ts';

/** The chain that the server is to follow. */
export type FollowedChain = Readonly<{
  nodes: Pick<ServerConfig['network'], 'fullNodes' | 'solidityNodes' | 'eventServers'> &
    Readonly<{ publicNode?: string }>;
  deployment: Deployment;
  keeperKey: string | null;
  payoutKey: string | null;
  reserveKey: string | null;
  operatorKey: string | null;
  /** Who sells VLM and may edit announcements besides those that the settings name. */
  deployer: Address | null;
  demoWorld: ServerConfig['demoWorld'];
}>;

/** What is there when the server starts. */
export type ServerParts = Readonly<{
  databaseUrl: string;
  chain: FollowedChain;
  webFolder: string | null;
}>;

/** Where transactions can be looked at. */
const explorers: Readonly<Record<Config['network']['name'], string | null>> = {
  devnet: null,
  nile: 'https://nile.tronscan.org',
  mainnet: 'https://tronscan.org',
  custom: null,
};

/** Everything the server is told: it reads no environment itself. */
export function serverConfigOf(config: Config, parts: ServerParts): ServerConfig {
  const { network, devnet, dataDir } = config;
  const { chain, databaseUrl, webFolder } = parts;
  return {
    host: config.host,
    port: config.port,
    publicUrl: config.publicUrl,
    databaseUrl,
    network: {
      name: network.name,
      ...chain.nodes,
      apiKey: network.apiKey,
      access: network.access,
      explorer: explorers[network.name],
      ...(network.name === 'devnet' && { finalAfter: devnet.blockTimeMs * devnet.solidLag }),
    },
    deployment: chain.deployment,
    mode: config.mode,
    previousUrl: config.previousUrl,
    successorUrl: config.successorUrl,
    mediaFolder: resolve(join(dataDir, 'media')),
    mediaBucket: config.imageBucket,
    mediaBytes: config.imageSpace,
    webFolder,
    metricsPort: config.metricsPort,
    roles: config.roles,
    admins: [...config.admins, ...adminsOf(chain)],
    tokenSeller: config.tokenSeller ?? chain.deployer,
    publicSources: [...config.publicSources, ...faucetOf(config)],
    forbidden: config.forbidden,
    keeperKey: chain.keeperKey,
    payoutKey: chain.payoutKey,
    reserveKey: chain.reserveKey,
    payoutAccount: config.accounts.payout,
    reserveAccount: config.accounts.reserve,
    operatorKey: chain.operatorKey,
    links: config.links,
    rateLimits: config.rateLimits,
    trustedProxies: config.trustedProxies,
    logLevel: config.logLevel,
    demoWorld: chain.demoWorld,
  };
}

/** The faucet of the embedded chain gives TRX to everyone: its key is 1. */
function faucetOf({ network }: Config): readonly Address[] {
  if (network.name !== 'devnet') return [];
  return [fromHexAddress(addressOfPrivateKey(fromHex('1'.padStart(64, '0'))))];
}

/** On the embedded chain also the persona that visitors can be: everyone may try what an administrator does. */
function adminsOf({ deployer }: FollowedChain): readonly Address[] {
  if (deployer === null) return [];
  const persona = addressOfPrivateKey(fromHex(demoPersonaKey('owner')));
  return [deployer, fromHexAddress(persona)];
}
