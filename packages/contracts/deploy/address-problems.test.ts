import type { HexAddress } from '@vellum/tron/address';
import { expect, test } from 'vitest';
import { embeddedParameters, publicParameters } from './default-parameters.ts';
import { parameterProblems } from './parameters.ts';

const account = (digit: string) => `41${digit.repeat(40)}` as HexAddress;
const nobody = account('0');
const { roles } = embeddedParameters(account('1'), {
  roles: {
    payoutProposer: account('2'),
    payoutReserve: account('3'),
    payoutGuardian: account('4'),
  },
});
const coins = { usdt: account('5'), wtrx: account('6'), dex: account('7') };

test('four accounts and three contracts that are somebody are sound', () => {
  expect(parameterProblems(publicParameters('nile', roles, coins))).toEqual([]);
});

test.each(Object.keys(roles))('the role %s is not the zero address, on any chain', (role) => {
  const wrong = { ...roles, [role]: nobody };
  const problem = `${role} is the zero address`;
  expect(parameterProblems(publicParameters('nile', wrong, coins))).toEqual([problem]);
  expect(parameterProblems(embeddedParameters(account('1'), { roles: wrong }))).toEqual([problem]);
});

test.each(Object.keys(coins))('%s of the network is not the zero address', (coin) => {
  const wrong = { ...coins, [coin]: nobody };
  expect(parameterProblems(publicParameters('nile', roles, wrong))).toEqual([
    `${coin} is the zero address`,
  ]);
});
