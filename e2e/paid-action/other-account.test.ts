// @module-tag deep

import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdRequests } from '../browser/held-requests.ts';
import { onStack } from '../stack/on-stack.ts';
import type { Account } from '../stack/stack.ts';
import { ways } from '../visitor/ways.ts';
import { Payer } from './payer.ts';

const on = onStack();
let inviter: Account;
let payer: Payer;

/** Both languages; of wallets that say when the account changes. */
const both = [ways[1], ways[3]];

beforeAll(async () => {
  inviter = await on.site.account();
  await on.site.activate(inviter);
  await on.site.indexed();
});

describe.each(both)('a review that another account of the wallet left, $what', (way) => {
  beforeEach(async () => {
    payer = await Payer.arrive({ stack: on.site, browser: on.browser, inviter }, way);
    await payer.openReview();
    await payer.reload();
    await payer.page.goto('/activity');
    await resume().waitFor();
  });
  afterEach(() => payer.leave());

  const resume = () =>
    payer.app.getByRole('button', { name: payer.t('activity.goOn'), exact: true });
  const review = () => payer.dialog(payer.t('membership.review'));
  const isElsewhere = () => payer.app.getByText(payer.t.like('activity.otherAddress')).waitFor();
  const goOn = async () => {
    await payer.resume(payer.t('activity.reviewLeft'));
    await payer.confirm();
    await payer.expectDone();
    await payer.expectOneCharge();
  };

  it('is not offered, and is again once its own is back', async () => {
    const { page, wallet } = payer;
    await wallet.switchAccount(page, 1);
    await isElsewhere();
    expect(await resume().count()).toBe(0);
    await page.reload();
    await payer.connected();
    await isElsewhere();
    expect(await resume().count()).toBe(0);
    await payer.expectAccessible();
    await wallet.switchAccount(page, 0);
    await resume().waitFor();
    await payer.expectNothingSent();
    await goOn();
  });

  it('does not open for it when it was resumed just before, and goes when it is open', async () => {
    const { page, wallet } = payer;
    const account = () =>
      payer.app
        .locator('header')
        .getByRole('button', { name: /T\w{5}/ })
        .textContent();
    const own = await account();
    const code = await holdRequests(page, /\/assets\/resume-host-/);
    await resume().click();
    await code.came();
    await wallet.switchAccount(page, 1);
    await expect.poll(account).not.toBe(own);
    const loaded = page.waitForResponse(/\/assets\/resume-host-/);
    await code.free();
    await loaded;
    await payer.expectAccessible();
    expect(await payer.app.getByRole('dialog').count()).toBe(0);

    await wallet.switchAccount(page, 0);
    await review().getByText(payer.t('paidAction.tried')).waitFor();
    await wallet.switchAccount(page, 1);
    await review().waitFor({ state: 'detached' });
    await wallet.switchAccount(page, 0);
    await payer.expectNothingSent();
    await goOn();
  });
});
