import { describe, expect, it } from 'vitest';
import { decideSpending } from './spend-guard.ts';

const mainnet = '00000000000000001ebf88508a03865c71d452e25f4d51194196a1d22b6653dc';
const nile = '0000000000000000d698d4192c56cb6be724a558448e2684802de4d6cd8690dc';
const shasta = '0000000000000000de1aa88295e1fcf982742f773e0419c5a9c134c994a9059e';
const elsewhere = `${'0'.repeat(16)}${'ab'.repeat(24)}`;
const key = 'a1'.repeat(32);

describe('decideSpending', () => {
  it('refuses mainnet whatever is given', () => {
    for (const genesisId of [mainnet, `0x${mainnet}`, mainnet.toUpperCase()]) {
      expect(decideSpending({ genesisId, spend: '5', key }).kind).toBe('refused');
    }
  });

  it.each([nile, shasta])('demands a key and a limit on %s', (genesisId) => {
    expect(decideSpending({ genesisId, spend: undefined, key }).kind).toBe('refused');
    expect(decideSpending({ genesisId, spend: '5', key: undefined }).kind).toBe('refused');
    for (const spend of ['0', '-1', '1.5', '', 'all', '1e3']) {
      expect(decideSpending({ genesisId, spend, key }).kind).toBe('refused');
    }
    expect(decideSpending({ genesisId, spend: '5', key })).toMatchObject({
      kind: 'allowed',
      key,
      most: 5_000_000n,
    });
  });

  it('takes the well-known key on private chains only, unless another is given', () => {
    const decision = decideSpending({ genesisId: elsewhere, spend: undefined, key: undefined });
    expect(decision).toEqual({ kind: 'allowed', network: 'private', key: '1'.padStart(64, '0') });
    expect(decideSpending({ genesisId: elsewhere, spend: undefined, key })).toMatchObject({ key });
    const malformed = decideSpending({ genesisId: elsewhere, spend: undefined, key: 'secret' });
    expect(malformed.kind).toBe('refused');
    expect(JSON.stringify(malformed)).not.toContain('secret');
  });
});
