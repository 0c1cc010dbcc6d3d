import { describe, expect, it } from 'vitest';
import { isAllowed, PARAMETER_NAMES, parameterList, parametersHash } from './chain-parameters.ts';
import { parametersOf, presets } from './presets.ts';

describe('chain parameters', () => {
  it('are complete in every preset and listed in the order of the node', () => {
    for (const parameters of Object.values(presets)) {
      expect(parameterList(parameters).map(({ key }) => key)).toEqual([...PARAMETER_NAMES]);
      expect(Object.values(parameters).every((value) => typeof value === 'bigint')).toBe(true);
    }
    expect(new Set(PARAMETER_NAMES).size).toBe(75);
  });

  it('take overrides without touching the preset', () => {
    const changed = parametersOf('mainnet', { getEnergyFee: 210n });
    expect(changed.getEnergyFee).toBe(210n);
    expect(presets.mainnet.getEnergyFee).toBe(100n);
    expect(parametersHash(changed)).not.toBe(parametersHash(presets.mainnet));
    expect(parametersHash(parametersOf('mainnet'))).toBe(parametersHash(presets.mainnet));
  });

  it('name rules by their proposal', () => {
    expect(isAllowed(presets.mainnet, 'AllowTvmCancun')).toBe(true);
    expect(isAllowed(presets.mainnet, 'AllowDynamicEnergy')).toBe(false);
    expect(isAllowed(presets['java-tests'], 'AllowTvmIstanbul')).toBe(false);
  });
});
