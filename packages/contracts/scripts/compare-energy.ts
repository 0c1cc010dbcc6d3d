import { createClient } from '@vellum/tron/client/client';
import { getTransactionInfo } from '@vellum/tron/client/transactions';
import { addressesOf } from '../deploy/deploy.ts';
import { type Deployment, deploymentFile } from '../deploy/deployment-file.ts';
import { pairSteps } from '../deploy/liquidity-steps.ts';

const usage = 'node packages/contracts/scripts/compare-energy.ts NODE FILE OTHER_NODE OTHER_FILE';

type Energies = ReadonlyMap<string, bigint>;

/** Energy of every transaction in a deployment file, by step. */
async function energies(node: string, { contracts, calls }: Deployment): Promise<Energies> {
  const client = createClient({ fullNodes: [node] });
  const made = Object.entries(contracts).map(([name, { txid }]) => [name, txid] as const);
  const found = new Map<string, bigint>();
  for (const [step, txid] of [...made, ...Object.entries(calls)]) {
    if (txid === undefined) continue;
    const info = await getTransactionInfo(client, txid);
    if (info === null) throw new Error(`${node} does not know ${txid} (${step})`);
    found.set(step, info.energyUsageTotal);
  }
  return found;
}

/** The coin of each pair that the DEX sorts first: the one with the smaller address. */
function firstCoins(deployment: Deployment): ReadonlyMap<string, string> {
  const at = addressesOf(deployment);
  const bytes = (name: string) => at[name] ?? '';
  return new Map(pairSteps.map(({ name, coins: [a, b] }) => [name, bytes(a) < bytes(b) ? a : b]));
}

/** Prints the pairs and the steps that differ between two deployments; ends with 1 when steps differ and no pair does. */
async function main([node = '', path = '', otherNode = '', otherPath]: readonly string[]) {
  if (otherPath === undefined) throw new Error(usage);
  const [one, other] = [await loaded(path), await loaded(otherPath)];
  const [coins, otherCoins] = [firstCoins(one), firstCoins(other)];
  const pairs = [...coins].filter(([name, coin]) => otherCoins.get(name) !== coin);
  for (const [name, coin] of pairs) {
    console.log(`pair ${name}: ${coin} comes first, in the other ${otherCoins.get(name)}`);
  }
  const [here, there] = [await energies(node, one), await energies(otherNode, other)];
  const steps = [...new Set([...here.keys(), ...there.keys()])];
  const differing = steps.filter((step) => here.get(step) !== there.get(step));
  for (const step of differing) console.log(`${step}: ${here.get(step)}, ${there.get(step)}`);
  const total = [...here.values()].reduce((sum, energy) => sum + energy, 0n);
  console.log(`${steps.length - differing.length} of ${steps.length} steps equal; ${total} energy`);
  return differing.length > 0 && pairs.length === 0 ? 1 : 0;
}

async function loaded(path: string): Promise<Deployment> {
  const found = await deploymentFile(path).load();
  if (found === undefined) throw new Error(`${path} does not exist`);
  return found;
}

process.exitCode = await main(process.argv.slice(2));
