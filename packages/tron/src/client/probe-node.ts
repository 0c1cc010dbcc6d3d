import type { HexAddress } from '../address.ts';
import { NodeRefused, NodeUnreachable } from '../errors.ts';
import { getBlockByNumber, getNowBlock } from './blocks.ts';
import type { Client } from './client.ts';
import { simulateCall } from './constant-call.ts';
import { getContractEvents } from './events.ts';
import { failureReason } from './failure-reason.ts';
import type { NodeFault } from './node-fault.ts';
import { historyProblem, recentProblem } from './probe-history.ts';

/** How people know the node: the addresses behind the client. */
export type NodeNames = Readonly<{ full: string; solidity: string; events: string }>;

/** What must work; what is left out is not asked for. */
export type NodeNeeds = Readonly<{
  /** Id of block 0 of the chain that is wanted. */
  genesisId?: string | undefined;
  /** Wall time in milliseconds that the newest block is held against. */
  now?: number;
  constantCalls?: boolean;
  solidity?: boolean;
  /** A transaction whose block and receipt must be there; `recent` for the newest of the chain. */
  history?: Readonly<{ txid: string }> | 'recent' | undefined;
  /** A contract whose events are asked for. */
  events?: HexAddress | undefined;
}>;

/** Milliseconds by which the newest block may be old: a node that is synchronised is seconds behind. */
const LATEST_AGE = 120_000;
/** The same for confirmed blocks, which follow about a minute later. */
const CONFIRMED_AGE = 300_000;
const NOBODY = `41${'00'.repeat(20)}` as HexAddress;
/** Code that stops at once: what a node is asked to run that knows no contract yet. */
const STOP = Uint8Array.of(0);

/**
 * Asks a node for everything that the platform needs of it later, and says what is missing. Empty when it can serve;
 * nothing is changed or paid.
 */
export async function nodeFaults(
  client: Client,
  names: NodeNames,
  needs: NodeNeeds,
): Promise<NodeFault[]> {
  const head = await headFault(client, names, needs);
  // What does not answer as a node, or is of another chain, would fail the rest for the same reason.
  if (head && head.code !== 'LAGGING') return [head];
  const genesis = await genesisFault(client, names, needs);
  if (genesis?.code === 'OTHER_CHAIN') return [genesis];
  const others = await Promise.all([
    constantFault(client, names, needs),
    solidityFault(client, names, needs),
    historyFault(client, names, needs),
    eventsFault(client, names, needs),
  ]);
  return onePerCode([head, genesis, ...others].filter((fault) => fault !== undefined));
}

/** A missing capability shows in several places; the last one was asked for it outright. */
function onePerCode(faults: readonly NodeFault[]): NodeFault[] {
  return faults.filter(
    ({ code }, place) => faults.findLastIndex((each) => each.code === code) === place,
  );
}

type Found = Promise<NodeFault | undefined>;

async function headFault(client: Client, { full }: NodeNames, { now }: NodeNeeds): Found {
  try {
    const { number, timestamp } = await getNowBlock(client);
    if (now === undefined || now - timestamp <= LATEST_AGE) return undefined;
    return lagging(`${full} lags behind: its newest block ${number}`, now - timestamp);
  } catch (error) {
    if (!(error instanceof NodeRefused)) return unreachable(full, 'TRON_FULL_NODE', error);
    const text = `${full} is no full node (${failureReason(error)} for /wallet/getnowblock)`;
    const remedy =
      'set TRON_FULL_NODE to the full node (java-tron: node.http.fullNodePort, 8090 unless set)';
    return { code: 'NOT_A_NODE', text, remedy };
  }
}

function lagging(what: string, age: number): NodeFault {
  const minutes = Math.floor(age / 60_000);
  const remedy =
    'wait until it has caught up, name another node, or set the clock of this machine right';
  return { code: 'LAGGING', text: `${what} is ${minutes} minutes old`, remedy };
}

function unreachable(name: string, variable: string, error: unknown): NodeFault {
  const text = `${name} does not answer (${failureReason(error)})`;
  const remedy = `start the node, raise its limits, or correct ${variable}`;
  return { code: 'UNREACHABLE', text, remedy };
}

async function genesisFault(client: Client, { full }: NodeNames, { genesisId }: NodeNeeds): Found {
  if (genesisId === undefined) return undefined;
  const lacks = [full, 'NO_HISTORY', 'does not give block 0', FULL_HISTORY] as const;
  return judged(lacks, async () => {
    const id = (await getBlockByNumber(client, 0))?.id;
    if (id === genesisId) return undefined;
    const text = `${full} is of another chain (block 0 is ${id}, not ${genesisId})`;
    const remedy = 'correct NETWORK, TRON_FULL_NODE or DEPLOYMENT_FILE';
    return { code: 'OTHER_CHAIN', text, remedy };
  });
}

async function constantFault(
  client: Client,
  { full }: NodeNames,
  { constantCalls = false }: NodeNeeds,
): Found {
  if (!constantCalls) return undefined;
  const remedy = 'set vm.supportConstant = true in the configuration of java-tron and restart it';
  const lacks = [full, 'NO_CONSTANT_CALLS', 'does not run constant calls', remedy] as const;
  return judged(lacks, async () => {
    await simulateCall(client, { caller: NOBODY, data: STOP });
    return undefined;
  });
}

async function solidityFault(
  client: Client,
  { solidity }: NodeNames,
  { solidity: wanted = false, genesisId, now }: NodeNeeds,
): Found {
  if (!wanted) return undefined;
  const remedy =
    'set TRON_SOLIDITY_NODE to the port of node.http.solidityPort (java-tron: 8091 unless set), and node.http.solidityEnable = true there';
  const lacks = [solidity, 'NO_SOLIDITY', 'does not serve confirmed blocks', remedy] as const;
  return judged(lacks, async () => {
    const confirmed = { finality: 'confirmed' } as const;
    const { number, timestamp } = await getNowBlock(client, confirmed);
    if (now !== undefined && now - timestamp > CONFIRMED_AGE) {
      return lagging(
        `${solidity} lags behind: its newest confirmed block ${number}`,
        now - timestamp,
      );
    }
    if (genesisId === undefined) return undefined;
    const id = await getBlockByNumber(client, 0, confirmed).then((block) => block?.id, noHistory);
    if (id === genesisId || id === NO_HISTORY) return undefined;
    const other = `${solidity} is of another chain (block 0 is ${id}, not ${genesisId})`;
    return { code: 'OTHER_CHAIN', text: other, remedy: 'correct TRON_SOLIDITY_NODE' };
  });
}

const NO_HISTORY = Symbol('no history');

/** A node without block 0 is not of another chain; its full node tells what it lacks. */
function noHistory(error: unknown): typeof NO_HISTORY {
  if (error instanceof NodeRefused) return NO_HISTORY;
  throw error;
}

const FULL_HISTORY =
  'name a node that has every block and receipt (java-tron: a full, not a lite node, with storage.transHistory.switch = "on" from its first block)';

async function historyFault(client: Client, { full }: NodeNames, { history }: NodeNeeds): Found {
  if (history === undefined) return undefined;
  return judged([full, 'NO_HISTORY', 'serves no history', FULL_HISTORY], async () => {
    const problem =
      history === 'recent'
        ? await recentProblem(client)
        : await historyProblem(client, history.txid);
    if (problem === undefined) return undefined;
    return { code: 'NO_HISTORY', text: `${full} ${problem}`, remedy: FULL_HISTORY };
  });
}

async function eventsFault(client: Client, names: NodeNames, { events }: NodeNeeds): Found {
  if (events === undefined) return undefined;
  const remedy = 'unset TRON_EVENT_SERVER to read blocks instead, or name an event server';
  return judged([names.events, 'NO_EVENTS', 'has no event server', remedy], async () => {
    await getContractEvents(client, events, { limit: 1 });
    return undefined;
  });
}

/** The node, what it may not serve, in a word and in words, and what to do about it. */
type Lacks = readonly [name: string, code: keyof typeof VARIABLES, words: string, remedy: string];

/** Where the settings name the node that is asked. */
const VARIABLES = {
  NO_HISTORY: 'TRON_FULL_NODE',
  NO_CONSTANT_CALLS: 'TRON_FULL_NODE',
  NO_SOLIDITY: 'TRON_SOLIDITY_NODE',
  NO_EVENTS: 'TRON_EVENT_SERVER',
} as const;

/** What an answer shows or, where the node declines, that it does not serve this. A node at its limits lacks nothing. */
async function judged([name, code, lacks, remedy]: Lacks, look: () => Found): Found {
  try {
    return await look();
  } catch (error) {
    if (error instanceof NodeUnreachable) return unreachable(name, VARIABLES[code], error);
    return { code, text: `${name} ${lacks} (${failureReason(error)})`, remedy };
  }
}
