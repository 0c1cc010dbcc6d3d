import { pair } from '@vellum/contracts/dex';
import { basePool, presale } from '@vellum/contracts/presale';
import { launchToken, tokenFactory } from '@vellum/contracts/token-launch';
import { trade } from '@vellum/contracts/trade';
import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import { eventSource } from '../../../indexer/events/event-source.ts';
import { whoOf } from '../../../indexer/events/event-values.ts';
import type { ChainEvent, Projection } from '../../../indexer/projection.ts';
import type { LaunchRow } from '../../../launches/launch-row.ts';
import { byIndex } from '../../../platform/database/by-index.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { plainArray } from '../../../platform/database/plain-array.ts';
import { putRows } from '../../../platform/database/put-rows.ts';
import { HolderBook } from './holder-book.ts';
import { launchMoves } from './launch-moves.ts';
import { type BurnRow, newLaunch } from './launch-rows.ts';

type Contracts = Readonly<Record<'wtrx' | 'locker', Address>>;

/** Every launch with how far it is, who holds its token, and what was burned out of its pair. */
export function launchProjection({ wtrx, locker }: Contracts): Projection {
  const move = launchMoves(wtrx);
  return {
    name: 'token-launch',
    tables: ['launch_token', 'launch_holder', 'launch_burn'],
    sources: [
      eventSource('tokenFactory', tokenFactory),
      eventSource('launchToken', launchToken),
      eventSource('presale', presale),
      eventSource('trade', trade),
      eventSource('basePool', basePool),
      eventSource('launchPair', pair),
    ],
    async apply(transaction, events) {
      await byIndex(transaction, async () => {
        const launches = await LaunchBook.load(transaction, events);
        const holders = await HolderBook.load(transaction, events, locker);
        for (const event of events) {
          const launch = launches.of(event.contract);
          if (launch === undefined) continue;
          move(launch, event);
          holders.move(launch, event);
        }
        await putRows(transaction, 'launch_token', ['token'], launches.all());
        await holders.write(transaction);
        await putRows(
          transaction,
          'launch_burn',
          ['block', 'tx_idx', 'log_idx'],
          events.filter(isPairBurn).map(burnOf),
        );
      });
    },
  };
}

/** The launches that a batch of events makes or names, by the address of each of their parts. */
class LaunchBook {
  readonly #byPart = new Map<Address, LaunchRow>();

  static async load(
    transaction: DatabaseTransaction,
    events: readonly ChainEvent[],
  ): Promise<LaunchBook> {
    const parts = plainArray([...new Set(events.map(({ contract }) => contract))]);
    const { rows } = await sql<LaunchRow>`
      select * from launch_token where token = any (${parts}::text[])
      union select * from launch_token where presale = any (${parts}::text[])
      union select * from launch_token where trade = any (${parts}::text[])
      union select * from launch_token where base_pool = any (${parts}::text[])
      union select * from launch_token where pair = any (${parts}::text[])
    `.execute(transaction);
    const book = new LaunchBook();
    for (const row of rows) book.#add({ ...row });
    // The parts of a launch tell of themselves before the factory tells of them.
    for (const event of events) if (event.name === 'TokenCreated') book.#add(launchOf(event));
    return book;
  }

  of(part: Address): LaunchRow | undefined {
    return this.#byPart.get(part);
  }

  all(): LaunchRow[] {
    return [...new Set(this.#byPart.values())];
  }

  #add(launch: LaunchRow): void {
    const { token, presale: sale, trade: inside, base_pool, pair: pool } = launch;
    for (const part of [token, sale, inside, base_pool, pool]) this.#byPart.set(part, launch);
  }
}

function launchOf(event: ChainEvent): LaunchRow {
  return newLaunch({
    token: whoOf(event, 'token'),
    idx: event.args['index'] as bigint,
    creator: whoOf(event, 'creator'),
    presale: whoOf(event, 'presale'),
    trade: whoOf(event, 'trade'),
    base_pool: whoOf(event, 'basePool'),
    pair: whoOf(event, 'pair'),
    // As the contract sees the time: in whole seconds.
    created_at: BigInt(event.timestamp - (event.timestamp % 1000)),
    block: event.block,
    txid: event.txid,
  });
}

const isPairBurn = ({ source, name }: ChainEvent) => source === 'launchToken' && name === 'LpBurn';

const burnOf = (event: ChainEvent): BurnRow => ({
  block: event.block,
  tx_idx: event.transactionIndex,
  log_idx: event.logIndex,
  token: event.contract,
  amount: event.args['amount'] as bigint,
  reserve_after: event.args['reserveAfter'] as bigint,
  at: BigInt(event.timestamp),
  txid: event.txid,
});
