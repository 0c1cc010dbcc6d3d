import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import type { IndexedBlock, TrxTransfer } from '../indexer/indexed-block.ts';
import type { BlockAnnotator } from '../indexer/projection.ts';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { plainArray } from '../platform/database/plain-array.ts';

/** Sun. Less links nobody: dust is sent to strangers. */
const LEAST = 1_000_000n;

type SourceRow = Readonly<{ address: Address; root: Address; funder: Address | null }>;

/**
 * Notes who first funded each wallet. A wallet belongs to the same root as its first funder, so a chain of wallets that
 * fund each other is one owner. Wallets funded by a public source (an exchange, a faucet) are on their own.
 */
export function walletSources(publicSources: readonly Address[]): BlockAnnotator {
  const isPublic = new Set(publicSources);
  return {
    tables: ['wallet_source'],
    async annotate(transaction, block) {
      const steps = stepsOf(block);
      if (steps.length === 0) return;
      const roots = await knownRoots(transaction, steps);
      await insertSources(transaction, newSources(steps, roots, isPublic), block.number);
    },
    async solidified() {},
  };
}

/** Wallets that are seen for the first time; `roots` are those known before. */
function newSources(
  steps: readonly TrxTransfer[],
  roots: Map<Address, Address>,
  isPublic: ReadonlySet<Address>,
): SourceRow[] {
  const found: SourceRow[] = [];
  const add = (row: SourceRow) => {
    if (roots.has(row.address)) return;
    roots.set(row.address, row.root);
    found.push(row);
  };
  for (const { from, to, amount } of steps) {
    // Who signs had TRX before: what it receives from now on is not its first.
    add({ address: from, root: from, funder: null });
    if (amount < LEAST) continue;
    const root = isPublic.has(from) ? to : (roots.get(from) ?? from);
    add({ address: to, root, funder: from });
  }
  return found;
}

/** Everyone who signed in the block, with the TRX that reached others by it, in order. */
function stepsOf({ transactions, transfers }: IndexedBlock): readonly TrxTransfer[] {
  const signed = transactions.map(({ index, owner }) => ({
    ...{ index, from: owner, to: owner, amount: 0n },
  }));
  return [...signed, ...transfers].sort((one, other) => one.index - other.index);
}

async function knownRoots(transaction: DatabaseTransaction, steps: readonly TrxTransfer[]) {
  const named = [...new Set(steps.flatMap(({ from, to }) => [from, to]))];
  const { rows } = await sql<{ address: Address; root: Address }>`select address, root
    from wallet_source where address = any (${plainArray(named)}::text[])`.execute(transaction);
  return new Map(rows.map(({ address, root }) => [address, root]));
}

async function insertSources(
  transaction: DatabaseTransaction,
  rows: readonly SourceRow[],
  block: number,
): Promise<void> {
  if (rows.length === 0) return;
  await sql`insert into wallet_source (address, root, funder, block)
    select address, root, funder, ${block}::integer from unnest(
      ${plainArray(rows.map(({ address }) => address))}::text[],
      ${plainArray(rows.map(({ root }) => root))}::text[],
      ${plainArray(rows.map(({ funder }) => funder))}::text[]) as found (address, root, funder)
    on conflict do nothing`.execute(transaction);
}

/** Blocks of about 30 days. */
const KEPT_BLOCKS = 864_000;
/** Of one round. */
const AT_ONCE = 10_000;

/** Removes old rows of wallets that hold nothing of any launch, so that a busy chain does not fill the disk. */
export async function removeOldSources(database: Database): Promise<void> {
  await sql`delete from wallet_source where address in (
    select address from wallet_source w, chain_cursor cur
    where cur.name = 'chain' and w.block < cur.solid_number - ${KEPT_BLOCKS}::integer
      and not exists (select from presale_buyer where buyer = w.address)
      and not exists (select from launch_holder where owner = w.address)
      and not exists (select from lp_holder where owner = w.address)
    order by w.block limit ${AT_ONCE})`.execute(database);
}
