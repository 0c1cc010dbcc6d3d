// @module-tag deep

import { demoPersonaKey } from '@vellum/api/project/demo-personas';
import { cards } from '@vellum/contracts/cards';
import { governor } from '@vellum/contracts/dao';
import { fromHexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { addressOfPrivateKey } from '@vellum/tron/signature';
import { describe, expect, it } from 'vitest';
import { onStack } from '../stack/on-stack.ts';
import { journeyWays } from '../visitor/ways.ts';
import { OwnerVisitor } from './owner-visitor.ts';

const on = onStack({ demoWorld: 'small' });
const COIN = 1_000_000n;
/** Of the embedded chain, in seconds, with one to be past them. */
const waits = { begin: 61, vote: 601, timelock: 61 };
const LEVEL = 2n;

const privateKey = demoPersonaKey('owner');
const account = {
  privateKey,
  address: fromHexAddress(addressOfPrivateKey(fromHex(privateKey))),
};

async function pass(owner: OwnerVisitor, seconds: number): Promise<void> {
  await on.site.devnet.increaseTime(seconds * 1000);
  await on.site.devnet.mine();
  await on.site.indexed();
  await owner.page.reload();
}

/** From the form as it stands to the page of the proposal. */
async function propose(owner: OwnerVisitor, title: string): Promise<void> {
  const { t, app } = owner;
  await app.getByText(t('dao.wouldWork')).waitFor();
  await app.getByLabel(t('dao.titleField'), { exact: true }).fill(title);
  await owner.expectAccessible();
  await owner.button(t('dao.proposeButton')).click();
  await owner.confirm(t('dao.proposeReview'));
  const seal = owner.dialog(t('paidAction.done'));
  await seal.getByText(t('dao.proposeDone')).waitFor();
  await on.site.indexed();
  await seal.getByRole('link', { name: t('dao.seeProposal') }).click();
  await app.getByText(t('dao.state_pending'), { exact: true }).waitFor();
}

/** Vote, delay, execution. */
async function carryThrough(owner: OwnerVisitor): Promise<void> {
  const { t, app } = owner;
  await pass(owner, waits.begin);
  await app.getByLabel(t('dao.for'), { exact: true }).check();
  await owner.button(t('dao.voteButton', { choice: t('dao.for') })).click();
  await owner.confirm(t('dao.voteReview'));
  await owner.close(t.like('dao.voteDone', { choice: t('dao.for') }));
  await pass(owner, waits.vote);
  await owner.button(t('dao.queueButton')).click();
  await owner.confirm(t('dao.queueReview'));
  await owner.close(t('dao.queueDone'));
  await pass(owner, waits.timelock);
  await owner.button(t('dao.executeButton')).click();
  await owner.confirm(t('dao.executeReview'));
  await owner.close(t('dao.executeDone'));
}

describe.each(journeyWays)('the Owner persona, $what', (way) => {
  it('changes price and metadata of a card level by proposal, vote, delay and execution', async () => {
    const { site } = on;
    const owner = await OwnerVisitor.arrive(on, way, { account });
    const { t, app, page } = owner;
    const before = await site.read('cards', cards.level(LEVEL));
    const rules = await site.read('cards', cards.levelRules(LEVEL));
    await app.getByRole('link', { name: t('owner.cards') }).click();
    await app.getByLabel(t('dao.template_cardLevel'), { exact: true }).check();
    await app.getByLabel(t('dao.field_cardLevel'), { exact: true }).fill(String(LEVEL));
    const price = before.price / COIN + 7n;
    await app.getByLabel(t('dao.field_levelPrice'), { exact: true }).fill(String(price));
    await propose(owner, 'A new price');
    await carryThrough(owner);
    const after = await site.read('cards', cards.level(LEVEL));
    // Everything else about the level is as it was.
    expect(after).toEqual({ ...before, price: price * COIN });
    expect(await site.read('cards', cards.levelRules(LEVEL))).toEqual(rules);

    await page.goto('/dao/new?contract=cards');
    await app.getByLabel(t('dao.template_cardUri'), { exact: true }).check();
    await app.getByLabel(t('dao.field_cardLevel'), { exact: true }).fill(String(LEVEL));
    await app
      .getByLabel(t('dao.field_uri'), { exact: true })
      .fill(`https://example.org/silver/${way.locale}/`);
    await propose(owner, 'New metadata');
    const id = BigInt(new URL(page.url()).pathname.split('/').at(-1) ?? '');
    await carryThrough(owner);
    expect(await site.read('governor', governor.state(id))).toBe('executed');
    expect(owner.visitor.complaints).toEqual([]);
    await owner.visitor.leave();
  });
});
