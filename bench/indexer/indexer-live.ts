import { createNode } from '@vellum/server/indexer/node/chain-node';
import { noProgress } from '@vellum/server/indexer/progress';
import { keepUndo } from '@vellum/server/indexer/undo';
import { Writer } from '@vellum/server/indexer/writer';
import type { Database } from '@vellum/server/platform/database/database';
import { fromHexAddress } from '@vellum/tron/address';
import {
  forgetChain,
  transferProjection,
} from '../../packages/server/test/indexer/transfer-projection.ts';
import { type Figure, figureOf } from '../figure.ts';
import type { BenchNode } from './indexer.ts';

const depth = 19;
const rounds = 5;
const pace = { most: 16, firstRest: 100, longestRest: 1_000 };

/** Blocks that can be undone, one at a time, and undoing nineteen of them. */
export async function measureLive(
  { url, token, last }: BenchNode,
  database: Database,
): Promise<readonly Figure[]> {
  const { signal } = new AbortController();
  const node = createNode({ url, timeout: 10_000, pace });
  const blocks = await node.blocks(last - depth + 1, last + 1, 'confirmed', signal);
  const anchor = await node.head(last - depth, 'confirmed', signal);
  const address = fromHexAddress(token);
  const contracts = [{ source: 'coin', address, fromBlock: 1, parent: null }];
  await keepUndo(database, transferProjection.tables);
  const decoders = new Map(transferProjection.sources.map((source) => [source.source, source]));
  const duties = { projections: [transferProjection], annotators: [], onSkipped() {} };
  const parts = { database, duties, reading: { decoders, factories: [] }, progress: noProgress() };
  const applied: number[] = [];
  const undone: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    await forgetChain(database);
    const writer = await Writer.begin(parts, anchor, contracts);
    for (const block of blocks) {
      await writer.applyLive(block);
      applied.push(parts.progress.lastApply);
    }
    const began = performance.now();
    await writer.rollBack(anchor.number);
    undone.push(performance.now() - began);
  }
  return [
    figureOf('live block of 50 events', 'ms', applied.slice(depth), { goal: { most: 150 } }),
    figureOf('undoing 19 such blocks', 'ms', undone.slice(1), { goal: { most: 100 } }),
  ];
}
