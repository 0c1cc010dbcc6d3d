import { checkChain } from '@vellum/contracts/deploy/chain-check';
import { marketBlueprints } from '@vellum/contracts/deploy/coin-blueprints';
import { costLines, estimateCost, requireFunds } from '@vellum/contracts/deploy/cost';
import { embeddedParameters } from '@vellum/contracts/deploy/default-parameters';
import { addressesOf } from '@vellum/contracts/deploy/deploy';
import { DeploymentRefused } from '@vellum/contracts/deploy/deployment-errors';
import type { Deployment, DeploymentFile } from '@vellum/contracts/deploy/deployment-file';
import type { ExistingCoins } from '@vellum/contracts/deploy/parameters';
import type { Signer } from '@vellum/contracts/deploy/signer';
import { deploySteps } from '@vellum/contracts/deploy/step';
import { StepRunner } from '@vellum/contracts/deploy/step-runner';
import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';

export type TestMarketOptions = Readonly<{
  client: Client;
  signer: Signer;
  file: DeploymentFile;
  log: (line: string) => void;
  /** Asked before anything is spent; yes by default. */
  confirm?: () => Promise<boolean>;
}>;

/**
 * What a public network already has, for a chain that has nothing: USDT, WTRX and a DEX. Goes on where an earlier run
 * stopped. Mainnet, Nile and Shasta are refused.
 */
export async function deployTestMarket(options: TestMarketOptions): Promise<ExistingCoins> {
  const { client, signer, file, log, confirm = async () => true } = options;
  const parameters = embeddedParameters(signer.address);
  const facts = await checkChain(client, parameters);
  const start = (await file.load()) ?? beginning(facts.genesisId, signer.address);
  if (start.genesisId !== facts.genesisId) {
    throw new DeploymentRefused(['the file of the test coins is of another chain']);
  }
  const runner = new StepRunner({ client, signer, parameters, facts, file, log, start });
  await runner.finishPending();
  const missing = await runner.missing(deploySteps(marketBlueprints));
  if (missing.length > 0) {
    const cost = await estimateCost(client, runner.siteForEstimate(), facts, missing);
    for (const line of costLines(cost)) log(line);
    requireFunds(cost);
    if (!(await confirm())) throw new DeploymentRefused(['not confirmed']);
  }
  for (const step of missing) await runner.runUnlessDone(step);
  return coinsOf(addressesOf(runner.deployment));
}

function coinsOf({ usdt, wtrx, dex }: Readonly<Record<string, HexAddress>>): ExistingCoins {
  if (!usdt || !wtrx || !dex) throw new Error('the test coins are not complete');
  return { usdt, wtrx, dex };
}

function beginning(genesisId: string, deployer: HexAddress): Deployment {
  const address = fromHexAddress(deployer);
  return {
    format: 1,
    network: 'test coins',
    genesisId,
    deployer: address,
    parameters: '',
    // The DEX names who may switch its fee on; on a test chain that is the deployer.
    contracts: { timelock: { address } },
    calls: {},
    finished: false,
  };
}
