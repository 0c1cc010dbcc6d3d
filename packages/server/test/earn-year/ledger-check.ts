import { paths } from '@vellum/api/wire/paths';
import { cards } from '@vellum/contracts/cards';
import { feeVault } from '@vellum/contracts/fees';
import { payout } from '@vellum/contracts/income';
import { fromHexAddress } from '@vellum/tron/address';
import { until } from '../../src/platform/until.ts';
import { signIn, type TestServer } from '../test-server.ts';
import type { Actor } from './actor.ts';
import type { Year } from './entries.ts';

type Sum = Readonly<{
  type: string;
  coin: string;
  earned: bigint;
  returned: bigint;
  received: bigint;
}>;

/** A database to look into. */
type Indexed = Readonly<{ database: Pick<TestServer['database'], 'pool'> }>;
/** Whose accounts are compared, on which chain. */
type Accounts = Readonly<{
  chain: Pick<Year['chain'], 'read' | 'at'>;
  actors: readonly Pick<Actor, 'address'>[];
}>;

/** Twenty-five thousand blocks on a busy machine. */
const HOUR = 3_600_000;

/** The index has every block. */
export async function indexed({ database, chain }: TestServer): Promise<void> {
  const read = async () => (await database.pool.query('select * from chain_cursor')).rows[0];
  const isThere = async () => {
    const cursor = await read();
    if (typeof cursor?.halted === 'string') throw new Error(cursor.halted);
    return cursor?.block_id === chain.devnet.chain.head().id || null;
  };
  if (await until(isThere, { everyMs: 50, forMs: HOUR })) return;
  throw new Error(`the index stands at ${(await read())?.number}`);
}

/** Logs whose entries do not sum to zero in every coin. */
export async function unbalanced({ database }: Indexed): Promise<readonly unknown[]> {
  const { rows } = await database.pool.query(`
    select block, tx_idx, log_idx, coin, sum(amount) from ledger_entry
    group by block, tx_idx, log_idx, coin having sum(amount) <> 0`);
  return rows;
}

/** Roots that the tables do not lead to; they were made from the blocks alone. */
export async function wrongRoots({ database }: Indexed): Promise<readonly unknown[]> {
  const { rows } = await database.pool.query('select * from payout_root where not is_right');
  return rows;
}

/** Accounts of the ledger that differ from what the contracts say of the same. */
export async function wrongAccounts({ database }: Indexed, year: Accounts) {
  const { rows } = await database.pool.query(
    'select address, purpose, sum(amount) as sum from ledger_entry group by address, purpose',
  );
  const kept = new Map(
    rows.map(({ address, purpose, sum }) => [`${address} ${purpose}`, BigInt(sum)]),
  );
  const { chain, actors } = year;
  const wrong: unknown[] = [];
  const compare = (address: Actor['address'], purpose: string, told: bigint) => {
    const sum = kept.get(`${fromHexAddress(address)} ${purpose}`) ?? 0n;
    if (sum !== told) wrong.push({ address, purpose, sum, told });
  };
  for (const { address } of actors) {
    compare(address, 'bonus', await chain.read('feeVault', feeVault.bonusOf(address)));
    compare(address, 'credit', (await chain.read('cards', cards.accountOf(address))).credit);
  }
  compare(chain.at('payout'), 'held', await chain.read('payout', payout.held()));
  return wrong;
}

/** Sums of the ledger by type and coin, as `type coin`. */
export async function ledgerSums({ database }: TestServer, { person }: Actor): Promise<Sum[]> {
  const { rows } = await database.pool.query('select * from income_total where address = $1', [
    person.address,
  ]);
  return rows.map(({ type, coin, earned, returned, received }) => ({
    type: type === '' ? 'payout' : type,
    coin,
    earned: BigInt(earned),
    returned: BigInt(returned),
    received: BigInt(received),
  }));
}

/** The same by the file that the address can download. */
export async function csvSums(server: TestServer, { person }: Actor): Promise<Sum[]> {
  const cookie = await signIn(server.post, person);
  const { status, json } = await server.get(paths.income.export, { cookie });
  if (status !== 200) throw new Error(`the export answered ${status}`);
  const [header, ...lines] = (json as string).trim().split('\n');
  const names = header!.split(',');
  const sums = new Map<string, Sum>();
  for (const line of lines) {
    const cells = line.split(',');
    const cell = (name: string) => cells[names.indexOf(name)]!;
    const type = cell('type') === 'withdrawal' ? 'payout' : cell('type');
    const key = `${type} ${cell('coin')}`;
    const none = { type, coin: cell('coin'), earned: 0n, returned: 0n, received: 0n };
    const before = sums.get(key) ?? none;
    sums.set(key, {
      ...before,
      earned: before.earned + units(cell('earned')),
      returned: before.returned + units(cell('returned')),
      received: before.received + units(cell('received')),
    });
  }
  return [...sums.values()];
}

/** Every coin of the ledger has six decimals. */
function units(text: string): bigint {
  const [whole = '', part = ''] = text.split('.');
  return BigInt(whole + part.padEnd(6, '0'));
}
