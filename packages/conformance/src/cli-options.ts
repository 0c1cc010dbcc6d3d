import { parseArgs } from 'node:util';
import type { NodeUrls } from './node/tron-node.ts';
import type { Counts } from './part.ts';

export type CliRequest =
  | Readonly<{ kind: 'help' }>
  | Readonly<{ kind: 'invalid'; problem: string }>
  | Readonly<{ kind: 'run'; options: RunOptions }>;

export type RunOptions = Readonly<{
  node: NodeUrls;
  beside: NodeUrls | undefined;
  record: boolean;
  /** Names of parts; all of them when empty. */
  only: readonly string[];
  seed: string | undefined;
  programs: number;
  transactions: number;
  spend: string | undefined;
}>;

export const helpText = `Performs the conformance suite on a TRON node.

npm run conformance -- --node URL [flags]

  --node URLS          the node under test: full node, or full node, solidity and JSON-RPC separated by commas
  --beside URLS        a second node that performs the same; without it answers recorded from java-tron are compared
  --record             keep the answers of --node as those of java-tron
  --only PARTS         names of parts, separated by commas
  --programs N         seeded random programs (2000; 6000 with --record)
  --transactions N     seeded random transactions (100; 500 with --record)
  --seed TEXT          what random programs and transactions derive from (vellum)
  --spend MAX_TRX      most that the run may spend; required on Nile and Shasta

TEST_KEY_FILE names a file with the private key that pays. Private chains are paid for by private key 1 unless it is set.`;

const flags = {
  node: { type: 'string' },
  beside: { type: 'string' },
  record: { type: 'boolean' },
  only: { type: 'string' },
  seed: { type: 'string' },
  programs: { type: 'string' },
  transactions: { type: 'string' },
  spend: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** What deep runs of the tests read from the recordings. */
export const RECORDED: Counts = { programs: 6_000, transactions: 500 };

type Flags = Partial<Record<keyof typeof flags, string | boolean>>;

/** Reads the flags of the command line. */
export function parseCli(args: readonly string[]): CliRequest {
  let values: Flags;
  try {
    ({ values } = parseArgs({ args: [...args], options: flags }));
  } catch (error) {
    return { kind: 'invalid', problem: (error as Error).message };
  }
  if (values.help) return { kind: 'help' };
  const problem = problemOf(values);
  return problem ? { kind: 'invalid', problem } : { kind: 'run', options: optionsOf(values) };
}

function problemOf({ node, beside, record, programs, transactions }: Flags): string | undefined {
  if (node === undefined) return '--node is missing';
  if (record && beside !== undefined) return '--record and --beside exclude each other';
  for (const urls of [node, beside]) {
    const wrong = String(urls ?? '')
      .split(',')
      .find((url) => url !== '' && !URL.canParse(url));
    if (wrong !== undefined) return `${wrong} is not a URL`;
  }
  const numbers = [programs, transactions].filter((text) => text !== undefined);
  const wrong = numbers.find((text) => !/^\d{1,7}$/.test(String(text)));
  return wrong === undefined ? undefined : `${wrong} is not a count`;
}

function optionsOf(values: Flags): RunOptions {
  const text = (flag: keyof Flags) =>
    values[flag] === undefined ? undefined : String(values[flag]);
  const beside = text('beside');
  const counts = values.record ? RECORDED : { programs: 2_000, transactions: 100 };
  return {
    node: urlsOf(text('node') ?? ''),
    beside: beside === undefined ? undefined : urlsOf(beside),
    record: values.record === true,
    only: text('only')?.split(',') ?? [],
    seed: text('seed'),
    programs: Number(values.programs ?? counts.programs),
    transactions: Number(values.transactions ?? counts.transactions),
    spend: text('spend'),
  };
}

function urlsOf(text: string): NodeUrls {
  const [full = '', solidity = full, jsonrpc = full] = text
    .split(',')
    .map((url) => url.replace(/\/+$/, ''));
  return { full, solidity, jsonrpc: jsonrpc.endsWith('/jsonrpc') ? jsonrpc : `${jsonrpc}/jsonrpc` };
}
