import {
  type CliOptions,
  cliOptions,
  type Environment,
} from '@vellum/contracts/deploy/cli-options';
import { deploy } from '@vellum/contracts/deploy/deploy';
import { DeploymentRefused } from '@vellum/contracts/deploy/deployment-errors';
import { deploymentFile } from '@vellum/contracts/deploy/deployment-file';
import { parameterProblems } from '@vellum/contracts/deploy/parameters';
import { patientClient } from '@vellum/contracts/deploy/patient-client';
import { fromHexAddress } from '@vellum/tron/address';
import { type Client, createClient } from '@vellum/tron/client/client';
import { type DeployRequest, deployEnvironment } from './deploy-request.ts';
import { handoverReport } from './handover-report.ts';
import { requireNodes } from './require-nodes.ts';
import { deployTestMarket } from './test-market.ts';

type Log = (line: string) => void;

/** Deploys to the nodes of the settings, or continues with it; asks after the cost was shown unless agreed beforehand. */
export async function realRun(
  request: DeployRequest,
  variables: Environment,
  log: Log,
  agreed: (network: string) => Promise<boolean>,
): Promise<void> {
  const given = await deployEnvironment(request, variables);
  const confirm = async () => request.yes || (await agreed(request.network));
  await requireNodes(request.testCoins ? soundWithCoins(given) : cliOptions(given));
  const env = request.testCoins
    ? { ...given, ...(await testCoins(soundWithCoins(given), log, confirm)) }
    : given;
  const options = cliOptions(env);
  const client = clientOf(options, log);
  const result = await deploy({
    client,
    signer: options.signer,
    parameters: options.parameters,
    file: deploymentFile(options.file),
    log,
    confirm,
  });
  for (const line of await handoverReport(client, result.deployment, options.parameters)) log(line);
  log(`kept in ${options.file}: set DEPLOYMENT_FILE to it for the app`);
  if (result.status === 'finished') return;
  const due = new Date(Number(result.due) * 1000).toISOString();
  log(`wired; run the command again from ${due} on: then the timelock takes over`);
}

/** Public nodes allow about fifteen requests a second. */
const PUBLIC_SPACING = 100;
const RESTS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

function clientOf({ nodes, eventServers, apiKey, parameters }: CliOptions, log: Log): Client {
  const client = createClient({
    fullNodes: nodes,
    ...(eventServers.length > 0 && { eventServers }),
    ...(apiKey && { apiKey }),
  });
  const isPublic = parameters.network === 'nile' || parameters.network === 'mainnet';
  return patientClient(client, { spacing: isPublic ? PUBLIC_SPACING : 0, rests: RESTS, log });
}

/** What a deployment with test coins would be given; throws DeploymentRefused for all that speaks against it yet. */
function soundWithCoins(env: Environment): CliOptions {
  const later = `0x${'1'.repeat(40)}`;
  const options = cliOptions({
    ...env,
    ...{ USDT_ADDRESS: later, WTRX_ADDRESS: later, DEX_FACTORY: later },
  });
  const problems = parameterProblems(options.parameters);
  if (problems.length > 0) throw new DeploymentRefused(problems);
  return options;
}

/** Addresses of the test coins, as the variables that a public network is given by. */
async function testCoins(
  options: CliOptions,
  log: Log,
  confirm: () => Promise<boolean>,
): Promise<Environment> {
  const { usdt, wtrx, dex } = await deployTestMarket({
    client: clientOf(options, log),
    signer: options.signer,
    file: deploymentFile(`${options.file}.test-coins`),
    log,
    confirm,
  });
  return {
    USDT_ADDRESS: fromHexAddress(usdt),
    WTRX_ADDRESS: fromHexAddress(wtrx),
    DEX_FACTORY: fromHexAddress(dex),
  };
}
