import { registryHash } from '@vellum/contracts/registry-hash';
import type { Address } from '@vellum/tron/address';
import { describe, expect, it } from 'vitest';
import { createChain } from './chain.ts';
import { RegistryMismatch } from './chain-refusals.ts';
import type { ProjectConfig } from './project-config.ts';

const ours = { team: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address };
const theirs = { team: 'TUVDB6ERnHbxzNnPjie51asogjWgjwo5xG' as Address };
const pin = registryHash(ours);
const mainNet = `00000000000000001ebf88508a03865c71d452e25f4d51194196a1d2${'2b6653dc'}`;

function checkOf(
  contracts: Readonly<Record<string, Address>>,
  { name = 'devnet', genesis = 'ab'.repeat(32), told = registryHash(contracts) },
  pinned: string | null,
): () => void {
  const node = 'http://127.0.0.1:1';
  const config: ProjectConfig = {
    version: '1',
    network: {
      name,
      genesis,
      nodes: { access: 'direct', full: node, confirmed: node, events: node },
      explorer: null,
    } as ProjectConfig['network'],
    contracts,
    registryHash: told,
    feeLimits: { call: '1', creation: '1' },
    links: { email: '', telegramGroup: '', telegramChannel: '', x: '' },
    features: {},
    demoWallet: false,
    closed: [],
    previousUrl: null,
    successorUrl: null,
  };
  return createChain(config, pinned).checkRegistry;
}

describe('the contracts of the server', () => {
  it.each(['nile', 'mainnet', 'custom', 'devnet'])('on %s are taken when pinned', (name) => {
    expect(checkOf(ours, { name }, pin)).not.toThrow();
  });

  it.each(['nile', 'mainnet', 'custom', 'devnet'])(
    'on %s are refused when they agree with themselves but not with the pin',
    (name) => {
      expect(checkOf(theirs, { name }, pin)).toThrow(RegistryMismatch);
      expect(checkOf(theirs, { name, told: pin }, pin)).toThrow(RegistryMismatch);
    },
  );

  it.each(['nile', 'mainnet', 'custom'])('on %s are refused by a page without a pin', (name) => {
    expect(checkOf(ours, { name }, null)).toThrow(RegistryMismatch);
  });

  it('on the embedded chain need no pin, unless it is a public chain by another name', () => {
    expect(checkOf(ours, {}, null)).not.toThrow();
    expect(checkOf(ours, { told: registryHash(theirs) }, null)).toThrow(RegistryMismatch);
    expect(checkOf(ours, { genesis: mainNet }, null)).toThrow(RegistryMismatch);
  });
});
