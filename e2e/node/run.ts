import { DeploymentRefused } from '@vellum/contracts/deploy/deployment-errors';
import { StackProblem } from '@vellum/stack/stack-problem';
import { helpText, planOf } from './node-plan.ts';
import { RunRefused } from './run-refused.ts';
import { testNode } from './test-node.ts';

const expected = [RunRefused, DeploymentRefused, StackProblem];

/** `npm run test:node -- --node URL`. */
async function main(words: readonly string[]): Promise<number> {
  const request = planOf(words);
  switch (request.kind) {
    case 'help':
      console.log(helpText);
      return 0;
    case 'invalid':
      console.error(`vellum: ${request.problem}; npm run test:node -- --help lists the flags.`);
      return 1;
    case 'run':
      return (await testNode(request.plan, process.env, (line) => console.log(line))) ? 0 : 1;
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130));
try {
  process.exit(await main(process.argv.slice(2)));
} catch (error) {
  if (!expected.some((kind) => error instanceof kind)) throw error;
  console.error(`vellum: ${(error as Error).message}`);
  process.exit(1);
}
