import { blindBox } from '@vellum/contracts/blind-boxes';
import { burnMine } from '@vellum/contracts/burn-mining';
import { feeVault } from '@vellum/contracts/fees';
import { liquidityHelper } from '@vellum/contracts/liquidity';
import { otcDesk } from '@vellum/contracts/otc';
import { termStake } from '@vellum/contracts/staking';
import { tokenFactory } from '@vellum/contracts/token-launch';
import { address, type Field, number, type Parameter } from './parameter.ts';

const coin: Field = { name: 'coin', unit: 'address' };
const allowed: Field = { name: 'allowed', unit: 'answer' };
const receiver: Field = { name: 'payTo', unit: 'address' };

/** Which coins a contract takes, the terms of staking, and what may leave a contract that is nobody's. */
export const coinParameters: readonly Parameter[] = [
  {
    ...{ name: 'burnCoin', contract: 'burnMine', abi: burnMine.abi, hasKey: true },
    fields: [coin, allowed],
    write: ([at, on]) => burnMine.setCoin(address(at), on === true),
    now: async (ask, at) => [at, await ask(burnMine.isAllowed(address(at)))],
  },
  {
    ...{ name: 'otcCoin', contract: 'otcDesk', abi: otcDesk.abi, hasKey: true },
    fields: [coin, allowed],
    write: ([at, on]) => otcDesk.setKnownCoin(address(at), on === true),
    now: async (ask, at) => [at, await ask(otcDesk.isKnownCoin(address(at)))],
  },
  {
    ...{ name: 'boxPrize', contract: 'blindBox', abi: blindBox.abi, hasKey: true },
    fields: [coin, allowed],
    write: ([at, on]) => blindBox.setPrizeCoin(address(at), on === true),
    now: async (ask, at) => [at, await ask(blindBox.isPrizeCoin(address(at)))],
  },
  {
    ...{ name: 'boxOperator', contract: 'blindBox', abi: blindBox.abi, hasKey: true },
    fields: [{ name: 'operator', unit: 'address' }, allowed],
    write: ([at, on]) => blindBox.setOperator(address(at), on === true),
    now: async (ask, at) => [at, await ask(blindBox.isOperator(address(at)))],
  },
  {
    ...{ name: 'newTerm', contract: 'termStake', abi: termStake.abi },
    fields: [
      { name: 'termDays', unit: 'count', least: 1n },
      { name: 'termRate', unit: 'share', least: 1n },
      { name: 'termMinimum', unit: 'VLM', least: 1n },
      { name: 'rewardCap', unit: 'VLM' },
    ],
    write: ([days, rate, minimum, cap]) =>
      termStake.addTerm(number(days), number(rate), number(minimum), number(cap)),
    now: null,
  },
  {
    ...{ name: 'term', contract: 'termStake', abi: termStake.abi },
    fields: [
      { name: 'termIndex', unit: 'count' },
      { name: 'termOpen', unit: 'switch' },
      { name: 'rewardCap', unit: 'VLM' },
    ],
    write: ([index, isOpen, cap]) => termStake.setTerm(number(index), isOpen === true, number(cap)),
    now: null,
  },
  {
    ...{ name: 'freeRewards', contract: 'termStake', abi: termStake.abi },
    fields: [receiver, { name: 'freeAmount', unit: 'VLM', least: 1n }],
    write: ([to, amount]) => termStake.withdrawFree(address(to), number(amount)),
    now: null,
    holds: termStake.free(),
  },
  {
    ...{ name: 'factoryTrx', contract: 'tokenFactory', abi: tokenFactory.abi },
    fields: [],
    write: () => tokenFactory.sweep(),
    now: null,
  },
  {
    ...{ name: 'factoryCoin', contract: 'tokenFactory', abi: tokenFactory.abi },
    fields: [coin],
    write: ([at]) => tokenFactory.sweepCoin(address(at)),
    now: null,
  },
  {
    ...{ name: 'helperCoin', contract: 'liquidityHelper', abi: liquidityHelper.abi },
    fields: [coin],
    write: ([at]) => liquidityHelper.withdrawStray(address(at)),
    now: null,
  },
  {
    ...{ name: 'vaultCoin', contract: 'feeVault', abi: feeVault.abi },
    fields: [coin, receiver],
    write: ([at, to]) => feeVault.withdrawCoin(address(at), address(to)),
    now: null,
  },
];
