import { type Client, createClient, type Finality } from '@vellum/tron/client/client';
import { readWallet } from '@vellum/tron/client/wallet-request';
import { MalformedAnswer, NodeUnreachable } from '@vellum/tron/errors';
import type { JsonObject } from '@vellum/tron/json';
import type { BlockHead, IndexedBlock } from '../indexed-block.ts';
import { type BlockBody, readBody } from './block-body.ts';
import { readHead } from './block-head.ts';
import { joinReceipts } from './block-receipts.ts';
import { httpFetch } from './http-fetch.ts';
import { InvalidBlock } from './invalid-block.ts';
import { objectsOf } from './node-json.ts';
import { createPace, type PaceOptions } from './pace.ts';
import { TimeLimit } from './time-limit.ts';

export type NodeOptions = Readonly<{
  /** Base URL of the full node. */
  url: string;
  /** Where confirmed state is served; the full node by default. */
  confirmedUrl?: string;
  apiKey?: string;
  /** Milliseconds until a request counts as failed. */
  timeout: number;
  pace: PaceOptions;
}>;

/** One node, whose word is checked as far as it can be: what it returns is consistent, or it throws. */
export type ChainNode = Readonly<{
  name: string;
  /** The newest block of this finality. */
  top(finality: Finality, signal: AbortSignal): Promise<BlockHead>;
  head(number: number, finality: Finality, signal: AbortSignal): Promise<BlockHead>;
  /** Blocks `from` up to, not including, `to`; at most 100. Each is the parent of the next. */
  blocks(
    from: number,
    to: number,
    finality: Finality,
    signal: AbortSignal,
  ): Promise<readonly IndexedBlock[]>;
  condition(): NodeCondition;
}>;

export type NodeCondition = Readonly<{
  /** Requests it takes at once at present. */
  width: number;
  resting: boolean;
  requests: number;
  /** Not answered, refused, or answered with an error. */
  failures: number;
  /** Answers that were not taken because they contradict themselves. */
  lies: number;
  lastProblem: string | null;
}>;

type Counts = { requests: number; failures: number; lies: number; lastProblem: string | null };
export type Ask = <T>(
  call: string,
  body: JsonObject,
  read: (answer: JsonObject) => T,
) => Promise<T>;

type NodeCall<T> = Readonly<{
  call: string;
  body: JsonObject;
  /** Throws when the answer cannot be true. */
  read(answer: JsonObject): T;
  finality: Finality;
  signal: AbortSignal;
}>;

/** Of a single request, before the whole range is given up. */
const ATTEMPTS = 3;

export function createNode(options: NodeOptions): ChainNode {
  const limit = new TimeLimit(options.timeout);
  const pace = createPace(options.pace);
  const counts: Counts = { requests: 0, failures: 0, lies: 0, lastProblem: null };

  async function once<T>(asked: NodeCall<T>): Promise<T> {
    const { call, body, read, finality, signal } = asked;
    let timeout = limit.milliseconds;
    try {
      const answer = await pace.run(() => {
        counts.requests++;
        timeout = limit.milliseconds;
        return readWallet(clientOf(options, timeout), call, body, { finality, signal });
      }, signal);
      limit.kept();
      return read(answer.json);
    } catch (error) {
      signal.throwIfAborted();
      if (isTimeout(error)) limit.missed(timeout);
      note(counts, error);
      pace.failed(error instanceof NodeUnreachable ? error.retryAfter : 0);
      throw error;
    }
  }

  const asking = (finality: Finality, signal: AbortSignal, attempts: number): Ask => {
    return (call, body, read) =>
      persistent(() => once({ call, body, read, finality, signal }), attempts, signal);
  };

  return {
    name: new URL(options.url).host,
    top: (finality, signal) => asking(finality, signal, 1)('getnowblock', {}, readHead),
    head: (number, finality, signal) =>
      asking(finality, signal, ATTEMPTS)('getblockbynum', { num: number }, (answer) => {
        const head = readHead(answer);
        if (head.number !== number) throw new InvalidBlock(`${head.number} is not ${number}`);
        return head;
      }),
    async blocks(from, to, finality, signal) {
      const blocks = await readBlocks(asking(finality, signal, ATTEMPTS), from, to);
      const unproven = blocks.find((block) => block.unproven);
      if (unproven) {
        note(counts, new InvalidBlock(`block ${unproven.number} is not made of its transactions`));
      }
      return blocks;
    },
    condition: () => ({ ...counts, width: pace.width(), resting: pace.resting() }),
  };
}

function clientOf({ url, confirmedUrl, apiKey }: NodeOptions, timeout: number): Client {
  return createClient({
    fullNodes: [url],
    ...(confirmedUrl !== undefined && { confirmedNodes: [confirmedUrl] }),
    ...(apiKey !== undefined && { apiKey }),
    timeout,
    fetch: httpFetch,
  });
}

/** Whether the node was given up because it took too long, and not because it could not be reached. */
function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'TimeoutError') return true;
  return error instanceof AggregateError ? error.errors.some(isTimeout) : isTimeout(error.cause);
}

async function persistent<T>(
  work: () => Promise<T>,
  attempts: number,
  signal: AbortSignal,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (attempts <= 1 || signal.aborted) throw error;
    return persistent(work, attempts - 1, signal);
  }
}

function note(counts: Counts, error: unknown): void {
  if (error instanceof InvalidBlock || error instanceof MalformedAnswer) counts.lies++;
  else counts.failures++;
  counts.lastProblem = error instanceof Error ? error.message : String(error);
}

/** The blocks `from` up to, not including, `to`, with their receipts. */
export async function readBlocks(
  ask: Ask,
  from: number,
  to: number,
): Promise<readonly IndexedBlock[]> {
  const bodies = await ask('getblockbylimitnext', { startNum: from, endNum: to }, (answer) => {
    const read = objectsOf(answer, 'block').map(readBody);
    refuseGaps(read, from, to);
    return read;
  });
  return Promise.all(bodies.map((body) => withReceipts(ask, body)));
}

function refuseGaps(bodies: readonly BlockBody[], from: number, to: number): void {
  if (bodies.length !== to - from) {
    throw new InvalidBlock(`${bodies.length} blocks for ${from} to ${to}`);
  }
  for (const [index, { head }] of bodies.entries()) {
    const before = bodies[index - 1]?.head;
    if (head.number !== from + index || (before && before.id !== head.parentId)) {
      throw new InvalidBlock(`blocks ${from} to ${to} do not follow each other`);
    }
  }
}

async function withReceipts(ask: Ask, body: BlockBody): Promise<IndexedBlock> {
  // The header commits to its transactions, so one without any has no receipts either.
  if (body.ids.length === 0 && body.proven) return joinReceipts(body, []);
  return ask('gettransactioninfobyblocknum', { num: body.head.number }, (answer) =>
    joinReceipts(body, objectsOf(answer, 'list')),
  );
}
