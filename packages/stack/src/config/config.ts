import { type Role, roles, type ServerConfig } from '@vellum/server/config/config';
import type { Address } from '@vellum/tron/address';
import { conflicts } from './config-conflicts.ts';
import {
  parseDatabaseUrl,
  parseKey,
  parsePort,
  parseRole,
  parseSha256,
  parseText,
  parseTronAddress,
  parseUrl,
} from './value-parsers.ts';
import { choice, list, optional, text, type Variable, wholeNumber } from './variable.ts';

const day = 86_400_000;

/** Every variable of the run contract, in the order .env.example lists them. */
export const variables = {
  HOST: text('Address to listen on; 127.0.0.1 is reachable from this machine only.', '127.0.0.1'),
  PORT: wholeNumber('Port of the app and its API.', 8080, [1, 65_535]),
  PUBLIC_URL: optional(
    'Address under which people reach the app; http://HOST:PORT when unset.',
    parseUrl,
  ),
  METRICS_PORT: optional('Port of /metrics, on this machine only; off when unset.', parsePort),
  DATA_DIR: text('Folder that keeps everything between starts, from the project root.', '.data'),
  IMAGE_SPACE_GB: wholeNumber('Space for uploaded images in all, in GiB.', 20, [1, 100_000]),
  S3_URL: optional(
    'Bucket for images, https://endpoint/bucket, which several machines share; DATA_DIR/media when unset.',
    parseUrl,
  ),
  S3_REGION: text('Region of the bucket; many storages take auto.', 'auto'),
  S3_ACCESS_KEY_ID: optional('Key that reads, writes, deletes and lists in the bucket.', parseText),
  S3_SECRET_ACCESS_KEY: optional('Its secret.', parseText),
  DATABASE_URL: optional(
    'PostgreSQL 15 or newer with its extension pg_trgm; an embedded one in DATA_DIR when unset.',
    parseDatabaseUrl,
  ),
  NETWORK: choice('Which chain: devnet (embedded on this machine), nile, mainnet or custom.', [
    'devnet',
    'nile',
    'mainnet',
    'custom',
  ]),
  TRON_FULL_NODE: list('Full nodes of another network, divided by commas.', parseUrl),
  TRON_SOLIDITY_NODE: list(
    'Confirmed nodes in the same order; the full nodes when unset. Another port on a plain java-tron.',
    parseUrl,
  ),
  TRON_EVENT_SERVER: list('Event servers, if there are any; the full nodes when unset.', parseUrl),
  TRON_API_KEY: optional('Sent to the nodes as TRON-PRO-API-KEY.', parseText),
  NODE_ACCESS: choice(
    'How browsers reach a node: auto (directly if it answers other origins), direct, or relay (through this server).',
    ['auto', 'direct', 'relay'],
  ),
  DEPLOYMENT_FILE: optional('Where our contracts are on another network.', parseText),
  MODE: choice('open, or exits on contracts that newer ones replace: people can only withdraw.', [
    'open',
    'exits',
  ]),
  PREVIOUS_URL: optional('Platform on the contracts before these; the app links to it.', parseUrl),
  SUCCESSOR_URL: optional('Platform on the new contracts, with MODE=exits; likewise.', parseUrl),
  DEVNET_PORT: wholeNumber('Port of the embedded chain.', 9090, [1, 65_535]),
  DEVNET_BLOCK_TIME_MS: wholeNumber(
    'Time between empty blocks in milliseconds; a waiting transaction is mined sooner.',
    3000,
    [100, day],
  ),
  DEVNET_SOLID_LAG: wholeNumber('Blocks until a block can no longer be replaced.', 3, [0, 1000]),
  DEMO_WORLD: choice('Life on a new embedded chain: full, small or none.', [
    'full',
    'small',
    'none',
  ]),
  ROLES: list('What this process does; all when unset: api, indexer, keeper.', parseRole),
  RATE_LIMITS: choice('Requests that one address may make: on or off.', ['on', 'off']),
  TRUSTED_PROXIES: wholeNumber(
    'Proxies in front that name the client in X-Forwarded-For; the nearest connects from a private network.',
    0,
    [0, 10],
  ),
  LOG_LEVEL: choice('What the server logs from: info, debug, warn, error or silent.', [
    'info',
    'debug',
    'warn',
    'error',
    'silent',
  ]),
  LOG_OUTPUT: choice('Where the server logs to: file (server.log in DATA_DIR) or terminal.', [
    'file',
    'terminal',
  ]),
  ADMIN_ADDRESSES: list(
    'Addresses that may edit announcements, by commas; on the embedded chain also the deployer and the owner persona.',
    parseTronAddress,
  ),
  TOKEN_SELLER: optional(
    'Address whose OTC offers are the sale of VLM; the deployer on the embedded chain.',
    parseTronAddress,
  ),
  PUBLIC_SOURCES: list(
    'Addresses that fund wallets of strangers (exchanges), by commas; on the embedded chain also its faucet.',
    parseTronAddress,
  ),
  FORBIDDEN_WORDS: list('Words that no name or introduction may have, by commas.', parseText),
  FORBIDDEN_IMAGES: list('SHA-256 of images that are not shown, by commas.', parseSha256),
  KEEPER_KEY: optional('Key of the keeper; made for the embedded chain when unset.', parseKey),
  PAYOUT_KEY: optional('Key that proposes payouts; likewise.', parseKey),
  RESERVE_KEY: optional('Key that proposes payouts after a veto; likewise.', parseKey),
  PAYOUT_ACCOUNT: optional(
    'Account for which PAYOUT_KEY signs by an active permission; its own when unset.',
    parseTronAddress,
  ),
  RESERVE_ACCOUNT: optional('The same for RESERVE_KEY.', parseTronAddress),
  OPERATOR_KEY: optional('Key that operates blind boxes and energy; likewise.', parseKey),
  GUARDIAN_KEY: optional('Key that may pause entries and veto; likewise.', parseKey),
  SOCIAL_EMAIL: optional('Mail address of the footer.', parseText),
  SOCIAL_TELEGRAM_GROUP: optional('Telegram group of the footer.', parseUrl),
  SOCIAL_TELEGRAM_CHANNEL: optional('Telegram channel of the footer.', parseUrl),
  SOCIAL_X: optional('Page on X of the footer.', parseUrl),
} satisfies Record<string, Variable<unknown>>;

type Name = keyof typeof variables;
export type Values = { [K in Name]: (typeof variables)[K] extends Variable<infer T> ? T : never };

/** Nodes, contracts and keys of the chain that the server follows. */
export type NetworkConfig = Readonly<{
  name: Values['NETWORK'];
  fullNodes: readonly string[];
  solidityNodes: readonly string[];
  /** Only those that are named: a node may serve events or not. */
  eventServers: readonly string[];
  apiKey: string | null;
  access: Values['NODE_ACCESS'];
  deploymentFile: string | null;
}>;

/** How the stack runs. Times in milliseconds. */
export type Config = Readonly<{
  host: string;
  port: number;
  publicUrl: string;
  metricsPort: number | null;
  dataDir: string;
  /** Bytes. */
  imageSpace: number;
  imageBucket: NonNullable<ServerConfig['mediaBucket']> | null;
  databaseUrl: string | null;
  network: NetworkConfig;
  mode: Values['MODE'];
  /** Platforms on the contracts before these and after them. */
  previousUrl: string | null;
  successorUrl: string | null;
  devnet: Readonly<{ port: number; blockTimeMs: number; solidLag: number }>;
  demoWorld: Values['DEMO_WORLD'];
  roles: readonly Role[];
  rateLimits: Values['RATE_LIMITS'];
  trustedProxies: number;
  logLevel: Values['LOG_LEVEL'];
  logOutput: Values['LOG_OUTPUT'];
  admins: readonly Address[];
  tokenSeller: Address | null;
  publicSources: readonly Address[];
  forbidden: Readonly<{ words: readonly string[]; images: readonly string[] }>;
  keys: Readonly<Record<'keeper' | 'payout' | 'reserve' | 'operator' | 'guardian', string | null>>;
  accounts: Readonly<Record<'payout' | 'reserve', Address | null>>;
  links: Readonly<Record<'email' | 'telegramGroup' | 'telegramChannel' | 'x', string>>;
}>;

export type ConfigResult =
  | Readonly<{ status: 'valid'; config: Config }>
  | Readonly<{ status: 'invalid'; problems: readonly string[] }>;

/** Reads the environment once. All problems are found together, so that nobody mends them one by one. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ConfigResult {
  const problems: string[] = [];
  const values: Partial<Record<Name, unknown>> = {};
  for (const name of Object.keys(variables) as Name[]) {
    const { fallback, parse } = variables[name];
    const parsed = parse(env[name] || fallback);
    if ('problem' in parsed) problems.push(`${name} ${parsed.problem}`);
    else values[name] = parsed.value;
  }
  if (problems.length === 0) problems.push(...conflicts(values as Values));
  if (problems.length > 0) return { status: 'invalid', problems };
  return { status: 'valid', config: toConfig(values as Values) };
}

function toConfig(values: Values): Config {
  const { HOST: host, PORT: port } = values;
  return {
    host,
    port,
    publicUrl: values.PUBLIC_URL ?? `http://${visibleHost(host)}:${port}`,
    metricsPort: values.METRICS_PORT,
    dataDir: values.DATA_DIR,
    imageSpace: values.IMAGE_SPACE_GB * 2 ** 30,
    imageBucket: bucketOf(values),
    databaseUrl: values.DATABASE_URL,
    network: networkOf(values),
    mode: values.MODE,
    previousUrl: values.PREVIOUS_URL,
    successorUrl: values.SUCCESSOR_URL,
    devnet: {
      port: values.DEVNET_PORT,
      blockTimeMs: values.DEVNET_BLOCK_TIME_MS,
      solidLag: values.DEVNET_SOLID_LAG,
    },
    demoWorld: values.DEMO_WORLD,
    roles: values.ROLES.length > 0 ? values.ROLES : roles,
    rateLimits: values.RATE_LIMITS,
    trustedProxies: values.TRUSTED_PROXIES,
    logLevel: values.LOG_LEVEL,
    logOutput: values.LOG_OUTPUT,
    admins: values.ADMIN_ADDRESSES,
    tokenSeller: values.TOKEN_SELLER,
    publicSources: values.PUBLIC_SOURCES,
    forbidden: { words: values.FORBIDDEN_WORDS, images: values.FORBIDDEN_IMAGES },
    keys: {
      keeper: values.KEEPER_KEY,
      payout: values.PAYOUT_KEY,
      reserve: values.RESERVE_KEY,
      operator: values.OPERATOR_KEY,
      guardian: values.GUARDIAN_KEY,
    },
    accounts: { payout: values.PAYOUT_ACCOUNT, reserve: values.RESERVE_ACCOUNT },
    links: {
      email: values.SOCIAL_EMAIL ?? '',
      telegramGroup: values.SOCIAL_TELEGRAM_GROUP ?? '',
      telegramChannel: values.SOCIAL_TELEGRAM_CHANNEL ?? '',
      x: values.SOCIAL_X ?? '',
    },
  };
}

function bucketOf(values: Values): Config['imageBucket'] {
  const { S3_URL: url, S3_REGION: region } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (url === null || accessKeyId === null || secretAccessKey === null) return null;
  return { url, region, accessKeyId, secretAccessKey };
}

function networkOf(values: Values): NetworkConfig {
  const { TRON_FULL_NODE: fullNodes } = values;
  const { TRON_SOLIDITY_NODE: solidityNodes } = values;
  return {
    name: values.NETWORK,
    fullNodes,
    solidityNodes: solidityNodes.length > 0 ? solidityNodes : fullNodes,
    eventServers: values.TRON_EVENT_SERVER,
    apiKey: values.TRON_API_KEY,
    access: values.NODE_ACCESS,
    deploymentFile: values.DEPLOYMENT_FILE,
  };
}

/** Whether this means every address of the machine. */
export const isWildcard = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** How a browser of this machine names an interface: one that means all of them has no name. */
export function visibleHost(host: string): string {
  if (isWildcard(host)) return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
