import { toHex } from '@vellum/tron/bytes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parametersOf, presets } from '../../src/params/presets.ts';
import { isDeep } from '../scale.ts';
import { Workbench } from './workbench.ts';

/** Opcodes that reach outside the frame, so that random code does more than fail at once. */
const reaching = [0x54, 0x55, 0x5c, 0x5d, 0xa0, 0xa1, 0xf0, 0xf1, 0xf2, 0xf4, 0xf5, 0xfa, 0xff];
const frequent = [
  0x30, 0x33, 0x35, 0x36, 0x3d, 0x47, 0x51, 0x52, 0x5a, 0x5b, 0x5f, 0x80, 0x81, 0x90,
];

const chunk = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...frequent).map((byte) => [byte]) },
  { weight: 3, arbitrary: fc.constantFrom(...reaching).map((byte) => [byte]) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 255 }).map((byte) => [byte]) },
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 64 }).map((byte) => [0x60, byte]) },
  // Operands of a call in order, with a target among the precompiled contracts or itself.
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.nat(11),
        fc.nat(64),
        fc.nat(64),
        fc.constantFrom(0xf1, 0xf2, 0xf4, 0xfa),
        fc.boolean(),
      )
      .map(([target, value, size, call, self]) => [
        ...[0x60, size, 0x5f, 0x60, size, 0x5f, 0x60, value],
        ...(self ? [0x30] : [0x60, target]),
        ...[0x5a, call],
      ]),
  },
);
const code = fc.array(chunk, { maxLength: 40 }).map((chunks) => Uint8Array.from(chunks.flat()));

describe('code that nobody wrote', () => {
  it.each(Object.keys(presets) as (keyof typeof presets)[])(
    'ends with a result and leaves the state whole (%s)',
    async (preset) => {
      const bench = await Workbench.start(parametersOf(preset));
      bench.state.sealBlock();
      await fc.assert(
        fc.asyncProperty(code, fc.uint8Array({ maxLength: 64 }), async (runtime, input) => {
          const before = bench.state.digest();
          const size = toHex(Uint8Array.of(runtime.length >> 8, runtime.length & 255));
          // Copies the code behind it to memory and returns it; PUSH1 0 instead of PUSH0 for old rules.
          const init = `61${size}80600d6000396000f3${toHex(runtime)}`;
          const deployed = await bench.deploy(init, { energyLimit: 500_000n, value: 100n });
          expect(deployed.outcome.energyUsed).toBeLessThanOrEqual(500_000n);
          if (deployed.outcome.result === 'SUCCESS') {
            const outcome = await bench.callRaw(deployed.address, input);
            expect(outcome.energyUsed).toBeLessThanOrEqual(10_000_000n);
            if (outcome.result !== 'SUCCESS') expect(outcome.logs).toEqual([]);
          }
          bench.state.sealBlock();
          bench.state.undoBlock();
          expect(bench.state.digest()).toBe(before);
        }),
        { numRuns: isDeep ? 200 : 50 },
      );
    },
  );
});

describe('input that energy does not price', () => {
  /** Runtime code that grows memory to 256 KiB and then, for ever, hands it to what `call` makes. */
  const handingOn = (call: string) => `60016203ffff535b${call}5060075600`;
  const install = (runtime: string) =>
    `61${(runtime.length / 2).toString(16).padStart(4, '0')}80600c5f395ff3`.padEnd(24, '0') +
    runtime;

  it.each([
    ['a call', '5f5f6203ffff5f5f61dead5ff1'],
    ['a delegatecall', '5f5f6203ffff5f61dead5ff4'],
    ['a precompiled contract', '5f5f6203ffff5f5f60015ff1'],
    ['a create', '6203ffff5f5ff0'],
  ])('ends the execution before it holds up the chain: %s', async (_name, call) => {
    const bench = await Workbench.start(parametersOf('mainnet'));
    const { address } = await bench.deploy(install(handingOn(call)));
    const outcome = await bench.callRaw(address, new Uint8Array(0), { energyLimit: 4_000_000n });
    expect(outcome.result).toBe('OUT_OF_TIME');
    expect(outcome.energyUsed).toBe(4_000_000n);
  });

  it('is bounded in number too', async () => {
    const bench = await Workbench.start(parametersOf('mainnet'));
    const { address } = await bench.deploy(install('5b5f5f5f5f5f61dead5ff1505f56'));
    const outcome = await bench.callRaw(address, new Uint8Array(0), { energyLimit: 10_000_000n });
    expect(outcome.result).toBe('OUT_OF_TIME');
    expect(outcome.internal).toHaveLength(32_768);
  });
});
