import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot, solidityFiles } from '../scripts/solidity-sources.ts';

const document = readFileSync(join(packageRoot, '../../docs/contracts.md'), 'utf8');

test('every test that docs/contracts.md names exists', () => {
  const sources = solidityFiles('test').map((file) =>
    readFileSync(join(packageRoot, file), 'utf8'),
  );
  const known = new Set(
    sources.flatMap((text) =>
      [...text.matchAll(/function ((?:test|invariant)\w+)/g)].map(([, name]) => name),
    ),
  );
  const named = [...document.matchAll(/`((?:test|testFuzz|invariant)_\w+)`/g)].map(
    ([, name]) => name,
  );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('every contract of src has its paragraph', () => {
  const names = [...document.matchAll(/\*\*(\w+)\*\*/g)].map(([, name]) => name);
  const deployed = [
    'TokenFactory',
    'LaunchToken',
    'Presale',
    'BasePool',
    'Trade',
    'LiquidityHelper',
  ];
  const others = [
    'Cards',
    'BlindBox',
    'OtcDesk',
    'EnergyDesk',
    'Locker',
    'StreamStake',
    'TermStake',
    'BurnMine',
  ];
  const last = [
    'Payout',
    'SolvencyLog',
    'PriceOracle',
    'Team',
    'FeeVault',
    'VellumGovernor',
    'VellumTimelock',
  ];
  expect(names).toEqual(expect.arrayContaining([...deployed, ...others, ...last]));
});
