// @module-tag deep

import { trc20 } from '@vellum/contracts/coins';
import { toHexAddress } from '@vellum/tron/address';
import { fromHex, toHex } from '@vellum/tron/bytes';
import { signDigest } from '@vellum/tron/signature';
import { describe, expect, it } from 'vitest';
import { contractAt, giveVlm } from '../stack/earn-pools.ts';
import { onStack } from '../stack/on-stack.ts';
import type { Account, TestStack } from '../stack/stack.ts';
import { deepJourneyWays, deepRefusalWays, isDeep } from '../visitor/ways.ts';
import { Careful } from './careful.ts';

const on = onStack({ prices: true });
const COIN = 1_000_000n;
const ALL = 2n ** 256n - 1n;

describe.each(deepJourneyWays)('approvals, $what', (way) => {
  it('are found with what they reach and cancelled one by one; a changed permission is told (S5.33)', async () => {
    const { site } = on;
    const who = await Careful.arrive(on, way);
    const { t, app, page } = who;
    await app.getByRole('heading', { name: t('approvals.nobodyTitle') }).waitFor();
    await app.getByText(t('approvals.rightsFine')).waitFor();
    const stranger = (await site.account()).address;
    const [desk, staking] = [contractAt(site, 'otcDesk'), contractAt(site, 'termStake')];
    await giveVlm(site, who.account, 1_000n * COIN);
    await who.followEntry();
    await who.allow('vlm', staking, 250n * COIN);
    await who.allow('usdt', desk, 512n * COIN);
    await who.allow('vlm', stranger, ALL);
    await page.reload();
    await app.getByText(t('approvals.riskTitle')).waitFor();
    // The stranger without a limit first.
    const rows = who.rows();
    await expect.poll(() => rows.count()).toBe(3);
    const first = await rows.first().textContent();
    for (const word of [t('approvals.unknownSpender'), t('approvals.noLimit'), '1,000'])
      expect(first).toContain(word);
    await who.expectAccessible();

    await rows
      .filter({ hasText: t('approvals.unknownSpender') })
      .locator('label')
      .click();
    await rows
      .filter({ hasText: t('approvals.spender_otcDesk') })
      .locator('label')
      .click();
    await who.button(t('approvals.cancelN', { n: 2 })).click();
    await who.confirm(t('approvals.reviewOf', { place: '1/2' }));
    await who.confirm(t('approvals.reviewOf', { place: '2/2' }));
    await who.close(t('approvals.done', { who: t('approvals.spender_otcDesk') }));
    await app.getByText(t('approvals.rowDone', { done: 2, of: 2 })).waitFor();
    expect(await who.allowance('vlm', stranger)).toBe(0n);
    expect(await who.allowance('usdt', desk)).toBe(0n);
    expect(await who.allowance('vlm', staking)).toBe(250n * COIN);
    await expect.poll(() => rows.count()).toBe(1);

    await app.getByRole('button', { name: t('approvals.selectAll') }).click();
    await who.button(t('approvals.cancelN', { n: 1 })).click();
    await who.confirm(t('approvals.review'));
    await who.close(t('approvals.done', { who: t('approvals.spender_termStake') }));
    await app.getByRole('heading', { name: t('approvals.nobodyTitle') }).waitFor();
    await app.getByRole('button', { name: t('ui.check') }).click();
    await app.getByText(t('approvals.stillStand', { n: 0 })).waitFor();
    expect(await who.allowance('vlm', staking)).toBe(0n);

    const thief = await site.account();
    await shareKeys(site, who.account, thief);
    await page.reload();
    const alert = app.getByRole('alert').filter({ hasText: t('approvals.rightsTitle') });
    await alert.getByText(thief.address).first().waitFor({ state: 'attached' });
    await who.expectAccessible();
    expect(who.visitor.complaints).toEqual([]);
    await who.visitor.leave();
  });
});

describe.runIf(isDeep).each(deepRefusalWays)('approvals, $what', (way) => {
  it('stay from the one on that the wallet says no to', async () => {
    const { site } = on;
    const account = await site.account();
    await site.activate(account);
    const stranger = await site.account();
    const desk = contractAt(site, 'otcDesk');
    await site.send(account, 'vlm', trc20.approve(stranger.address, 5n * COIN));
    await site.send(account, 'vlm', trc20.approve(desk, 5n * COIN));
    const who = await Careful.arrive(on, way, account);
    const { t, app } = who;
    await app.getByRole('button', { name: t('approvals.selectAll') }).click();
    await who.button(t('approvals.cancelN', { n: 2 })).click();
    await who.confirm(t('approvals.reviewOf', { place: '1/2' }));
    await who.dialog(t('approvals.reviewOf', { place: '2/2' })).waitFor();
    await who.wallet.rejectNext(who.page, 'sign');
    await who.confirm(t('approvals.reviewOf', { place: '2/2' }));
    await app.getByText(who.t('paidAction.rejectedNote')).waitFor();
    // The one before stays cancelled.
    expect(await who.allowance('vlm', stranger.address)).toBe(0n);
    expect(await who.allowance('vlm', desk)).toBe(5n * COIN);
    await who.visitor.leave();
  });
});

/** Lets another key sign for everything an account owns. */
async function shareKeys(site: TestStack, account: Account, other: Account): Promise<void> {
  const owner = toHexAddress(account.address);
  const keys = [owner, toHexAddress(other.address)].map((address) => ({ address, weight: 1 }));
  const operations = `7fff1fc0033ec3${'0'.repeat(50)}`;
  const transaction = await ask(site, 'accountpermissionupdate', {
    owner_address: owner,
    owner: { type: 0, permission_name: 'owner', threshold: 1, keys },
    actives: [
      { type: 2, permission_name: 'active', threshold: 1, operations, keys: keys.slice(0, 1) },
    ],
  });
  const signature = signDigest(fromHex(transaction['txID']), fromHex(account.privateKey));
  const answer = await ask(site, 'broadcasttransaction', {
    ...transaction,
    signature: [toHex(signature)],
  });
  expect(answer).toMatchObject({ result: true });
}

// biome-ignore lint/suspicious/noExplicitAny: the node answers in shapes of its own.
async function ask(site: TestStack, path: string, body: object): Promise<any> {
  const asked = { method: 'POST', body: JSON.stringify(body) };
  return (await fetch(`${site.devnet.url}/wallet/${path}`, asked)).json();
}
