import { sql } from 'kysely';
import { insertBlocks, insertLogs, insertTransactions } from './block-store.ts';
import type { Cursor } from './cursor.ts';
import { type DecodedBlock, decodeBlock } from './decoded-block.ts';
import { fetchAhead } from './fetch-ahead.ts';
import type { FollowSettings } from './follow.ts';
import { Halt } from './halt.ts';
import type { IndexedBlock } from './indexed-block.ts';
import type { NodeSource } from './node-source.ts';
import { insertContracts, type RegisteredContract, Registry } from './registry.ts';
import { reindex } from './reindex.ts';
import type { WriterParts } from './writer.ts';

export type SideBackfill = Readonly<{
  parts: WriterParts;
  source: NodeSource;
  settings: FollowSettings;
  /** Stands on a solid block; nothing above it is applied. */
  cursor: Cursor;
  contracts: readonly RegisteredContract[];
}>;

/**
 * Adds contracts that were not watched from the beginning: reads their past again, keeps their logs, and
 * makes the projections that want them again. The registry has them only when all of it is done, so after
 * a crash it is simply done again.
 */
export async function sideBackfill(side: SideBackfill, signal: AbortSignal): Promise<void> {
  const { parts, contracts } = side;
  const registry = new Registry(contracts);
  const made: RegisteredContract[] = [];
  for await (const blocks of pastBlocks(side, signal)) {
    const decoded = blocks.map((block) => decodeBlock(block, registry, parts.reading));
    made.push(...decoded.flatMap((block) => block.made));
    await keep(side, decoded);
  }
  const all = [...contracts, ...made];
  const sources = new Set(all.map(({ source }) => source));
  for (const projection of parts.duties.projections) {
    if (!projection.sources.some(({ source }) => sources.has(source))) continue;
    await reindex(parts.database, projection);
  }
  await parts.database.transaction().execute((transaction) => insertContracts(transaction, all));
}

function pastBlocks({ source, settings, cursor, contracts }: SideBackfill, signal: AbortSignal) {
  return fetchAhead({
    from: Math.min(...contracts.map(({ fromBlock }) => fromBlock)),
    last: cursor.number,
    stride: settings.batch,
    ahead: settings.ahead,
    fetch: (from, to) => source.blocks(from, to, 'confirmed', signal),
  });
}

async function keep({ parts }: SideBackfill, blocks: readonly DecodedBlock[]): Promise<void> {
  const heads = blocks.map(({ block }) => block);
  await parts.database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ number: number; id: string }>`
      select number, id from chain_block where number = any (${heads.map(({ number }) => number)})
    `.execute(transaction);
    const known = new Map(rows.map(({ number, id }) => [number, id]));
    refuseOther(heads, known);
    // Below the first block that was ever applied.
    const missing = heads.filter(({ number }) => !known.has(number));
    if (missing.length > 0) await insertBlocks(transaction, missing, true);
    await insertTransactions(transaction, blocks);
    await insertLogs(transaction, blocks);
  });
}

function refuseOther(blocks: readonly IndexedBlock[], known: ReadonlyMap<number, string>): void {
  for (const { number, id } of blocks) {
    if (known.has(number) && known.get(number) !== id) {
      throw new Halt(`block ${number} was solid as ${known.get(number)}, and now is ${id}`);
    }
  }
}
