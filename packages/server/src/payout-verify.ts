import { parseArgs } from 'node:util';
import { platformNeeds } from '@vellum/contracts/deploy/platform-needs';
import { createClient } from '@vellum/tron/client/client';
import { nodeFaults } from '@vellum/tron/client/probe-node';
import { MalformedAnswer, NodeRefused, NodeUnreachable } from '@vellum/tron/errors';
import { readConfigFile } from './config/config-file.ts';
import { deploymentStart } from './indexer/deployment-start.ts';
import { createNode } from './indexer/node/chain-node.ts';
import { InvalidBlock } from './indexer/node/invalid-block.ts';
import type { ChainEvent } from './indexer/projection.ts';
import { payoutHome } from './ledger/ledger-parts.ts';
import { CheckpointRefused, openCheckpoint } from './ledger/log-checkpoint.ts';
import type { LedgerContracts } from './ledger/postings.ts';
import { patiently, readPayoutLogs } from './ledger/read-payout-logs.ts';
import { harmfulOf, type Verdict, verifyRoots } from './ledger/verify-roots.ts';

// Computes every proposed payout root again from a node's logs and says which does not match:
// `npm run payout:verify [-- <file> [<node> [<confirmed node>]] [--checkpoint <file>]]`. The file is the server.json of a
// data folder, which names contracts and node; another node can be given, so that nobody has to take the operator's word.
// A checkpoint keeps the final logs that were read, so that the next run continues there; what it holds is believed. Ends
// with 1 when a wrong root waits, or is active and no right one was since; with 2 when nothing could be verified.

const ofNode = [NodeUnreachable, NodeRefused, MalformedAnswer, InvalidBlock];
const { path, checkpoint: checkpointPath, otherNode, otherConfirmed } = wordsOf(process.argv);
const { deployment, network } = await readConfigFile(path);
const url = otherNode ?? network.fullNodes[0] ?? '';
if (!/^https?:/.test(url) || !URL.canParse(url)) refuseNode('that is no address');
const contracts = Object.fromEntries(
  Object.entries(deployment.contracts).map(([name, { address }]) => [name, address]),
) as LedgerContracts & Record<'team', LedgerContracts['payout']>;
const confirmedUrl = (otherNode === undefined ? network.solidityNodes[0] : otherConfirmed) ?? url;
const apiKey = network.apiKey === null ? {} : { apiKey: network.apiKey };
const node = createNode({
  url,
  confirmedUrl,
  ...apiKey,
  timeout: 10_000,
  pace: { most: 16, firstRest: 500, longestRest: 30_000 },
});
const creations = Object.values(deployment.contracts).flatMap(({ txid }) => txid ?? []);
const { signal } = new AbortController();
const { from, top, events, verdicts } = await verify().catch((error: unknown) => {
  if (error instanceof CheckpointRefused) return refuse(`${error.message}: name another file`);
  if (!ofNode.some((kind) => error instanceof kind)) throw error;
  return refuseNode((error as Error).message);
});
for (const verdict of verdicts) console.log(lineOf(verdict));
const wrong = verdicts.filter(({ isRight }) => !isRight);
const refused = wrong.filter(({ state }) => state === 'vetoed');
const harmful = harmfulOf(verdicts);
console.log(
  `${verdicts.length} roots in blocks ${from} to ${top.number}, ${events.length} logs. ` +
    `Not matching: ${wrong.length}, of which refused: ${refused.length}, ` +
    `followed by a right active root: ${wrong.length - refused.length - harmful.length}`,
);
process.exitCode = harmful.length === 0 ? 0 : 1;

function wordsOf([, , ...args]: readonly string[]) {
  const options = { checkpoint: { type: 'string' } } as const;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [path = '.data/server.json', otherNode, otherConfirmed] = positionals;
    return { path, otherNode, otherConfirmed, checkpoint: values.checkpoint };
  } catch (error) {
    return refuse((error as Error).message);
  }
}

function refuse(reason: string): never {
  console.error(`vellum: ${reason}`);
  return process.exit(2);
}

function refuseNode(reason: string): never {
  const remedy = `name another (npm run payout:verify -- ${path} <node> <confirmed node>), or wait`;
  return refuse(`the node ${url} cannot be used (${reason}): ${remedy}`);
}

async function verify() {
  const client = createClient({ fullNodes: [url], confirmedNodes: [confirmedUrl], ...apiKey });
  const names = { full: url, solidity: confirmedUrl, events: url };
  const needs = {
    ...platformNeeds(deployment),
    constantCalls: false,
    // Roots of the blocks that a node lacks would count as verified. The clock of the embedded chain is moved at will.
    ...(network.name !== 'devnet' && { now: Date.now() }),
  };
  const [fault] = await nodeFaults(client, names, needs);
  if (fault) return refuseNode(fault.text);
  const from = await patiently(() => deploymentStart(client, creations));
  const top = await patiently(() => node.top('confirmed', signal));
  const events = await eventsOf(from, top.number);
  const verdicts = await verifyRoots(events, {
    home: payoutHome(contracts, deployment.genesisId),
    timelock: contracts.timelock,
    timeOf: async (block) => (block < from || block > top.number ? null : timeOf(block)),
  });
  return { from, top, events, verdicts };
}

/** What a checkpoint holds, and what has come since. */
async function eventsOf(from: number, to: number): Promise<readonly ChainEvent[]> {
  if (checkpointPath === undefined) return readPayoutLogs(node, contracts, { from, to });
  const { team, feeVault, burnMine, payout } = contracts;
  const of = { from, contracts: { team, feeVault, burnMine, payout } };
  const kept = await openCheckpoint(checkpointPath, { genesisId: deployment.genesisId, ...of });
  const { last } = kept;
  if (last !== null && (await headOf(last.number)).id !== last.id) {
    throw new CheckpointRefused(`${checkpointPath} is of another block ${last.number}`);
  }
  const next = last === null ? from : last.number + 1;
  const range = { from: next, to, onRead: kept.add };
  return [...kept.events, ...(await readPayoutLogs(node, contracts, range))];
}

function headOf(block: number) {
  return patiently(() => node.head(block, 'confirmed', signal));
}

async function timeOf(block: number): Promise<number> {
  return (await headOf(block)).timestamp;
}

function lineOf({ root, block, upToBlock, state, isRight, expected }: Verdict): string {
  const found = expected === null ? 'nothing to raise' : `0x${expected.root}`;
  const told = isRight ? `right, ${expected?.leaves} leaves` : `WRONG, the logs lead to ${found}`;
  return `0x${root} block ${block}, over logs up to ${upToBlock}, ${state}: ${told}`;
}
