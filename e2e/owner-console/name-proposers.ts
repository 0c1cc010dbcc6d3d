import { payout } from '@vellum/contracts/income';
import type { TestStack } from '../stack/stack.ts';
import { ownContract } from './own-contract.ts';

const ROLE_DELAY_MS = 301_000;

/** A veto suspends who made the root; the owner names the same accounts again, and both may propose. */
export async function nameProposers(site: TestStack): Promise<void> {
  const owner = site.role('deployer');
  await ownContract(site, 'payout', owner.address);
  const { proposer, reserve, guardian } = await site.read('payout', payout.roles());
  const same = payout.setRoles(proposer, reserve, guardian);
  await site.send(owner, 'payout', payout.announce(same.data));
  await site.devnet.increaseTime(ROLE_DELAY_MS);
  await site.send(owner, 'payout', same);
}
