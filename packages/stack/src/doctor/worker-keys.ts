import type { Deployment } from '@vellum/contracts/deploy/deployment-file';
import { accountOfKey, type KeyFault, keyFaults } from '@vellum/server/keeper/key-roles';
import type { Client } from '@vellum/tron/client/client';
import type { Config } from '../config/config.ts';
import { type Finding, good, unsure, wrong } from './finding.ts';

/** Whether the keys of the settings are those that the chain names; nothing where there is none. */
export async function keyFindings(
  { keys, accounts }: Pick<Config, 'keys' | 'accounts'>,
  { contracts }: Deployment,
  client: Client,
): Promise<Finding[]> {
  const acting = {
    keeper: accountOfKey(keys.keeper),
    payout: accountOfKey(keys.payout, accounts.payout),
    reserve: accountOfKey(keys.reserve, accounts.reserve),
    operator: accountOfKey(keys.operator),
  };
  const given = Object.values(acting).filter((account) => account !== null).length;
  const [payout, energyDesk, blindBox] = ['payout', 'energyDesk', 'blindBox'].map(
    (name) => contracts[name]?.address,
  );
  if (given === 0 || !payout || !energyDesk || !blindBox) return [];
  try {
    const faults = await keyFaults(client, { payout, energyDesk, blindBox }, acting);
    return faults.length === 0
      ? [good('keys', `${given}, as the chain names their roles`)]
      : faults.map(keyFinding);
  } catch {
    return [unsure('keys', 'the chain did not say who has which role', 'run it again')];
  }
}

function keyFinding({ key, account, role, expected, isPartial }: KeyFault): Finding {
  if (key === 'KEEPER_KEY') {
    const text = `KEEPER_KEY is the key of the ${role} ${account}`;
    return unsure('keys', text, 'give the keeper a key of its own; perhaps two were swapped');
  }
  const named = expected === null ? '' : `, which is ${expected}`;
  const text = `${key} acts for ${account}, not for the ${role}${named}: that work rests`;
  const remedy = 'set the key of that account, or name this one by a vote';
  return isPartial ? unsure('keys', text, remedy) : wrong('keys', text, remedy);
}
