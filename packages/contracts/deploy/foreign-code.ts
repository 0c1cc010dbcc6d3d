import { toHexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import type { Client } from '@vellum/tron/client/client';
import { getContract } from '@vellum/tron/client/contracts';
import { timelockBlueprint, voteBlueprints } from './coin-blueprints.ts';
import type { Deployment } from './deployment-file.ts';
import { earnBlueprints, groundBlueprints } from './earn-blueprints.ts';
import { launchBlueprints } from './launch-blueprints.ts';
import { tradingBlueprints } from './market-blueprints.ts';

const blueprints = Object.entries({
  ...timelockBlueprint,
  ...voteBlueprints,
  ...groundBlueprints,
  ...launchBlueprints,
  ...earnBlueprints,
  ...tradingBlueprints,
});

/** Names of a deployment's contracts whose code is not this release's; none when it fits. */
export async function foreignCode(client: Client, { contracts }: Deployment): Promise<string[]> {
  const foreign: string[] = [];
  for (const [name, { bytecode }] of blueprints) {
    const known = contracts[name];
    const found = known && (await getContract(client, toHexAddress(known.address)));
    if (!found || !toHex(found.bytecode).startsWith(bytecode)) foreign.push(name);
  }
  return foreign;
}
