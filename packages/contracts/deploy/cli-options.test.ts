import { fromHexAddress } from '@vellum/tron/address';
import { describe, expect, test } from 'vitest';
import { cliOptions, type Environment } from './cli-options.ts';
import { safeDelays } from './parameters.ts';
import { keySigner } from './signer.ts';

const key = '11'.repeat(32);
const own = keySigner(key).address;
const other = fromHexAddress(keySigner('22'.repeat(32)).address);
const embedded: Environment = {
  NETWORK: 'devnet',
  TRON_FULL_NODE: 'http://127.0.0.1:9090',
  DEPLOYER_KEY: key,
  DEPLOYMENT_FILE: 'deployments/devnet.json',
};
const nile: Environment = {
  ...embedded,
  NETWORK: 'nile',
  GUARDIAN: other,
  PAYOUT_PROPOSER: other,
  PAYOUT_RESERVE: other,
  PAYOUT_GUARDIAN: other,
  BOX_OPERATOR: other,
  ENERGY_OPERATOR: other,
  TEAM_ROOT: other,
  VLM_HOLDER: other,
  CARD_FUND: other,
  USDT_ADDRESS: other,
  WTRX_ADDRESS: other,
  DEX_FACTORY: other,
};

function problemsOf(env: Environment): readonly string[] {
  try {
    cliOptions(env);
  } catch (error) {
    return (error as { problems: string[] }).problems;
  }
  return [];
}

describe('variables of the deployment command', () => {
  test('the embedded chain needs a node, a key and a file', () => {
    const options = cliOptions(embedded);
    expect(options.parameters.network).toBe('embedded');
    expect(options.parameters.roles.guardian).toBe(own);
    expect(options.eventServers).toEqual([]);
    expect(cliOptions({ ...embedded, GUARDIAN: other }).parameters.roles).toMatchObject({
      guardian: keySigner('22'.repeat(32)).address,
      cardFund: own,
    });
  });

  test('a public network has its roles and coins named, and safe delays', () => {
    const { parameters, nodes } = cliOptions({
      ...nile,
      TRON_FULL_NODE: ' https://a.example , https://b.example ',
      DEPLOYER_KEY: `0x${key}`,
    });
    expect(parameters.delays).toEqual(safeDelays);
    expect(nodes).toEqual(['https://a.example', 'https://b.example']);
  });

  test('VLM is made anew unless one is named', () => {
    expect(cliOptions(nile).parameters.existing).not.toHaveProperty('vlm');
    const { existing } = cliOptions({ ...nile, VLM_ADDRESS: other }).parameters;
    expect(existing?.vlm).toBe(keySigner('22'.repeat(32)).address);
    expect(problemsOf({ ...nile, VLM_ADDRESS: 'T' })).toEqual(['VLM_ADDRESS is no address']);
  });

  test('tells everything that is missing at once, and never the key', () => {
    expect(problemsOf({ DEPLOYER_KEY: 'secret' })).toEqual([
      'NETWORK is one of devnet, nile, mainnet, custom',
      'TRON_FULL_NODE names no node',
      'DEPLOYMENT_FILE names no file',
      'DEPLOYER_KEY is no private key: 64 hexadecimal digits',
    ]);
    expect(problemsOf({ ...nile, GUARDIAN: 'nobody', DEX_FACTORY: undefined })).toEqual([
      'DEX_FACTORY is no address',
      'GUARDIAN is no address',
    ]);
  });
});
