import { describe, expect, it } from 'vitest';
import { CALL_BYTES, callCost } from './call-cost.ts';

const prices = { energy: 100n, bandwidth: 1000n };
const nothing = {
  freeNetUsed: 0n,
  freeNetLimit: 0n,
  netUsed: 0n,
  netLimit: 0n,
  energyUsed: 0n,
  energyLimit: 0n,
  totalEnergyLimit: 0n,
  totalEnergyWeight: 0n,
};
const call = (energy: bigint) => ({ energy, dataBytes: 36, feeLimit: 15_000_000n });

describe('the cost of a call', () => {
  it('burns for everything when nothing is staked', () => {
    expect(callCost([call(92_400n)], nothing, prices)).toEqual({
      energy: 92_400n,
      ownEnergy: 0n,
      burnAll: 9_240_000n,
      burnRest: 9_240_000n,
      bandwidth: (CALL_BYTES + 36n) * 1000n,
      expected: 9_240_000n + (CALL_BYTES + 36n) * 1000n,
      most: 15_000_000n + (CALL_BYTES + 36n) * 1000n,
    });
  });

  it('uses energy of its own first', () => {
    const own = { ...nothing, energyLimit: 20_000n, energyUsed: 7_950n };
    expect(callCost([call(92_400n)], own, prices)).toMatchObject({
      ownEnergy: 12_050n,
      burnRest: 8_035_000n,
    });
    const plenty = { ...nothing, energyLimit: 100_000n };
    expect(callCost([call(92_400n)], plenty, prices)).toMatchObject({ burnRest: 0n });
    const overdrawn = { ...nothing, energyLimit: 5n, energyUsed: 9n };
    expect(callCost([call(92_400n)], overdrawn, prices).ownEnergy).toBe(0n);
  });

  it('takes bandwidth from the free part or the stake, whole or not at all', () => {
    const free = { ...nothing, freeNetLimit: 600n };
    expect(callCost([call(1n)], free, prices).bandwidth).toBe(0n);
    const used = { ...free, freeNetUsed: 300n };
    expect(callCost([call(1n)], used, prices).bandwidth).toBe((CALL_BYTES + 36n) * 1000n);
    const staked = { ...used, netLimit: 400n };
    expect(callCost([call(1n)], staked, prices).bandwidth).toBe(0n);
  });

  it('counts the bytes of calls that come first, which leave less bandwidth to it', () => {
    const before = { energy: 22_000n, dataBytes: 68, feeLimit: 9_000_000n };
    const three = [before, before, call(92_400n)];
    const all = 3n * CALL_BYTES + 68n + 68n + 36n;
    expect(callCost(three, nothing, prices)).toMatchObject({
      energy: 136_400n,
      bandwidth: all * 1000n,
      expected: 13_640_000n + all * 1000n,
      most: 33_000_000n + all * 1000n,
    });
    const free = { ...nothing, freeNetLimit: 600n };
    expect(callCost(three, free, prices).bandwidth).toBe((all - CALL_BYTES - 68n) * 1000n);
    const staked = { ...free, netLimit: 2n * (CALL_BYTES + 68n) };
    expect(callCost(three, staked, prices)).toMatchObject({
      bandwidth: 0n,
      // Others may use up what is free now.
      most: 33_000_000n + all * 1000n,
    });
  });

  it('uses energy of its own for the first of them', () => {
    const own = { ...nothing, energyLimit: 30_000n };
    expect(callCost([call(20_000n), call(20_000n)], own, prices).burnRest).toBe(1_000_000n);
  });
});
