import { type HexAddress, toHexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import type { Client } from '@vellum/tron/client/client';
import { getContract } from '@vellum/tron/client/contracts';
import type { Deployment } from './deployment-file.ts';
import { platformBlueprints } from './plan.ts';

/** Names of a deployment's contracts whose code is not this release's; none when it fits. */
export async function foreignCode(client: Client, { contracts }: Deployment): Promise<string[]> {
  const foreign: string[] = [];
  for (const [name, { bytecode }] of Object.entries(platformBlueprints)) {
    const known = contracts[name];
    const fits = known && (await hasCode(client, toHexAddress(known.address), bytecode));
    if (!fits) foreign.push(name);
  }
  return foreign;
}

/** Whether a contract was created with this code, whatever the arguments of its constructor. */
export async function hasCode(
  client: Client,
  address: HexAddress,
  bytecode: string,
): Promise<boolean> {
  const found = await getContract(client, address);
  return found !== null && toHex(found.bytecode).startsWith(bytecode);
}
