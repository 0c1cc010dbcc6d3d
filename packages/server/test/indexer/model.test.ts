import type { Transaction } from '@vellum/tron/transaction';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { reindex } from '../../src/indexer/reindex.ts';
import { openDatabase } from '../../src/platform/database/open.ts';
import { balances } from './balance-projection.ts';
import { crashAfter } from './faults.ts';
import { referenceOf } from './reference.ts';
import { indexerOf, type Running, start } from './running.ts';
import { allTables, dumpTables, projectedRows } from './tables.ts';
import type { TokenChain } from './token-chain.ts';
import { freshChain, freshDatabase, level, running } from './world.ts';

const HOLDERS = 6;
const DEEPEST = 6;

const holder = fc.integer({ min: 1, max: HOLDERS });
const payment = fc.record({
  kind: fc.constantFrom('mint', 'transfer', 'all', 'pay'),
  from: holder,
  to: holder,
  amount: fc.integer({ min: 1, max: 9 }),
});
type Payment = typeof payment extends fc.Arbitrary<infer T> ? T : never;
const block = fc.array(payment, { maxLength: 4 });

/** What happens to chain and indexer, one after the other. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant('mine' as const), block }) },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('reorganise' as const),
      depth: fc.integer({ min: 1, max: DEEPEST }),
      kept: fc.nat({ max: 4 }),
      higher: fc.integer({ min: 1, max: 2 }),
      block,
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('restart' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('crash' as const),
      statements: fc.integer({ min: 4, max: 60 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('wait' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function transactionsOf(chain: TokenChain, payments: readonly Payment[]): Transaction[] {
  return payments.map(({ kind, from, to, amount }) => {
    if (kind === 'pay') return chain.pay(from, 0);
    // More than anyone has reverts; exactly what was minted empties the account.
    if (kind === 'mint') return chain.mint(to, 5n);
    return chain.transfer(from, to, kind === 'all' ? 5n : BigInt(amount));
  });
}

async function reorganise(
  chain: TokenChain,
  { depth, kept, higher, block: fresh }: Extract<Step, { what: 'reorganise' }>,
): Promise<void> {
  const { chain: read } = chain.devnet;
  const head = read.head().number;
  const possible = Math.min(depth, head - Math.max(chain.deployedIn, read.solidNumber()));
  if (possible < 1) return;
  const old = Array.from(
    { length: possible },
    (_, at) => read.blockByNumber(head - possible + 1 + at)!,
  ).flatMap(({ transactions }) => transactions);
  const blocks = Array.from({ length: possible + higher }, (_, at) => ({
    transactions: at === 0 ? [...old.slice(0, kept), ...transactionsOf(chain, fresh)] : [],
  }));
  await chain.devnet.reorganise({ depth: possible, blocks, ignoreReference: true });
}

/** The indexer as a process that can be stopped or die, with connections of its own. */
class Process {
  readonly #chain: TokenChain;
  readonly #url: string;
  #run: Running | null = null;
  #close: () => Promise<void> = async () => {};

  constructor(chain: TokenChain, url: string) {
    this.#chain = chain;
    this.#url = url;
  }

  async start(): Promise<void> {
    const { database, close } = openDatabase(this.#url);
    this.#close = close;
    this.#run = start(indexerOf(this.#chain, { database }));
  }

  /** Runs one that dies after so many statements, then a healthy one. */
  async crash(statements: number): Promise<void> {
    await this.stop();
    const opened = openDatabase(this.#url);
    const { database, crashed } = crashAfter(opened.database, statements);
    const doomed = start(indexerOf(this.#chain, { database }));
    await this.#chain.mine(this.#chain.mint(1, 5n), this.#chain.transfer(1, 2, 5n));
    await vi.waitFor(() => expect(crashed()).toBe(true), { timeout: 120_000, interval: 5 });
    await doomed.stop();
    await opened.close();
    await this.start();
  }

  async stop(): Promise<void> {
    await this.#run?.stop();
    await this.#close();
    this.#run = null;
    this.#close = async () => {};
  }
}

async function take(chain: TokenChain, indexer: Process, next: Step): Promise<void> {
  switch (next.what) {
    case 'mine':
      return chain.mine(...transactionsOf(chain, next.block));
    case 'reorganise':
      return reorganise(chain, next);
    case 'restart':
      await indexer.stop();
      return indexer.start();
    case 'crash':
      return indexer.crash(next.statements);
    case 'wait':
      return;
  }
}

const runs = process.env['VELLUM_DEEP'] === '1' ? 60 : 3;

describe('whatever happens to chain and indexer', () => {
  test('the tables are those of the chain as it ended, also made anew', () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
        const chain = await freshChain(DEEPEST);
        const { database, url } = await freshDatabase();
        const indexer = new Process(chain, url);
        await indexer.start();
        for (const next of steps) {
          await take(chain, indexer, next);
          if (next.what === 'wait') await level(database, chain);
        }
        await level(database, chain);
        await indexer.stop();
        expect(await projectedRows(database)).toEqual(referenceOf(chain, [chain.tokens[0]!]));
        const seen = await dumpTables(database, allTables);
        const { database: anew } = await freshDatabase();
        const straight = running(indexerOf(chain, { database: anew }));
        await level(anew, chain);
        await straight.stop();
        expect(await dumpTables(anew, allTables)).toEqual(seen);
        await reindex(database, balances);
        expect(await dumpTables(database, allTables)).toEqual(seen);
        await indexer.start();
        await reorganise(chain, { what: 'reorganise', depth: 5, kept: 2, higher: 1, block: [] });
        await level(database, chain);
        await indexer.stop();
        expect(await projectedRows(database)).toEqual(referenceOf(chain, [chain.tokens[0]!]));
      }),
      { numRuns: runs, endOnFailure: true },
    ));
});
