import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import {
  DeploymentRefused,
  DeploymentUnsound,
  StepFailed,
} from '@vellum/contracts/deploy/deployment-errors';
import { failureReason } from '@vellum/tron/client/failure-reason';
import {
  MalformedAnswer,
  NodeRefused,
  NodeUnreachable,
  TransactionRejected,
} from '@vellum/tron/errors';
import { StackProblem } from '../stack-problem.ts';
import { deployHelp, parseDeployRequest } from './deploy-request.ts';
import { dryRun } from './dry-run.ts';
import { realRun } from './real-run.ts';

const expected = [StackProblem, DeploymentRefused, DeploymentUnsound, StepFailed];
const ofNode = [NodeUnreachable, NodeRefused, MalformedAnswer];

/** `npm run deploy`. */
async function main(args: readonly string[]): Promise<number> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const request = parseDeployRequest(args, process.env);
  const log = (line: string) => console.log(line);
  if (request === null) log(deployHelp);
  else if (request.dryRun) await dryRun(request.network, process.env, log);
  else await realRun(request, process.env, log, agreed);
  return 0;
}

/** Without a terminal nobody can agree. The word to type is the name of the network, so that nobody mistakes it. */
async function agreed(network: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question(`Deploy to ${network}? Type ${network} to continue: `);
  lines.close();
  return answer.trim() === network;
}

/** What a node did in the middle of a run; the next run continues. */
function nodeProblem(error: unknown): string | null {
  if (error instanceof TransactionRejected) {
    return `the node rejected a transaction (${error.code} ${error.message}): mend that, and run the same command again`;
  }
  if (!ofNode.some((kind) => error instanceof kind)) return null;
  return `the node ended the run (${failureReason(error)}): nothing is lost, run the same command again`;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const problem = nodeProblem(error);
  if (problem === null && !expected.some((kind) => error instanceof kind)) throw error;
  console.error(`vellum: ${problem ?? (error as Error).message}`);
  process.exitCode = 1;
}
