import { addressesOf } from '@vellum/contracts/deploy/deploy';
import type { Deployment } from '@vellum/contracts/deploy/deployment-file';
import { ownedContracts } from '@vellum/contracts/deploy/handover-steps';
import type { DeploymentParameters, Roles } from '@vellum/contracts/deploy/parameters';
import { fromHexAddress } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import { accountControl, controlText } from './account-control.ts';

/** What each role can do, and whether a server must sign for it without people. */
const roleNotes: Readonly<Record<keyof Roles, string>> = {
  guardian: 'pauses entries, freezes cards, cancels votes; give it to several keys',
  payoutProposer: 'proposes payout roots; a key of the server',
  payoutReserve: 'proposes them after a veto; a key of another machine',
  payoutGuardian: 'vetoes payout roots; must be able to act within 6 hours',
  boxOperator: 'makes box series; a key of the server',
  energyOperator: 'lends its stake; a key of the server',
  teamRoot: 'top of the tree, earns nothing',
  vlmHolder: 'receives all VLM; give it to several keys',
  cardFund: 'receives the income of cards; give it to several keys',
};

/** Who rules after the deployment, as lines: the timelock over the contracts, and who signs for each role. */
export async function handoverReport(
  client: Client,
  deployment: Deployment,
  { roles, delays }: Pick<DeploymentParameters, 'roles' | 'delays'>,
): Promise<string[]> {
  const at = addressesOf(deployment);
  const address = (name: string) => (at[name] ? fromHexAddress(at[name]) : 'not yet deployed');
  const rows: string[] = [];
  for (const role of Object.keys(roleNotes) as (keyof Roles)[]) {
    const control = controlText(await accountControl(client, roles[role]));
    rows.push(`  ${role.padEnd(15)} ${fromHexAddress(roles[role])}  ${control}`);
    rows.push(`${' '.repeat(18)}${roleNotes[role]}`);
  }
  const hours = Number(delays.timelock / 3_600n);
  return [
    'handover',
    `  timelock        ${address('timelock')}  owns ${ownedContracts.join(', ')}`,
    `  governor        ${address('governor')}  the only one who proposes and cancels there; anyone executes`,
    `  delay           ${hours} hours; the deployer ${deployment.finished ? 'has no role left' : 'still owns them until the last run'}`,
    'roles',
    ...rows,
  ];
}
