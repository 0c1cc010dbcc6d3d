import { embeddedParameters } from '@vellum/contracts/deploy/default-parameters';
import { deploy } from '@vellum/contracts/deploy/deploy';
import type { Deployment, DeploymentFile } from '@vellum/contracts/deploy/deployment-file';
import { keySigner } from '@vellum/contracts/deploy/signer';
import type { Devnet } from '@vellum/devnet';
import { type Client, createClient } from '@vellum/tron/client/client';
import type { EmbeddedKeys } from './embedded-keys.ts';
import { stakeForEnergy } from './energy-stake.ts';

const TRX = 1_000_000n;
/** Liquidity takes 800,200,000 TRX, fees about 8,000. */
const deployerFunds = 801_000_000n * TRX;
/** Keeper and payout worker send transactions of their own. */
const workerFunds = 10_000n * TRX;

/** A client of the embedded chain. */
export function clientOf(devnet: Devnet): Client {
  if (devnet.url === undefined) throw new Error('the chain is not served');
  return createClient({ fullNodes: [devnet.url] });
}

/** Brings the contracts onto the embedded chain, or continues where an earlier start was stopped. */
export async function deployContracts(
  devnet: Devnet,
  keys: EmbeddedKeys,
  file: DeploymentFile,
): Promise<Deployment> {
  const found = await file.load();
  if (found?.finished && found.genesisId === devnet.chain.genesisId) return found;
  const address = (role: keyof EmbeddedKeys) => keySigner(keys[role]).address;
  await fund(devnet, address('deployer'), deployerFunds);
  for (const role of ['keeper', 'payout', 'reserve', 'operator', 'guardian'] as const) {
    await fund(devnet, address(role), workerFunds);
  }
  await stakeForEnergy(devnet, keys.operator);
  const { deployment } = await deploy({
    client: clientOf(devnet),
    signer: keySigner(keys.deployer),
    parameters: embeddedParameters(address('deployer'), {
      roles: {
        guardian: address('guardian'),
        payoutProposer: address('payout'),
        payoutReserve: address('reserve'),
        payoutGuardian: address('guardian'),
        boxOperator: address('operator'),
        energyOperator: address('operator'),
        teamRoot: address('root'),
        vlmHolder: address('deployer'),
        cardFund: address('deployer'),
      },
    }),
    file,
    passTime: async (until) => {
      await devnet.setTime(Number(until) * 1000);
      await devnet.mine();
    },
  });
  return deployment;
}

/** Once: an address that has been on the chain was funded by an earlier start. */
async function fund(
  devnet: Devnet,
  address: ReturnType<typeof keySigner>['address'],
  amount: bigint,
): Promise<void> {
  const known = await devnet.chain.read('head', (state) => state.account(address) !== undefined);
  if (!known) await devnet.faucet(address, amount);
}
