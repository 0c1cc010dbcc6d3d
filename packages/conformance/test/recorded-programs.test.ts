import { createDevnet, type Devnet } from '@vellum/devnet';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { comparePart } from '../src/compare/compare.ts';
import { programs } from '../src/parts/programs.ts';
import { openNode } from '../src/run/open-node.ts';
import { readRecording } from '../src/run/recording.ts';
import { runParts } from '../src/run/run-parts.ts';

let devnet: Devnet;
beforeAll(async () => {
  devnet = await createDevnet({ port: 0 });
});
afterAll(() => devnet.close());

it('runs random programs as java-tron was seen to run them', async () => {
  const full = devnet.url ?? '';
  const { node, treasury } = await openNode(
    { full, solidity: full, jsonrpc: `${full}/jsonrpc` },
    undefined,
    0,
  );
  const recorded = readRecording('programs') ?? [];
  expect(recorded.length).toBeGreaterThanOrEqual(2_000);
  const context = { seed: 'recorded', choices: 'vellum', transactions: 0, treasury };
  const [result] = await runParts([programs], node, { ...context, programs: recorded.length });
  expect(result?.failure).toBeUndefined();
  const { differences, notRun } = comparePart('programs', result?.observations ?? [], recorded, []);
  expect(differences.map(({ id, here, there }) => ({ id, here, there }))).toEqual([]);
  expect(notRun).toBe(0);
}, 180_000);
