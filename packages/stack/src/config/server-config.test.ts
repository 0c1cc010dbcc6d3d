import { expect, it } from 'vitest';
import { validConfig } from '../../test/valid-config.ts';
import { type ServerParts, serverConfigOf } from './server-config.ts';

/** What decides nothing here. */
const parts = { databaseUrl: '', webFolder: null, chain: { nodes: {}, deployer: null } };

function finalAfter(env: Readonly<Record<string, string>>): number | undefined {
  return serverConfigOf(validConfig(env), parts as unknown as ServerParts).network.finalAfter;
}

it('tells how soon a block of the embedded chain is final', () => {
  expect(finalAfter({})).toBe(9_000);
  expect(finalAfter({ DEVNET_BLOCK_TIME_MS: '1000', DEVNET_SOLID_LAG: '5' })).toBe(5_000);
});

it('leaves other networks to their own time', () => {
  const nile = { NETWORK: 'nile', TRON_FULL_NODE: 'https://node.example', DEPLOYMENT_FILE: 'x' };
  expect(finalAfter(nile)).toBeUndefined();
});

it('passes on that people only leave, and where they go', () => {
  const SUCCESSOR_URL = 'https://new.example';
  const config = validConfig({
    MODE: 'exits',
    SUCCESSOR_URL,
    PREVIOUS_URL: 'https://first.example',
  });
  expect(serverConfigOf(config, parts as unknown as ServerParts)).toMatchObject({
    mode: 'exits',
    successorUrl: SUCCESSOR_URL,
    previousUrl: 'https://first.example',
  });
});
