import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readConfig, variables } from './config.ts';

test('an empty environment gives the run contract its defaults', () => {
  expect(readConfig({})).toEqual({
    status: 'valid',
    config: {
      host: '127.0.0.1',
      port: 8080,
      publicUrl: 'http://127.0.0.1:8080',
      metricsPort: null,
      dataDir: '.data',
      imageSpace: 20 * 2 ** 30,
      imageBucket: null,
      databaseUrl: null,
      network: {
        name: 'devnet',
        fullNodes: [],
        solidityNodes: [],
        eventServers: [],
        apiKey: null,
        access: 'auto',
        deploymentFile: null,
      },
      mode: 'open',
      previousUrl: null,
      successorUrl: null,
      devnet: { port: 9090, blockTimeMs: 3000, solidLag: 3 },
      demoWorld: 'full',
      roles: ['api', 'indexer', 'keeper'],
      rateLimits: 'on',
      trustedProxies: 0,
      logLevel: 'info',
      logOutput: 'file',
      admins: [],
      tokenSeller: null,
      publicSources: [],
      forbidden: { words: [], images: [] },
      accounts: { payout: null, reserve: null },
      keys: { keeper: null, payout: null, reserve: null, operator: null, guardian: null },
      links: { email: '', telegramGroup: '', telegramChannel: '', x: '' },
    },
  });
});

test('only a platform that people leave names the one they move to', () => {
  const SUCCESSOR_URL = 'https://new.vellum.example/';
  const problems = ['SUCCESSOR_URL is for MODE=exits'];
  expect(readConfig({ SUCCESSOR_URL })).toEqual({ status: 'invalid', problems });
  expect(readConfig({ SUCCESSOR_URL, MODE: 'exits' })).toMatchObject({
    config: { mode: 'exits', successorUrl: 'https://new.vellum.example', previousUrl: null },
  });
});

test('each full node has its confirmed node, and no machine of a public network both payout keys', () => {
  const network = { NETWORK: 'nile', DEPLOYMENT_FILE: 'nile.json' };
  const nodes = { ...network, TRON_FULL_NODE: 'https://a.example,https://b.example' };
  expect(readConfig({ ...nodes, TRON_SOLIDITY_NODE: 'https://c.example' })).toEqual({
    status: 'invalid',
    problems: ['TRON_SOLIDITY_NODE must name one for each of TRON_FULL_NODE, in the same order'],
  });
  const both = 'https://c.example,https://d.example';
  expect(readConfig({ ...nodes, TRON_SOLIDITY_NODE: both }).status).toBe('valid');
  const keys = { ...nodes, PAYOUT_KEY: '1'.repeat(64), RESERVE_KEY: '2'.repeat(64) };
  expect(readConfig(keys)).toEqual({
    status: 'invalid',
    problems: ['RESERVE_KEY is for another machine than PAYOUT_KEY'],
  });
  expect(readConfig({ ...keys, NETWORK: 'custom' }).status).toBe('valid');
});

test('a bucket for images has an address and a key', () => {
  const [S3_URL, S3_ACCESS_KEY_ID] = ['https://s3.example/images', 'id'];
  expect(readConfig({ S3_URL, S3_ACCESS_KEY_ID })).toEqual({
    status: 'invalid',
    problems: ['S3_SECRET_ACCESS_KEY must be set for S3_URL'],
  });
  expect(readConfig({ S3_ACCESS_KEY_ID })).toEqual({
    status: 'invalid',
    problems: ['S3_ACCESS_KEY_ID is for a bucket: set S3_URL too'],
  });
  const whole = { S3_URL, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: 'secret' };
  expect(readConfig({ ...whole, IMAGE_SPACE_GB: '500' })).toMatchObject({
    config: {
      imageSpace: 500 * 2 ** 30,
      imageBucket: { url: S3_URL, region: 'auto', accessKeyId: 'id', secretAccessKey: 'secret' },
    },
  });
});

test('given values are used, empty ones count as unset, links among them (S2.25)', () => {
  const admin = 'TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC';
  const result = readConfig({
    DEVNET_PORT: '9191',
    DATA_DIR: 'elsewhere',
    HOST: '',
    PORT: '8181',
    DEMO_WORLD: 'none',
    ADMIN_ADDRESSES: `${admin}, ${admin}`,
    KEEPER_KEY: `0x${'AB'.repeat(32)}`,
    SOCIAL_X: 'https://x.com/vellum',
  });
  expect(result).toMatchObject({
    config: {
      devnet: { port: 9191 },
      dataDir: 'elsewhere',
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:8181',
      demoWorld: 'none',
      admins: [admin, admin],
      keys: { keeper: 'ab'.repeat(32) },
      links: { email: '', telegramGroup: '', telegramChannel: '', x: 'https://x.com/vellum' },
    },
  });
});

test('all problems are listed together, each with its variable', () => {
  const result = readConfig({
    DEVNET_PORT: '70000',
    DEVNET_SOLID_LAG: '-1',
    DEVNET_BLOCK_TIME_MS: '3e3',
    PUBLIC_URL: 'vellum.example',
    ADMIN_ADDRESSES: 'TMVQ',
    DEMO_WORLD: 'huge',
    METRICS_PORT: '0',
    ROLES: 'api,cook',
  });
  expect(result).toEqual({
    status: 'invalid',
    problems: [
      'PUBLIC_URL must be an http or https address, not "vellum.example"',
      'METRICS_PORT must be a whole number from 1 to 65535, not "0"',
      'DEVNET_PORT must be a whole number from 1 to 65535, not "70000"',
      'DEVNET_BLOCK_TIME_MS must be a whole number from 100 to 86400000, not "3e3"',
      'DEVNET_SOLID_LAG must be a whole number from 0 to 1000, not "-1"',
      'DEMO_WORLD must be full, small, none, not "huge"',
      'ROLES holds "cook"; there are api, indexer, keeper',
      'ADMIN_ADDRESSES holds "TMVQ", which is no TRON address',
    ],
  });
});

test('an interface that means all of them is named as a browser can reach it', () => {
  expect(readConfig({ HOST: '0.0.0.0' })).toMatchObject({
    config: { host: '0.0.0.0', publicUrl: 'http://127.0.0.1:8080' },
  });
  expect(readConfig({ HOST: '::1' })).toMatchObject({
    config: { publicUrl: 'http://[::1]:8080' },
  });
});

test('a wrong secret is never repeated', () => {
  const secret = 'hunter2-hunter2';
  const names = [
    'KEEPER_KEY',
    'PAYOUT_KEY',
    'RESERVE_KEY',
    'OPERATOR_KEY',
    'GUARDIAN_KEY',
    'DATABASE_URL',
  ];
  const result = readConfig(Object.fromEntries(names.map((name) => [name, secret])));
  expect(result).toMatchObject({ status: 'invalid' });
  const problems = 'problems' in result ? result.problems : [];
  expect(problems).toHaveLength(names.length);
  expect(problems.join()).not.toContain(secret);
});

describe('another network', () => {
  const nile = {
    NETWORK: 'nile',
    TRON_FULL_NODE: 'https://nile.example/, https://second.example',
    DEPLOYMENT_FILE: 'nile.json',
  };

  test('has its own nodes and contracts', () => {
    expect(readConfig(nile)).toMatchObject({
      config: {
        network: {
          name: 'nile',
          fullNodes: ['https://nile.example', 'https://second.example'],
          solidityNodes: ['https://nile.example', 'https://second.example'],
          deploymentFile: 'nile.json',
        },
      },
    });
  });

  test('says what is missing, and the embedded chain what is too much', () => {
    expect(readConfig({ NETWORK: 'mainnet' })).toMatchObject({
      problems: [
        'TRON_FULL_NODE must be set for NETWORK=mainnet',
        'DEPLOYMENT_FILE must be set for NETWORK=mainnet',
      ],
    });
    expect(readConfig({ TRON_FULL_NODE: 'https://nile.example' })).toMatchObject({
      problems: ['TRON_FULL_NODE is for another network: set NETWORK too'],
    });
  });
});

test('.env.example names exactly these variables with their meaning and default', () => {
  const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
  const expected = Object.entries(variables).map(
    ([name, { about, fallback }]) => `# ${about}\n#${name}=${fallback}`,
  );
  const [, ...entries] = example.trimEnd().split('\n\n');
  expect(entries).toEqual(expected);
});
