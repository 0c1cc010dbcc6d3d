import { contractMessages } from '@vellum/tron/protocol/contracts';
import { describe, expect, it } from 'vitest';
import { scenarioOf } from './scenario.ts';

/** The fixture of a scenario issues a token and creates an exchange; a reward depends on how many blocks were made. */
const ELSEWHERE = ['AssetIssueContract', 'ExchangeCreateContract', 'WithdrawBalanceContract'];

describe('random transactions', () => {
  const typesOf = (seed: string, number: number) =>
    scenarioOf(seed, number, 25).map(({ type, owner }) => `${type} of ${owner}`);

  it('are the same for a seed and a number, and others for others', () => {
    expect(typesOf('a', 1)).toEqual(typesOf('a', 1));
    expect(typesOf('a', 2)).not.toEqual(typesOf('a', 1));
    expect(typesOf('b', 1)).not.toEqual(typesOf('a', 1));
  });

  it('are of every type', () => {
    const used = new Set<string>(ELSEWHERE);
    for (let number = 0; number < 40; number += 1) {
      for (const { type } of scenarioOf('vellum', number, 25)) used.add(type);
    }
    expect(Object.keys(contractMessages).filter((type) => !used.has(type))).toEqual([]);
  });
});
