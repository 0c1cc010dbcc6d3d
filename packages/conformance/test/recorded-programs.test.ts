import { createDevnet, type Devnet } from '@vellum/devnet';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RECORDED } from '../src/cli-options.ts';
import { comparePart } from '../src/compare/compare.ts';
import { programs } from '../src/parts/programs.ts';
import { openNode } from '../src/run/open-node.ts';
import { readRecording } from '../src/run/recording.ts';
import { runParts } from '../src/run/run-parts.ts';

const isDeep = process.env['VELLUM_DEEP'] === '1';

let devnet: Devnet;
beforeAll(async () => {
  devnet = await createDevnet({ port: 0 });
});
afterAll(() => devnet.close());

it(
  'runs random programs as java-tron was seen to run them',
  async () => {
    const full = devnet.url ?? '';
    const { node, treasury } = await openNode(
      { full, solidity: full, jsonrpc: `${full}/jsonrpc` },
      undefined,
      0,
    );
    const counts = isDeep ? RECORDED : { programs: 2_000, transactions: 0 };
    const recorded = readRecording(programs, counts) ?? [];
    expect(recorded).toHaveLength(counts.programs);
    const context = { seed: 'recorded', choices: 'vellum', treasury, ...counts };
    const [result] = await runParts([programs], node, context);
    expect(result?.failure).toBeUndefined();
    const { differences, notRun } = comparePart(
      'programs',
      result?.observations ?? [],
      recorded,
      [],
    );
    expect(differences.map(({ id, here, there }) => ({ id, here, there }))).toEqual([]);
    expect(notRun).toBe(0);
  },
  isDeep ? 600_000 : 180_000,
);
