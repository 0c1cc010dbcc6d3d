import { createDevnet, type Devnet } from '@vellum/devnet';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RECORDED } from '../src/cli-options.ts';
import { comparePart } from '../src/compare/compare.ts';
import { meantDifferences } from '../src/compare/meant-differences.ts';
import { transactions } from '../src/parts/transactions.ts';
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
  'executes random transactions as java-tron was seen to execute them',
  async () => {
    const full = devnet.url ?? '';
    const urls = { full, solidity: full, jsonrpc: `${full}/jsonrpc` };
    const { node, treasury } = await openNode(urls, undefined, 0);
    const counts = isDeep ? RECORDED : { programs: 0, transactions: 100 };
    const recorded = readRecording(transactions, counts) ?? [];
    const broadcasts = recorded.filter(({ id }) => id.endsWith(', broadcast'));
    expect(broadcasts).toHaveLength(counts.transactions);
    const context = { seed: 'recorded', choices: 'vellum', treasury, ...counts };
    const [result] = await runParts([transactions], node, context);
    expect(result?.failure).toBeUndefined();
    const seen = result?.observations ?? [];
    const { differences } = comparePart('transactions', seen, recorded, meantDifferences);
    const unmeant = differences.filter(({ meant }) => meant === undefined);
    expect(unmeant.map(({ id, path, here, there }) => ({ id, path, here, there }))).toEqual([]);
  },
  isDeep ? 600_000 : 180_000,
);
