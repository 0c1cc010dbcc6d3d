import { fromHexAddress } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import { vlmBytecode } from '../generated/bytecode/vlm.ts';
import { DeploymentRefused } from './deployment-errors.ts';
import { hasCode } from './foreign-code.ts';
import type { DeploymentParameters } from './parameters.ts';

/** Votes and stakes are bound to VLM permanently, so one that is kept must have its code; holder and supply are its own. */
export async function requireVlm(
  client: Client,
  { existing }: DeploymentParameters,
): Promise<void> {
  if (!existing?.vlm) return;
  if (await hasCode(client, existing.vlm, vlmBytecode)) return;
  throw new DeploymentRefused([`${fromHexAddress(existing.vlm)} (VLM_ADDRESS) is not a VLM`]);
}
