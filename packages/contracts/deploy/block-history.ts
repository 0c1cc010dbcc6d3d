import { setTimeout as sleep } from 'node:timers/promises';
import { type Block, getBlockRange, getNowBlock } from '@vellum/tron/client/blocks';
import type { Client } from '@vellum/tron/client/client';
import { getTransactionInfo, getTransactionInfosOfBlock } from '@vellum/tron/client/transactions';
import { MalformedAnswer } from '@vellum/tron/errors';
import type { Site } from './blueprint.ts';
import { StepFailed } from './deployment-errors.ts';
import type { Deployment, ReadBack } from './deployment-file.ts';
import {
  isAcceptance,
  type OwnerEvent,
  ownerEventReader,
  ruledContracts,
} from './ruled-contracts.ts';

export type BlockHistoryOptions = Readonly<{
  client: Client;
  site: Site;
  deployment: Pick<Deployment, 'contracts' | 'readBack'>;
  /** Keeps how far it got, for the next run. */
  save(readBack: ReadBack): Promise<void>;
  log(line: string): void;
}>;

/** Blocks of one request: on a busy chain each holds hundreds of transactions. */
const RANGE = 20;
/** Blocks after which progress is kept and told. */
const CHECKPOINT = 1_000;
/** Blocks that follow one that no fork replaces: about five minutes. */
const SETTLED = 100;
/** Behind one address there may be several nodes, and the one asked next may lack the newest blocks. */
const ATTEMPTS = 10;
const POLL = 3_000;

/**
 * The owner's events from the first contract to the acceptance, read from every block and receipt between them; null
 * when the chain ends before an acceptance. Throws StepFailed when the node lacks a block or a receipt.
 */
export async function blockHistory(options: BlockHistoryOptions): Promise<OwnerEvent[] | null> {
  const { client, site, log, save } = options;
  const last = (await getNowBlock(client)).number;
  let place = options.deployment.readBack ?? (await beginning(options));
  log(`read back: blocks ${place.next} to ${last} at most`);
  const eventOf = ownerEventReader(site);
  for await (const block of blocksFrom(client, place, last)) {
    const found = await eventsOf(client, block, eventOf);
    place = { next: block.number + 1, parent: block.id, events: [...place.events, ...found] };
    if (found.some(isAcceptance)) return [...place.events];
    if (block.number % CHECKPOINT > 0 || block.number + SETTLED > last) continue;
    await save(place);
    log(`read back: block ${block.number} of ${last} at most`);
  }
  return null;
}

async function beginning({ client, deployment }: BlockHistoryOptions): Promise<ReadBack> {
  let next = Number.POSITIVE_INFINITY;
  for (const name of ruledContracts) {
    const txid = deployment.contracts[name]?.txid ?? '';
    const receipt = await getTransactionInfo(client, txid);
    if (!receipt) throw lacking(`the receipt ${txid} of ${name}`);
    next = Math.min(next, receipt.blockNumber);
  }
  return { next, parent: null, events: [] };
}

/** The blocks up to the last, each the child of the one before. */
async function* blocksFrom(
  client: Client,
  { next, parent }: ReadBack,
  last: number,
): AsyncGenerator<Block> {
  let before = parent;
  for (let from = next; from <= last; from += RANGE) {
    const attempts = from + SETTLED > last ? ATTEMPTS : 1;
    for (const block of await whole(client, from, Math.min(from + RANGE, last + 1), attempts)) {
      if (before !== null && block.parentId !== before) {
        throw new StepFailed('read back', `the chain forked at ${block.number}: run it again`);
      }
      before = block.id;
      yield block;
    }
  }
}

async function whole(
  client: Client,
  from: number,
  end: number,
  attempts: number,
): Promise<readonly Block[]> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    if (attempt > 1) await sleep(POLL);
    const blocks = await getBlockRange(client, from, end).catch((error: unknown) => {
      // A node that lacks the first blocks gives later ones in their place.
      if (error instanceof MalformedAnswer) return [];
      throw error;
    });
    if (blocks.length === end - from) return blocks;
  }
  throw lacking(`blocks ${from} to ${end - 1}`);
}

async function eventsOf(
  client: Client,
  { number, transactionIds }: Block,
  eventOf: ReturnType<typeof ownerEventReader>,
): Promise<OwnerEvent[]> {
  if (transactionIds.length === 0) return [];
  const receipts = await getTransactionInfosOfBlock(client, number);
  if (receipts.map(({ id }) => id).join() !== transactionIds.join()) {
    throw lacking(`the receipts of block ${number}`);
  }
  return receipts.flatMap(({ id, logs }) => logs.flatMap((log) => eventOf(log, id) ?? []));
}

function lacking(what: string): StepFailed {
  const remedy = 'name a node in TRON_FULL_NODE that has all of them, and run it again';
  return new StepFailed('read back', `the node lacks ${what}: ${remedy}`);
}
