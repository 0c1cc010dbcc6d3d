import { parseArgs } from 'node:util';

/** What the command line asks for. */
export type NodePlan = Readonly<{
  full: string;
  /** Where confirmed state is served; the full node unless another is named. */
  solidity: string;
  /** Most TRX that the run may spend, as typed. */
  spend: string | undefined;
  /** Folder that keeps the deployment and its keys between runs, one folder inside for each chain. */
  dataDir: string;
  /** Parts of the names of actions; all actions when empty. */
  only: readonly string[];
}>;

export type PlanRequest =
  | Readonly<{ kind: 'help' }>
  | Readonly<{ kind: 'invalid'; problem: string }>
  | Readonly<{ kind: 'run'; plan: NodePlan }>;

export const helpText = `Runs the whole platform on a TRON node and pays for every kind of action there.

npm run test:node -- --node URL [flags]

  --node URLS          the full node; one that serves confirmed state elsewhere is named as FULL,SOLIDITY
  --spend MAX_TRX      most that the run may spend; required on Nile and Shasta
  --only WORDS         only actions whose names contain one of these words, separated by commas
  --data-dir FOLDER    keeps the deployment between runs (.data.test-node)

TEST_KEY_FILE names a file with the private key that pays, or TEST_KEY holds it. Private chains are paid for by
private key 1 unless one of them is set. Mainnet is refused.`;

const flags = {
  node: { type: 'string' },
  spend: { type: 'string' },
  only: { type: 'string' },
  'data-dir': { type: 'string', default: '.data.test-node' },
  help: { type: 'boolean' },
} as const;

/** Reads the words of the command. */
export function planOf(args: readonly string[]): PlanRequest {
  if (args.some((word) => /[0-9a-f]{64}/i.test(word))) {
    return invalid('a key does not belong on the command line: use TEST_KEY_FILE');
  }
  try {
    const { values } = parseArgs({ args: [...args], options: flags });
    if (values.help) return { kind: 'help' };
    const [full = '', solidity = full, more] = listOf(values.node).map(withoutSlash);
    const wrong = [full, solidity].find((url) => !/^https?:/.test(url) || !URL.canParse(url));
    if (full === '') return invalid('--node is missing');
    if (wrong !== undefined || more !== undefined) {
      return invalid('--node is the URL of a full node, or of a full node and a solidity node');
    }
    const { spend, 'data-dir': dataDir } = values;
    return { kind: 'run', plan: { full, solidity, spend, dataDir, only: listOf(values.only) } };
  } catch (error) {
    return invalid((error as Error).message);
  }
}

const listOf = (text = ''): string[] => text.split(',').filter((part) => part !== '');
const withoutSlash = (url: string) => url.replace(/\/+$/, '');
const invalid = (problem: string): PlanRequest => ({ kind: 'invalid', problem });
