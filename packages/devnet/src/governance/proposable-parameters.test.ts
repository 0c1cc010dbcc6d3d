import { describe, expect, it } from 'vitest';
import { parametersOf, presets } from '../params/presets.ts';
import { proposable } from './proposable-parameters.ts';

const problem = (code: bigint, value: bigint, now = presets.mainnet) =>
  proposable(code)?.problem(value, now);
const effect = (code: bigint, value: bigint, now = presets.mainnet) =>
  proposable(code)?.effect(value, now);

describe('a parameter that a proposal may change', () => {
  it('takes those with it that are derived from it', () => {
    expect(effect(11n, 420n)).toEqual({ getEnergyFee: 420n });
    expect(effect(19n, 288_000_000_000n)).toEqual({
      getTotalEnergyLimit: 288_000_000_000n,
      getTotalEnergyCurrentLimit: 288_000_000_000n,
      getTotalEnergyTargetLimit: 20_000_000n,
    });
    const adaptive = parametersOf('mainnet', { getAllowAdaptiveEnergy: 1n });
    expect(effect(19n, 14_400n, adaptive)).not.toHaveProperty('getTotalEnergyCurrentLimit');
    expect(effect(33n, 5n)).toEqual({
      getAdaptiveResourceLimitTargetRatio: 5n,
      getTotalEnergyTargetLimit: 25_000_000n,
    });
    expect(effect(21n, 1n)).toMatchObject({
      getAdaptiveResourceLimitMultiplier: 50n,
      getAdaptiveResourceLimitTargetRatio: 2n,
    });
    expect(effect(21n, 1n, adaptive)).toEqual({});
  });

  it('is executed once where it takes the votes of the genesis witnesses away', () => {
    const executed =
      'This proposal has been executed before and is only allowed to be executed once';
    expect(presets.mainnet.getRemoveThePowerOfTheGr).toBe(-1n);
    expect(problem(10n, 1n)).toBe(executed);
    expect(problem(10n, 1n, presets['java-tests'])).toBeUndefined();
    expect(effect(10n, 1n, presets['java-tests'])).toEqual({ getRemoveThePowerOfTheGr: -1n });
    expect(effect(10n, 1n)).toEqual({});
  });

  it('needs the rules that it builds on', () => {
    const bare = presets['java-tests'];
    const missing = (needed: string, wanted: string) =>
      `[${needed}] proposal must be approved before [${wanted}] can be proposed`;
    expect(problem(18n, 1n, bare)).toBe(
      missing('ALLOW_SAME_TOKEN_NAME', 'ALLOW_TVM_TRANSFER_TRC10'),
    );
    expect(problem(52n, 1n, bare)).toBe(missing('ALLOW_DELEGATE_RESOURCE', 'ALLOW_TVM_FREEZE'));
    expect(problem(59n, 1n, bare)).toBe(missing('ALLOW_CHANGE_DELEGATION', 'ALLOW_TVM_VOTE'));
    expect(problem(77n, 1n, bare)).toBe(
      missing('UNFREEZE_DELAY_DAYS', 'ALLOW_CANCEL_ALL_UNFREEZE_V2'),
    );
    expect(problem(52n, 1n)).toBeUndefined();
    expect(problem(83n, 1n, bare)).toBeUndefined();
  });

  it('stays within bounds that other parameters set', () => {
    expect(problem(13n, 101n)).toBeUndefined();
    expect(problem(13n, 101n, presets['java-tests'])).toBe(
      'Bad chain parameter value, valid range is [10,100]',
    );
    expect(problem(47n, 10_000_000_001n)).toBeUndefined();
    expect(problem(47n, 10_000_000_001n, presets['java-tests'])).toBe(
      'Bad MAX_FEE_LIMIT parameter value, valid range is [0,10_000_000_000L]',
    );
    expect(problem(78n, 864_000n)).toBe(
      'This value[MAX_DELEGATE_LOCK_PERIOD] is only allowed to be greater than 864000 and less than or equal to 10512000 !',
    );
    expect(problem(45n, 1n)).toBe(
      'Market Transaction is not activated, can not set Market Sell Fee',
    );
  });
});
