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
const call = { dataBytes: 36, feeLimit: 150_000_000n };

describe('the cost of a call', () => {
  it('burns for everything when nothing is staked', () => {
    expect(callCost(92_400n, nothing, prices, call)).toEqual({
      energy: 92_400n,
      ownEnergy: 0n,
      burnAll: 9_240_000n,
      burnRest: 9_240_000n,
      bandwidth: (CALL_BYTES + 36n) * 1000n,
      most: 150_000_000n + (CALL_BYTES + 36n) * 1000n,
    });
  });

  it('uses energy of its own first', () => {
    const own = { ...nothing, energyLimit: 20_000n, energyUsed: 7_950n };
    expect(callCost(92_400n, own, prices, call)).toMatchObject({
      ownEnergy: 12_050n,
      burnRest: 8_035_000n,
    });
    const plenty = { ...nothing, energyLimit: 100_000n };
    expect(callCost(92_400n, plenty, prices, call)).toMatchObject({ burnRest: 0n });
    const overdrawn = { ...nothing, energyLimit: 5n, energyUsed: 9n };
    expect(callCost(92_400n, overdrawn, prices, call).ownEnergy).toBe(0n);
  });

  it('takes bandwidth from the free part or the stake, whole or not at all', () => {
    const free = { ...nothing, freeNetLimit: 600n };
    expect(callCost(1n, free, prices, call).bandwidth).toBe(0n);
    const used = { ...free, freeNetUsed: 300n };
    expect(callCost(1n, used, prices, call).bandwidth).toBe((CALL_BYTES + 36n) * 1000n);
    const staked = { ...used, netLimit: 400n };
    expect(callCost(1n, staked, prices, call).bandwidth).toBe(0n);
  });

  it('counts the bytes of calls that come first, which leave less bandwidth to it', () => {
    const three = { ...call, before: [68, 68] };
    const all = 3n * CALL_BYTES + 68n + 68n + 36n;
    expect(callCost(1n, nothing, prices, three)).toMatchObject({
      bandwidth: all * 1000n,
      most: call.feeLimit + all * 1000n,
    });
    const free = { ...nothing, freeNetLimit: 600n };
    expect(callCost(1n, free, prices, three).bandwidth).toBe((all - CALL_BYTES - 68n) * 1000n);
    const staked = { ...free, netLimit: 2n * (CALL_BYTES + 68n) };
    expect(callCost(1n, staked, prices, three).bandwidth).toBe(0n);
  });
});
