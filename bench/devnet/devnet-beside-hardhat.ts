import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Figure, figureOf, median } from '../figure.ts';
import { compareRates } from './cpu-rate.ts';
import { enableLog, hardhat } from './ethereum-token.ts';
import { NodeProcess } from './node-process.ts';
import { receivers } from './token-chain.ts';
import type { NodeKind, TokenNode } from './token-node.ts';
import { devnet } from './tron-token.ts';

const STARTS = 7;
const ROUNDS = 7;
const LOGGED_ROUNDS = 3;
const COUNT = 1_600;
const megabyte = 2 ** 20;

type Running = Readonly<{ node: NodeProcess; token: TokenNode; resident: number }>;

/**
 * Both nodes as processes that are spoken to over HTTP, with the same transfers of the same token. What makes it
 * fair: one byte code and the same call data; one client, one kept connection, one request at a time; every transfer
 * is signed beforehand and sent as the hex of its bytes (`broadcasthex`, `eth_sendRawTransaction`), and each node
 * decodes it, finds out who signed it, executes it and puts it into a block of its own before it answers. One account
 * signs them all, as the scripts of a developer do. Counted is the processor time of the node's process with all its
 * threads, since Hardhat's machine is native and has its own; rounds take turns. Hardhat's log is off, which favours
 * Hardhat: as its command runs it is in the last two lines.
 */
export async function measure(): Promise<readonly Figure[]> {
  const cache = mkdtempSync(join(tmpdir(), 'vellum-compiled-'));
  const env = { NODE_COMPILE_CACHE: cache };
  const starts = await compareStarts(env);
  const [ours, theirs] = [await run(devnet, env), await run(hardhat, env)];
  const rates = await compareRates(
    ROUNDS,
    () => transferRate(ours),
    () => transferRate(theirs),
  );
  for (const { token } of [ours, theirs]) await expectAll(token);
  const grown = await Promise.all([ours, theirs].map(({ node }) => node.usage('tidy')));
  const logged = await loggedRates(theirs);
  for (const { node } of [ours, theirs]) node.stop();
  rmSync(cache, { recursive: true });
  return [
    ...startFigures(starts),
    ...memoryFigures([ours, theirs], grown),
    figureOf('TRC-20 transfers, devnet over HTTP', 'per CPU-second', rates.ours, {
      note: 'processor time of the node alone, each transfer in a block of its own, signature checked',
    }),
    figureOf('ERC-20 transfers, Hardhat node over HTTP', 'per CPU-second', rates.theirs, {
      note: 'the same, without the log that its command writes',
    }),
    figureOf('transfers, of Hardhat node', 'x', rates.ratios, { goal: { least: 0.8 } }),
    figureOf('ERC-20 transfers, Hardhat node with its log', 'per CPU-second', logged, {
      note: 'as its command runs it',
    }),
    figureOf(
      'transfers, of Hardhat node with its log',
      'x',
      logged.map((rate) => median(rates.ours) / rate),
    ),
  ];
}

async function expectAll(token: TokenNode): Promise<void> {
  const held = await token.held();
  const sent = BigInt(1 + ((ROUNDS + 1) * COUNT) / receivers.length);
  if (held !== sent) throw new Error(`${held} arrived where ${sent} were sent`);
}

/** Hardhat's node as its command runs it: it says about every request. */
async function loggedRates(running: Running): Promise<number[]> {
  await enableLog(running.node);
  const rates: number[] = [];
  for (let round = 0; round < LOGGED_ROUNDS; round++) rates.push(await transferRate(running));
  return rates;
}

/** Milliseconds from the start of a process until it has made block 1; the first of each fills the cache. */
async function compareStarts(env: NodeJS.ProcessEnv) {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round <= STARTS; round++) {
    for (const [at, kind] of [devnet, hardhat].entries()) {
      const begun = performance.now();
      const node = await NodeProcess.start(kind.file, env);
      await kind.mine(node);
      const time = performance.now() - begun;
      node.stop();
      if (round > 0) times[at]?.push(time);
    }
  }
  return times;
}

async function run(kind: NodeKind, env: NodeJS.ProcessEnv): Promise<Running> {
  const node = await NodeProcess.start(kind.file, env);
  await kind.mine(node);
  const { memory } = await node.usage('tidy');
  const token = await kind.deploy(node);
  for (const body of token.transfers(receivers.length)) await token.send(body);
  return { node, token, resident: memory };
}

async function transferRate({ node, token }: Running): Promise<number> {
  const bodies = token.transfers(COUNT);
  const before = await node.usage('tidy');
  for (const body of bodies) await token.send(body);
  const { cpu } = await node.usage('now');
  return COUNT / ((cpu - before.cpu) / 1e6);
}

function startFigures([ours, theirs]: readonly [number[], number[]]): readonly Figure[] {
  const ratios = ours.map((time, at) => time / (theirs[at] ?? Number.NaN));
  return [
    figureOf('start to first block, devnet', 'ms', ours, {
      note: 'from the start of the process, code compiled before, until block 1 is mined over HTTP',
    }),
    figureOf('start to first block, Hardhat node', 'ms', theirs),
    figureOf('start to first block, of Hardhat node', 'x', ratios, { goal: { most: 1 } }),
  ];
}

function memoryFigures(
  nodes: readonly Running[],
  grown: readonly Readonly<{ memory: number }>[],
): readonly Figure[] {
  const sent = ((ROUNDS + 1) * COUNT).toLocaleString('en');
  return ['devnet', 'Hardhat node'].flatMap((name, at) => [
    {
      name: `resident after the first block, ${name}`,
      value: (nodes[at]?.resident ?? Number.NaN) / megabyte,
      unit: 'MB',
    },
    {
      name: `resident after ${sent} transfers, ${name}`,
      value: (grown[at]?.memory ?? Number.NaN) / megabyte,
      unit: 'MB',
    },
  ]);
}
