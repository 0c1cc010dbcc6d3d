import { existsSync, readFileSync } from 'node:fs';
import { fromHex, toHex } from '@vellum/tron/bytes';
import { describe, expect, it } from 'vitest';
import type { ChainParameters } from '../../src/params/chain-parameters.ts';
import { parametersOf } from '../../src/params/presets.ts';
import { MAINNET_GENESIS_ID } from '../../src/tvm/machine.ts';
import { rulesOf } from '../../src/tvm/rules.ts';
import { playBare } from './play-bare.ts';
import { Replay, type Replayed, type Step } from './replay.ts';

type Expected = Readonly<{ energy?: number; result?: string; ret?: string; throw?: string }>;

type Vector = Readonly<{
  name: string;
  steps: readonly (Step &
    Readonly<{
      javaTronMainnetConfig?: Expected;
      javaTronTestConfig?: Expected;
      javaTronMainnetConfigFactor3_4?: Readonly<{ energy: number; energy_factor: number }>;
    }>)[];
}>;

type OpcodeVector = Readonly<{
  name: string;
  bytecode: string;
  energyLimit: number;
  expect: Readonly<{ energy: number; stackTop?: string }>;
}>;

/** Not part of the repository: read from beside it, where the maintainers keep it. */
const location = new URL('../../../../../shared/vectors/tvm-energy.json', import.meta.url);
const accounts = [
  { address: '41abd4b9367799eaa3197fecb144eb71de1e049abc', balance: 100_000_000_000_000 },
];

/** All operations of the opcode vectors, at the prices before proposal 65. */
const opcodeRules = rulesOf(
  parametersOf('java-tests', { getAllowTvmConstantinople: 1n, getAllowTvmIstanbul: 1n }),
  MAINNET_GENESIS_ID,
);

/** Disabled upstream, and differing by a fork flag. */
const skipped = new Set(['systemPrecompileTest step 1', 'testNegative step 2']);

function described(replayed: Replayed, expected: Expected): Expected {
  if ('validationError' in replayed) {
    return {
      throw: `org.tron.core.exception.ContractValidateException: ${replayed.validationError}`,
    };
  }
  const { outcome } = replayed;
  return {
    energy: Number(outcome.energyUsed),
    result: outcome.result,
    ...(expected.ret === undefined ? {} : { ret: toHex(outcome.returnData) }),
  };
}

async function replayAll(
  vector: Vector,
  parameters: ChainParameters,
  config: 'javaTronMainnetConfig' | 'javaTronTestConfig',
): Promise<void> {
  const replay = await Replay.start(vector.name, parameters, accounts);
  for (const [index, step] of vector.steps.entries()) {
    const replayed = await replay.run(step);
    const label = `${vector.name} step ${index}`;
    const expected = step[config];
    if (expected === undefined || skipped.has(label)) continue;
    const { energy, result, ret, throw: thrown } = expected;
    const wanted = { energy, result, ret, throw: thrown };
    expect(described(replayed, expected), label).toEqual(wanted);
  }
}

if (existsSync(location)) {
  const file = JSON.parse(readFileSync(location, 'utf8'));
  const vectors = (file.vectors as readonly Vector[]).map(
    (vector) => [vector.name, vector] as const,
  );
  const opcodes = file.opcodeVectors as readonly OpcodeVector[];

  describe("java-tron's contract tests", () => {
    it.each(vectors)('mainnet rules: %s', async (_name, vector) => {
      await replayAll(vector, parametersOf('mainnet'), 'javaTronMainnetConfig');
    });

    it.each(vectors.filter(([, { steps }]) => steps.some((step) => step.javaTronTestConfig)))(
      'no proposals: %s',
      async (_name, vector) => {
        await replayAll(vector, parametersOf('java-tests'), 'javaTronTestConfig');
      },
    );

    const busy = vectors.filter(([, { steps }]) =>
      steps.some((step) => step.javaTronMainnetConfigFactor3_4),
    );
    it.each(busy)('busy contract under dynamic energy: %s', async (_name, vector) => {
      const parameters = parametersOf('mainnet', { getAllowDynamicEnergy: 1n });
      const replay = await Replay.start(vector.name, parameters, accounts);
      for (const [index, step] of vector.steps.entries()) {
        const expected = step.javaTronMainnetConfigFactor3_4;
        const factor = expected?.energy_factor ?? 0;
        if (step.op === 'call') replay.setEnergyFactor(step, factor);
        const replayed = await replay.run(step);
        if (expected === undefined || 'validationError' in replayed) continue;
        expect(Number(replayed.outcome.energyUsed), `step ${index}`).toBe(expected.energy);
      }
    });

    it.each(opcodes.map((vector) => [vector.name, vector] as const))('%s', (_name, vector) => {
      const { bytecode, energyLimit, expect: expected } = vector;
      const { frame } = playBare(opcodeRules, { code: fromHex(bytecode), energyLimit });
      expect(frame.energyUsed).toBe(expected.energy);
      if (expected.stackTop !== undefined) {
        expect(`0x${frame.stack.at(-1)?.toString(16)}`).toBe(expected.stackTop);
      }
    });
  });
} else {
  it('has no vectors of java-tron beside the repository', () => {
    process.stdout.write(
      'tvm-energy.json is not beside the repository: its vectors were not run\n',
    );
  });
}
