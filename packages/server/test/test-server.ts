import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeForm, type FormValue } from '@vellum/api/wire/form';
import { paths } from '@vellum/api/wire/paths';
import { type Address, fromHexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { signMessage } from '@vellum/tron/message-signing';
import { addressOfPrivateKey } from '@vellum/tron/signature';
import { createServer, type Server, type ServerConfig, type ServerOptions } from '../src/server.ts';
import { indexedDatabase, untilLooked } from './indexed-database.ts';
import { type TestChain, testChain } from './test-chain.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

/** Someone with a key. */
export type Person = Readonly<{ address: Address; privateKey: Uint8Array }>;

export const personOf = (privateKey: string | Uint8Array): Person => {
  const key = typeof privateKey === 'string' ? fromHex(privateKey) : privateKey;
  return { address: fromHexAddress(addressOfPrivateKey(key)), privateKey: key };
};

/** Someone whom the chain has never seen. */
export const newPerson = (): Person => personOf(randomBytes(32));

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape.
type Json = any;

export type Answer = Readonly<{ status: number; headers: Headers; json: Json }>;

export type Caller = Readonly<{
  /** What `signIn` gave. */
  cookie?: string;
  headers?: Readonly<Record<string, string>>;
}>;

export type TestServer = Readonly<{
  server: Server;
  config: ServerConfig;
  url: string;
  database: TestDatabase;
  chain: TestChain;
  post(
    path: string,
    form?: Readonly<Record<string, FormValue | undefined>>,
    caller?: Caller,
  ): Promise<Answer>;
  get(path: string, caller?: Caller): Promise<Answer>;
  /** Signs in as a wallet would; gives the cookie. */
  signIn(person: Person): Promise<string>;
  close(): Promise<void>;
}>;

export type TestServerOptions = ServerOptions &
  Readonly<{ config?: Partial<ServerConfig>; chain?: TestChain }>;

/** The whole server with a database and a chain of its own, every reply held against its schema. */
export async function testServer(options: TestServerOptions = {}): Promise<TestServer> {
  const [chain, mediaFolder] = await Promise.all([
    options.chain ?? testChain(),
    mkdtemp(join(tmpdir(), 'vellum-media-')),
  ]);
  const database = await (isFollowing(options.config)
    ? indexedDatabase(chain, (own, url) => configOf(own, url, mediaFolder))
    : testDatabase());
  const config = configOf(chain, database.url, mediaFolder, options.config);
  const { config: _config, chain: ownChain, ...serverOptions } = options;
  const indexing = { pollInterval: 50 };
  const server = await createServer(config, { checkReplies: true, indexing, ...serverOptions });
  await untilLooked(database);
  const { url } = server;
  const calls = callsTo(url);
  return {
    server,
    config,
    url,
    database,
    chain,
    ...calls,
    signIn: (person) => signIn(calls.post, person),
    async close() {
      await server.close();
      await database.close();
      if (ownChain === undefined) await chain.devnet.close();
      await rm(mediaFolder, { recursive: true, force: true });
    },
  };
}

/** Whether it will index that chain as it is. */
function isFollowing({ roles, deployment, network }: Partial<ServerConfig> = {}): boolean {
  return (roles?.includes('indexer') ?? true) && !deployment && !network;
}

/** A configuration for tests; also for processes that are started apart. */
export function configOf(
  chain: TestChain,
  databaseUrl: string,
  mediaFolder: string,
  changes: Partial<ServerConfig> = {},
): ServerConfig {
  return {
    host: '127.0.0.1',
    port: 0,
    publicUrl: null,
    databaseUrl,
    network: {
      name: 'devnet',
      fullNodes: [chain.url],
      solidityNodes: [],
      eventServers: [],
      apiKey: null,
      explorer: null,
    },
    deployment: chain.deployment,
    mediaFolder,
    webFolder: null,
    metricsPort: null,
    roles: ['api', 'indexer'],
    admins: [],
    tokenSeller: null,
    forbidden: { words: [], images: [] },
    keeperKey: null,
    payoutKey: null,
    reserveKey: null,
    operatorKey: null,
    links: { email: '', telegramGroup: '', telegramChannel: '', x: '' },
    rateLimits: 'off',
    trustedProxies: 0,
    logLevel: 'silent',
    demoWorld: null,
    ...changes,
  };
}

/** Calls to a server, whichever process it runs in. */
export function callsTo(url: string): Pick<TestServer, 'post' | 'get'> {
  const read = async (response: Response): Promise<Answer> => {
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      json: isJson ? JSON.parse(text) : text,
    };
  };
  const headersOf = ({ cookie, headers }: Caller) => ({ ...(cookie && { cookie }), ...headers });
  return {
    post: async (path, form = {}, caller = {}) => {
      const init = { method: 'POST', headers: headersOf(caller), body: encodeForm(form) };
      return read(await fetch(url + path, init));
    },
    get: async (path, caller = {}) => read(await fetch(url + path, { headers: headersOf(caller) })),
  };
}

/** Opens a session as a wallet would; gives the cookie. */
export async function signIn(
  post: TestServer['post'],
  { address, privateKey }: Person,
): Promise<string> {
  const asked = await post(paths.identity.nonce, { address });
  const { nonce, message } = asked.json.data;
  const signature = signMessage(message, privateKey);
  const opened = await post(paths.identity.signIn, { nonce, address, signature });
  if (opened.status !== 200) throw new Error(`sign-in: ${JSON.stringify(opened.json)}`);
  return opened.headers.getSetCookie()[0]!.split(';')[0]!;
}
