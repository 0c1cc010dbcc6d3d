// @module-tag deep

import { ownership } from '@vellum/contracts/ownership';
import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { describe, expect, it } from 'vitest';
import { contractAt } from '../stack/earn-pools.ts';
import { onStack } from '../stack/on-stack.ts';
import { deepJourneyWays } from '../visitor/ways.ts';
import { carryThrough, ownerPersona, propose } from './carried-proposal.ts';
import { OwnerVisitor } from './owner-visitor.ts';

const nobody = fromHexAddress('410000000000000000000000000000000000000000' as HexAddress);

describe.each(deepJourneyWays)('a contract of the timelock, $what', (way) => {
  // Given up for ever: a stack of its own for each way.
  const on = onStack({ demoWorld: 'small' });
  const ownerOf = async (contract: string) =>
    fromHexAddress(await on.site.read(contract, ownership.owner()));
  const typeName = async (owner: OwnerVisitor, name: string) => {
    const { t, app } = owner;
    await app.getByLabel(t('dao.titleField'), { exact: true }).fill('Not yet');
    expect(await owner.button(t('dao.enterName')).isDisabled()).toBe(true);
    await app.getByLabel(t('dao.typeName', { name })).fill(name);
  };

  it('is transferred by proposal, vote, delay and execution, accepted, handed on and given up', async () => {
    const { site } = on;
    const timelock = fromHexAddress(contractAt(site, 'timelock'));
    const owner = await OwnerVisitor.arrive(on, way, { account: ownerPersona });
    const { t, app, page } = owner;
    await page.goto('/dao/new?contract=otcDesk');
    await app.getByLabel(t('dao.template_newOwner'), { exact: true }).check();
    await app.getByLabel(t('dao.field_newOwner')).fill(owner.account.address);
    await typeName(owner, t('dao.contract_otcDesk'));
    await propose(site, owner, 'A desk of its own');
    await carryThrough(site, owner);
    // Nothing is theirs before they accept.
    expect(await ownerOf('otcDesk')).toBe(timelock);
    await page.goto('/owner');
    await owner.does(t('owner.deed_acceptOwnership'));
    expect(await ownerOf('otcDesk')).toBe(owner.account.address);

    const friend = await site.account();
    const what = t('owner.otcDesk');
    await page.goto('/owner');
    await owner.unfold(t('owner.handOver', { what }));
    await app.getByLabel(t('owner.newOwner')).fill(friend.address);
    expect(await owner.button(t('owner.enterName')).isDisabled()).toBe(true);
    await owner.names(what);
    await owner.does(t('owner.deed_transferOwnership'));
    const pending = await site.read('otcDesk', ownership.pendingOwner());
    expect(fromHexAddress(pending)).toBe(friend.address);

    await page.goto('/owner');
    await owner.unfold(t('owner.giveUp', { what }));
    expect(await owner.button(t('owner.enterName')).isDisabled()).toBe(true);
    await owner.names(what);
    await owner.expectAccessible();
    await owner.does(t('owner.deed_renounceOwnership'));
    expect(await ownerOf('otcDesk')).toBe(nobody);

    await page.goto('/dao/new?contract=lpStake');
    await app.getByLabel(t('dao.template_noOwner'), { exact: true }).check();
    await typeName(owner, t('dao.contract_lpStake'));
    await propose(site, owner, 'Nobody rules the pool');
    await carryThrough(site, owner);
    expect(await ownerOf('lpStake')).toBe(nobody);
    expect(owner.visitor.complaints).toEqual([]);
    await owner.visitor.leave();
  });
});
