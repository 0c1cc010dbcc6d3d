import type { IndexedBlock, IndexedLog, IndexedTransaction } from './indexed-block.ts';
import type { ChainEvent, EventSource } from './projection.ts';
import type { FactoryRule, RegisteredContract, Registry } from './registry.ts';

/** A log of a registered contract. `event` is null when its source does not know the log. */
export type KeptLog = Readonly<{
  transaction: IndexedTransaction;
  log: IndexedLog;
  source: string;
  event: ChainEvent | null;
}>;

/** A block with what in it concerns registered contracts. */
export type DecodedBlock = Readonly<{
  block: IndexedBlock;
  /** Contracts that factories made in this block. */
  made: readonly RegisteredContract[];
  transactions: readonly IndexedTransaction[];
  logs: readonly KeptLog[];
  /** The logs that are events, in chain order. */
  events: readonly ChainEvent[];
}>;

/** How logs are read: by which decoder, and which of them announce new contracts. */
export type Reading = Readonly<{
  decoders: ReadonlyMap<string, EventSource>;
  factories: readonly FactoryRule[];
}>;

/**
 * Adds what factories made to the registry first, so that everything a new contract logged in its own
 * block is kept, also what its constructor logged before the factory's event.
 */
export function decodeBlock(
  block: IndexedBlock,
  registry: Registry,
  reading: Reading,
): DecodedBlock {
  const made = registerMade(block, registry, reading);
  const logs: KeptLog[] = [];
  const transactions: IndexedTransaction[] = [];
  for (const transaction of block.transactions) {
    const before = logs.length;
    for (const log of transaction.logs) {
      const source = registry.sourceOf(log.contract);
      if (source === undefined) continue;
      logs.push({
        transaction,
        log,
        source,
        event: decode(block, transaction, log, source, reading),
      });
    }
    if (logs.length > before || registry.has(transaction.contract)) transactions.push(transaction);
  }
  const events = logs.flatMap(({ event }) => (event ? [event] : []));
  return { block, made, transactions, logs, events };
}

function decode(
  block: Pick<IndexedBlock, 'number' | 'timestamp'>,
  transaction: Pick<IndexedTransaction, 'id' | 'index'>,
  log: IndexedLog,
  source: string,
  { decoders }: Reading,
): ChainEvent | null {
  const event = decoders.get(source)?.decode(log) ?? null;
  return (
    event && {
      block: block.number,
      timestamp: block.timestamp,
      txid: transaction.id,
      transactionIndex: transaction.index,
      logIndex: log.index,
      contract: log.contract,
      source,
      name: event.name,
      args: event.args,
    }
  );
}

/** A new contract may be a factory itself, so it is looked again until nothing new turns up. */
function registerMade(
  block: IndexedBlock,
  registry: Registry,
  reading: Reading,
): readonly RegisteredContract[] {
  const made: RegisteredContract[] = [];
  if (reading.factories.length === 0) return made;
  for (;;) {
    const fresh = childrenIn(block, registry, reading);
    if (fresh.length === 0) return made;
    for (const contract of fresh) registry.add(contract);
    made.push(...fresh);
  }
}

function childrenIn(
  block: IndexedBlock,
  registry: Registry,
  reading: Reading,
): readonly RegisteredContract[] {
  return block.transactions.flatMap((transaction) =>
    transaction.logs.flatMap((log) => {
      const source = registry.sourceOf(log.contract);
      const rules = reading.factories.filter((rule) => rule.source === source);
      if (source === undefined || rules.length === 0) return [];
      const event = decode(block, transaction, log, source, reading);
      return rules
        .filter((rule) => event?.name === rule.event)
        .flatMap((rule) => (event ? rule.children(event) : []))
        .filter((child) => !registry.has(child.address) && reading.decoders.has(child.source))
        .map((child) => ({ ...child, fromBlock: block.number, parent: log.contract }));
    }),
  );
}
