// @module-tag deep

import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cards } from '@vellum/contracts/cards';
import { ensureBuilt } from '@vellum/web/build';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../browser/chromium.ts';
import { Collector } from '../cards/collector.ts';
import { onStack } from '../stack/on-stack.ts';
import { appTexts } from '../visitor/app-texts.ts';
import { visit } from '../visitor/visitor.ts';
import { journeyWays, type Way } from '../visitor/ways.ts';
import { rememberNode } from '../wallets/known-nodes.ts';

/**
 * What came after Chrome 111, Firefox 128 and Safari 16.4, or is missing on plain http. Not here is what dependencies use
 * only where it exists: `startViewTransition`, `checkVisibility`, `Uint8Array.fromHex`.
 */
const newer: readonly RegExp[] = [
  /\bPromise\.(withResolvers|try)\b/,
  /\b(Object|Map)\.groupBy\b/,
  /\bArray\.fromAsync\b/,
  /\bURL\.(parse|canParse)\b/,
  /\bAbortSignal\.any\b/,
  /\bIterator\.(from|prototype)\b/,
  /\b(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\b/,
  /\bRegExp\.escape\b/,
  /\.toBase64\(/,
  /\bIntl\.DurationFormat\b/,
  /\bscheduler\.(yield|postTask)\b/,
  /\b(showPopover|moveBefore)\b/,
  /\bcrypto\.(randomUUID|subtle)\b/,
];

it('the built app uses nothing that the oldest supported browsers lack', async () => {
  const folder = await ensureBuilt('production');
  const found: string[] = [];
  for await (const name of glob('**/*.js', { cwd: folder })) {
    const text = await readFile(join(folder, name), 'utf8');
    for (const api of newer) {
      const [use] = api.exec(text) ?? [];
      if (use) found.push(`${name}: ${use}`);
    }
  }
  expect(found).toEqual([]);
});

describe('plain http in a local network', () => {
  const on = onStack({ prices: true, hostName: 'lan.test' });
  const [way] = journeyWays as readonly [Way];
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium(['--host-resolver-rules=MAP lan.test 127.0.0.1']);
  });
  afterAll(() => browser?.close());

  it('pays for a card, copies an address and takes it into a field', async () => {
    const { site } = on;
    // A phone cannot reach a node on the loopback of another machine.
    rememberNode(site.deployment.genesisId, null);
    const buyer = await Collector.arrive({ site, browser }, way);
    const { app, t, page, account } = buyer;
    expect(await page.evaluate(missing)).toEqual(withheld);
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).hostname));

    const bronze = t('cards.level', { level: 1 });
    await app.getByRole('button', { name: bronze }).click();
    await buyer
      .dialog(t('cardMarket.levelTitle', { name: bronze }))
      .getByRole('button', { name: t('cardMarket.reviewPurchase') })
      .click();
    await buyer.confirm(t('cards.buyReview', { name: bronze }));
    await buyer.follow(t('cards.buyDone', { name: bronze }), t('cards.seeMyCards'));
    expect(await site.read('cards', cards.ofOwner(account.address))).toHaveLength(1);

    await app
      .locator('header')
      .getByRole('button', { name: /T\w{5}/ })
      .click();
    await buyer.button(t('wallet.copyAddress')).click();
    await app.getByText(t('ui.copied'), { exact: true }).waitFor();
    await page.goto('/contacts');
    await buyer.button(t('contactBook.add')).click();
    const form = buyer.dialog(t('contactBook.add'));
    const field = form.getByLabel(t('contactBook.address'), { exact: true });
    await field.focus();
    await page.keyboard.press('ControlOrMeta+V');
    expect(await field.inputValue()).toBe(account.address);
    // A page that cannot read what was copied offers no button for it.
    expect(await form.getByRole('button', { name: t('ui.paste') }).count()).toBe(0);

    expect([...hosts]).toEqual(['lan.test']);
    // The browser says so itself of a header that means nothing on plain http, and of what the wallet asks its node.
    const { complaints: all } = buyer.visitor;
    const complaints = all.filter((one) => !/Opener-Policy|unreachable\.invalid/.test(one));
    expect(complaints).toEqual([]);
    await buyer.visitor.leave();
  });

  it('says that test funds are not for other machines', async () => {
    const { page, leave } = await visit(browser, on.site.url, { locale: way.locale });
    const t = appTexts(way.locale);
    await page.goto('/me');
    const connect = page.getByRole('button', { name: t('wallet.connect'), exact: true });
    await connect.first().click();
    const choice = page.getByRole('dialog').getByRole('button', { name: t('wallet.demoName') });
    await choice.click();
    await page.getByRole('button', { name: t('demoWallet.useThis') }).click();
    await page
      .locator('header')
      .getByRole('button', { name: /T\w{5}/ })
      .click();
    await page.getByRole('button', { name: t('demoWallet.getFunds') }).click();
    await page.getByText(t('demoWallet.faucetElsewhere')).waitFor();
    await leave();
  });
});

/** What browsers give to pages on https and localhost alone. */
const withheld = ['isSecureContext', 'locks', 'clipboard', 'serviceWorker', 'randomUUID', 'subtle'];

/** Runs in the page. */
function missing(): readonly string[] {
  return [
    ...(isSecureContext ? [] : ['isSecureContext']),
    ...['locks', 'clipboard', 'serviceWorker'].filter((name) => !(name in navigator)),
    ...['randomUUID', 'subtle'].filter((name) => !(name in crypto)),
  ];
}
