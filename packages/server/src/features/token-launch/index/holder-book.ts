import { DEAD_ADDRESS } from '@vellum/contracts/coins';
import type { Address, HexAddress } from '@vellum/tron/address';
import { sql } from 'kysely';
import { base58Of } from '../../../indexer/node/base58-of.ts';
import type { ChainEvent } from '../../../indexer/projection.ts';
import type { LaunchRow } from '../../../launches/launch-row.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { plainArray } from '../../../platform/database/plain-array.ts';
import { putRows } from '../../../platform/database/put-rows.ts';
import type { HolderRow } from './launch-rows.ts';

const ZERO = '410000000000000000000000000000000000000000';

/** Who holds how much of the tokens that a batch of events moves. */
export class HolderBook {
  readonly #rows: Map<string, HolderRow>;
  readonly #locker: Address;

  private constructor(rows: readonly HolderRow[], locker: Address) {
    this.#rows = new Map(rows.map((row) => [keyOf(row.token, row.owner), { ...row }]));
    this.#locker = locker;
  }

  static async load(
    transaction: DatabaseTransaction,
    events: readonly ChainEvent[],
    locker: Address,
  ): Promise<HolderBook> {
    const sides = events.flatMap((event) => (isTransfer(event) ? sidesOf(event) : []));
    const { rows } = await sql<HolderRow>`select h.* from unnest(
        ${plainArray(sides.map(({ token }) => token))}::text[],
        ${plainArray(sides.map(({ owner }) => owner))}::text[]) as side (token, owner)
      join launch_holder h using (token, owner)`.execute(transaction);
    return new HolderBook(rows, locker);
  }

  move(launch: LaunchRow, event: ChainEvent): void {
    if (!isTransfer(event)) return;
    const amount = event.args['value'] as bigint;
    // Nothing moved: who sends to themselves is no new holder.
    if (amount === 0n || event.args['from'] === event.args['to']) return;
    for (const { owner, sign } of sidesOf(event)) {
      const row = this.#rowOf(launch.token, owner);
      const had = row.amount > 0n;
      row.amount += sign * amount;
      row.block = event.block;
      if (!had) row.since = BigInt(event.timestamp);
      if (this.#isOwn(launch, owner)) continue;
      launch.holders += Number(row.amount > 0n) - Number(had);
    }
  }

  #rowOf(token: Address, owner: Address): HolderRow {
    const key = keyOf(token, owner);
    const row = this.#rows.get(key) ?? emptyRow(token, owner);
    this.#rows.set(key, row);
    return row;
  }

  /** Those who have nothing left have no row. */
  async write(transaction: DatabaseTransaction): Promise<void> {
    const rows = [...this.#rows.values()];
    const held = rows.filter(({ amount }) => amount > 0n);
    await putRows(transaction, 'launch_holder', ['token', 'owner'], held);
    const gone = rows.filter(({ amount }) => amount === 0n);
    if (gone.length === 0) return;
    await sql`delete from launch_holder where (token, owner) in (select * from unnest(
        ${plainArray(gone.map(({ token }) => token))}::text[],
        ${plainArray(gone.map(({ owner }) => owner))}::text[]))`.execute(transaction);
  }

  #isOwn({ presale, trade, pair, base_pool, token }: LaunchRow, owner: Address): boolean {
    return [presale, trade, pair, base_pool, token, this.#locker, DEAD_ADDRESS].includes(owner);
  }
}

const emptyRow = (token: Address, owner: Address): HolderRow => ({
  token,
  owner,
  amount: 0n,
  since: 0n,
  block: 0,
});

const keyOf = (token: Address, owner: Address) => `${token} ${owner}`;

const isTransfer = ({ source, name }: ChainEvent) =>
  source === 'launchToken' && name === 'Transfer';

type Side = Readonly<{ token: Address; owner: Address; sign: -1n | 1n }>;

function sidesOf({ contract, args }: ChainEvent): Side[] {
  const [from, to] = [args['from'] as HexAddress, args['to'] as HexAddress];
  return [
    ...(from === ZERO ? [] : [{ token: contract, owner: base58Of(from), sign: -1n as const }]),
    ...(to === ZERO ? [] : [{ token: contract, owner: base58Of(to), sign: 1n as const }]),
  ];
}
