import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { createClient } from '@vellum/tron/client/client';
import { cliOptions } from './cli-options.ts';
import { deploy } from './deploy.ts';
import { DeploymentRefused, DeploymentUnsound, StepFailed } from './deployment-errors.ts';
import { deploymentFile } from './deployment-file.ts';

/** Deploys, or goes on with a deployment; asks after the cost was shown unless told `--yes`. */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { yes: { type: 'boolean', default: false } } });
  const { nodes, eventServers, apiKey, signer, parameters, file } = cliOptions(process.env);
  const result = await deploy({
    client: createClient({ fullNodes: nodes, eventServers, ...(apiKey && { apiKey }) }),
    signer,
    parameters,
    file: deploymentFile(file),
    log: (line) => console.log(line),
    confirm: async () => values.yes || (await agreed()),
  });
  if (result.status === 'waiting') {
    const due = new Date(Number(result.due) * 1000).toISOString();
    console.log(`wired; run the command again from ${due} on: then the timelock takes over`);
  }
  return 0;
}

/** Without a terminal nobody can agree. */
async function agreed(): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question('Deploy? Type yes: ');
  lines.close();
  return answer.trim() === 'yes';
}

try {
  process.exitCode = await main();
} catch (error) {
  const expected = [DeploymentRefused, DeploymentUnsound, StepFailed];
  if (!expected.some((kind) => error instanceof kind)) throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}
