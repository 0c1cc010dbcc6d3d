import { platformNeeds } from '@vellum/contracts/deploy/platform-needs';
import { createClient } from '@vellum/tron/client/client';
import { nodeFaults } from '@vellum/tron/client/probe-node';
import { MalformedAnswer, NodeRefused, NodeUnreachable } from '@vellum/tron/errors';
import { readConfigFile } from './config/config-file.ts';
import { deploymentStart } from './indexer/deployment-start.ts';
import { createNode } from './indexer/node/chain-node.ts';
import { InvalidBlock } from './indexer/node/invalid-block.ts';
import { payoutHome } from './ledger/ledger-parts.ts';
import type { LedgerContracts } from './ledger/postings.ts';
import { readPayoutLogs } from './ledger/read-payout-logs.ts';
import { type Verdict, verifyRoots } from './ledger/verify-roots.ts';

// Computes every proposed payout root again from a node's logs and says which does not match:
// `npm run payout:verify [-- <file> [<node> [<confirmed node>]]]`. The file is the server.json of a data folder, which
// names contracts and node; another node can be given, so that nobody has to take the operator's word. Ends with 1 when
// a wrong root waits or is active, with 2 when nothing could be verified.

const ofNode = [NodeUnreachable, NodeRefused, MalformedAnswer, InvalidBlock];
const [path = '.data/server.json', otherNode, otherConfirmed] = process.argv.slice(2);
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
const { from, top, events, times } = await readChain().catch((error: unknown) => {
  if (!ofNode.some((kind) => error instanceof kind)) throw error;
  return refuseNode((error as Error).message);
});
const verdicts = await verifyRoots(events, {
  home: payoutHome(contracts, deployment.genesisId),
  timelock: contracts.timelock,
  timeOf: async (block) => times.get(block) ?? null,
});
for (const verdict of verdicts) console.log(lineOf(verdict));
const wrong = verdicts.filter(({ isRight }) => !isRight);
// What the payout guardian has vetoed can harm nobody any more.
const harmful = wrong.filter(({ state }) => state !== 'vetoed');
console.log(
  `${verdicts.length} roots in blocks ${from} to ${top.number}, ${events.length} logs. ` +
    `Not matching: ${wrong.length}, of which refused: ${wrong.length - harmful.length}`,
);
process.exitCode = harmful.length === 0 ? 0 : 1;

function refuseNode(reason: string): never {
  const remedy = `name another (npm run payout:verify -- ${path} <node> <confirmed node>), or wait`;
  console.error(`vellum: the node ${url} cannot be used (${reason}): ${remedy}`);
  return process.exit(2);
}

async function readChain() {
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
  const from = await deploymentStart(client, creations);
  const top = await node.top('confirmed', new AbortController().signal);
  return { from, top, ...(await readPayoutLogs(node, contracts, { from, to: top.number })) };
}

function lineOf({ root, block, upToBlock, state, isRight, expected }: Verdict): string {
  const found = expected === null ? 'nothing to raise' : `0x${expected.root}`;
  const told = isRight ? `right, ${expected?.leaves} leaves` : `WRONG, the logs lead to ${found}`;
  return `0x${root} block ${block}, over logs up to ${upToBlock}, ${state}: ${told}`;
}
