import { registryHash } from '@vellum/contracts/registry-hash';
import type { Address } from '@vellum/tron/address';
import { expect, test } from 'vitest';
import { registryPinOf } from './registry-pin.ts';

const team = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address;
const usdt = 'TUVDB6ERnHbxzNnPjie51asogjWgjwo5xG' as Address;
const contracts = { team: { address: team, txid: 'ab' }, usdt: { address: usdt } };

test.each(['nile', 'mainnet', 'custom'] as const)(
  'the web for %s is built for the contracts of its deployment',
  (name) => {
    expect(registryPinOf({ name }, { contracts })).toBe(registryHash({ team, usdt }));
  },
);

test('the web for the embedded chain has no pin', () => {
  expect(registryPinOf({ name: 'devnet' }, { contracts })).toBeNull();
});
