import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { toHex } from '@vellum/tron/bytes';
import { describe, expect, it } from 'vitest';
import { parametersOf } from '../../src/params/presets.ts';
import { Replay, type Replayed, type Step } from './replay.ts';

type Expected = Readonly<{
  energy: number;
  result: string;
  validationError?: string;
  runtimeError?: string;
  returnData?: string;
  codeLength?: number;
  codeSha256?: string;
  address?: string;
  logs?: readonly Readonly<{ address: string; topics: readonly string[]; data: string }>[];
  internal?: readonly Readonly<Record<string, unknown>>[];
  balances?: Readonly<Record<string, number | null>>;
  energyFee?: number;
  senderBalanceChange?: number;
}>;

type Vector = Readonly<{
  name: string;
  covers: string;
  steps: readonly (Step & Readonly<{ javaTronMainnetConfig: Expected }>)[];
}>;

const file = JSON.parse(readFileSync(new URL('./tvm-own.json', import.meta.url), 'utf8'));
const vectors = file.vectors as readonly Vector[];
const accounts = [...file.header.accounts, file.header.blackhole];

/** The replayed step in the words of the file, with the fields that the expectation has. */
function described(replay: Replay, step: Step, replayed: Replayed, expected: Expected): unknown {
  if ('validationError' in replayed) return replayed;
  const { outcome } = replayed;
  const all: Record<keyof Expected, unknown> = {
    energy: Number(outcome.energyUsed),
    result: outcome.result,
    runtimeError: outcome.message || undefined,
    returnData: step.op === 'call' ? toHex(outcome.returnData) : undefined,
    validationError: undefined,
    codeLength: outcome.returnData.length,
    codeSha256: createHash('sha256').update(outcome.returnData).digest('hex'),
    address: replayed.address,
    logs: outcome.logs.map(({ address, topics, data }) => ({
      address: address.slice(2),
      topics: topics.map(toHex),
      data: toHex(data),
    })),
    internal: outcome.internal.map(({ note, from, to, value, rejected }) => ({
      note,
      from,
      to,
      value: Number(value),
      rejected,
    })),
    balances: Object.fromEntries(
      Object.keys(expected.balances ?? {}).map((address) => {
        const balance = replay.balanceOf(address);
        return [address, balance === null ? null : Number(balance)];
      }),
    ),
    energyFee: Number(replayed.energyFee),
    senderBalanceChange: Number(replayed.senderBalanceChange),
  };
  // Absent means none for these two; other fields are compared where the file has them.
  const always = ['runtimeError', 'internal'];
  return Object.fromEntries(
    Object.entries(all).filter(([field]) => field in expected || always.includes(field)),
  );
}

function relevant(expected: Expected): unknown {
  const { validationError } = expected;
  if (validationError !== undefined) return { validationError };
  const { revert, revertData, exception, ...rest } = expected as Expected & Record<string, unknown>;
  return { runtimeError: undefined, internal: [], ...rest };
}

function keptCode(replay: Replay, replayed: Replayed): string | undefined {
  if ('validationError' in replayed) return undefined;
  return toHex(replay.state.code(replayed.address));
}

/** What must be on the chain after a deployment: the returned code, or nothing when it failed. */
function returnedCode(step: Step, replayed: Replayed): unknown {
  if ('validationError' in replayed) return undefined;
  if (step.op === 'call') return expect.any(String);
  return replayed.outcome.result === 'SUCCESS' ? toHex(replayed.outcome.returnData) : '';
}

describe('contracts of our own, as java-tron runs them', () => {
  it.each(vectors.map((vector) => [vector.name, vector] as const))('%s', async (_name, vector) => {
    const replay = await Replay.start(vector.name, parametersOf('mainnet'), accounts);
    for (const [index, step] of vector.steps.entries()) {
      const expected = step.javaTronMainnetConfig;
      const replayed = await replay.run(step);
      const label = `${vector.name} step ${index}: ${step.note ?? step.data ?? ''}`;
      expect(described(replay, step, replayed, expected), label).toEqual(relevant(expected));
      expect(keptCode(replay, replayed), label).toEqual(returnedCode(step, replayed));
    }
  });
});
