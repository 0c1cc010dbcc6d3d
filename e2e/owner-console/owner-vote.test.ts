// @module-tag deep

import { cards } from '@vellum/contracts/cards';
import { governor } from '@vellum/contracts/dao';
import { describe, expect, it } from 'vitest';
import { onStack } from '../stack/on-stack.ts';
import { deepJourneyWays } from '../visitor/ways.ts';
import { carryThrough, ownerPersona, propose } from './carried-proposal.ts';
import { OwnerVisitor } from './owner-visitor.ts';

const on = onStack({ demoWorld: 'small' });
const COIN = 1_000_000n;
const LEVEL = 2n;

describe.each(deepJourneyWays)('the Owner persona, $what', (way) => {
  it('changes price and metadata of a card level by proposal, vote, delay and execution', async () => {
    const { site } = on;
    const owner = await OwnerVisitor.arrive(on, way, { account: ownerPersona });
    const { t, app, page } = owner;
    const before = await site.read('cards', cards.level(LEVEL));
    const rules = await site.read('cards', cards.levelRules(LEVEL));
    await app.getByRole('link', { name: t('owner.cards') }).click();
    await app.getByLabel(t('dao.template_cardLevel'), { exact: true }).check();
    await app.getByLabel(t('dao.field_cardLevel'), { exact: true }).fill(String(LEVEL));
    const price = before.price / COIN + 7n;
    await app.getByLabel(t('dao.field_levelPrice'), { exact: true }).fill(String(price));
    await propose(site, owner, 'A new price');
    await carryThrough(site, owner);
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
    await propose(site, owner, 'New metadata');
    const id = BigInt(new URL(page.url()).pathname.split('/').at(-1) ?? '');
    await carryThrough(site, owner);
    expect(await site.read('governor', governor.state(id))).toBe('executed');
    expect(owner.visitor.complaints).toEqual([]);
    await owner.visitor.leave();
  });
});
