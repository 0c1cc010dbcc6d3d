import { demoPersonaKey } from '@vellum/api/project/demo-personas';
import { fromHexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { addressOfPrivateKey } from '@vellum/tron/signature';
import type { Account, TestStack } from '../stack/stack.ts';
import type { OwnerVisitor } from './owner-visitor.ts';

/** Of the embedded chain, in seconds, with one to be past them. */
const waits = { begin: 61, vote: 601, timelock: 61 };

const privateKey = demoPersonaKey('owner');

/** The Owner persona: it has the votes that a proposal takes. */
export const ownerPersona: Account = {
  privateKey,
  address: fromHexAddress(addressOfPrivateKey(fromHex(privateKey))),
};

async function pass(site: TestStack, owner: OwnerVisitor, seconds: number): Promise<void> {
  await site.devnet.increaseTime(seconds * 1000);
  await site.devnet.mine();
  await site.indexed();
  await owner.page.reload();
}

/** From the form as it stands to the page of the proposal. */
export async function propose(site: TestStack, owner: OwnerVisitor, title: string): Promise<void> {
  const { t, app } = owner;
  await app.getByText(t('dao.wouldWork')).waitFor();
  await app.getByLabel(t('dao.titleField'), { exact: true }).fill(title);
  await owner.expectAccessible();
  await owner.button(t('dao.proposeButton')).click();
  await owner.confirm(t('dao.proposeReview'));
  const seal = owner.dialog(t('paidAction.done'));
  await seal.getByText(t('dao.proposeDone')).waitFor();
  await site.indexed();
  await seal.getByRole('link', { name: t('dao.seeProposal') }).click();
  await app.getByText(t('dao.state_pending'), { exact: true }).waitFor();
}

/** Vote, delay, execution. */
export async function carryThrough(site: TestStack, owner: OwnerVisitor): Promise<void> {
  const { t, app } = owner;
  await pass(site, owner, waits.begin);
  await app.getByLabel(t('dao.for'), { exact: true }).check();
  await owner.button(t('dao.voteButton', { choice: t('dao.for') })).click();
  await owner.confirm(t('dao.voteReview'));
  await owner.close(t.like('dao.voteDone', { choice: t('dao.for') }));
  await pass(site, owner, waits.vote);
  await owner.button(t('dao.queueButton')).click();
  await owner.confirm(t('dao.queueReview'));
  await owner.close(t('dao.queueDone'));
  await pass(site, owner, waits.timelock);
  await owner.button(t('dao.executeButton')).click();
  await owner.confirm(t('dao.executeReview'));
  await owner.close(t('dao.executeDone'));
}
