import type { HexAddress } from '@vellum/tron/address';
import { beforeAll, describe, expect, it } from 'vitest';
import { compile } from './compile.ts';
import { Workbench } from './workbench.ts';

const recursion = compile('Recursion.sol')['Recursion']!;

describe('deep and long executions', () => {
  let bench: Workbench;
  let contract: { address: HexAddress; abi: typeof recursion.abi };

  beforeAll(async () => {
    bench = await Workbench.start();
    const { address } = await bench.deploy(recursion);
    contract = { address, abi: recursion.abi };
  });

  it('reach 64 frames below the first one, and not one more', async () => {
    const reached = async (depth: bigint) => {
      const { result } = await bench.call(contract, 'down', [depth], { energyLimit: 100_000_000n });
      return result;
    };
    expect(await reached(63n)).toBe(63n);
    expect(await reached(64n)).toBe(64n);
    expect(await reached(65n)).toBe(64n);
    expect(await reached(500n)).toBe(64n);
  });

  it('end by energy when they never end by themselves', async () => {
    const { outcome } = await bench.call(contract, 'loop', [], { energyLimit: 1_000_000n });
    expect(outcome).toMatchObject({ result: 'OUT_OF_ENERGY', energyUsed: 1_000_000n });
  });

  it('end by time when they are given one, and leave nothing behind', async () => {
    const before = bench.state.digest();
    let looks = 0;
    const isOverdue = () => {
      looks += 1;
      return looks > 10;
    };
    const { outcome } = await bench.call(contract, 'loop', [], { isOverdue });
    expect(outcome.result).toBe('OUT_OF_TIME');
    expect(looks).toBe(11);
    expect(bench.state.digest()).toBe(before);
  });

  it('look at the clock in frames and precompiled contracts below too', async () => {
    let looks = 0;
    const isOverdue = () => {
      looks += 1;
      return false;
    };
    await bench.call(contract, 'hash', [3000n], { isOverdue });
    expect(looks).toBeGreaterThan(50);
  });
});
