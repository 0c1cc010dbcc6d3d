// @module-tag deep

import { paths } from '@vellum/api/wire/paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leaveChromium, sharedChromium } from '../browser/shared-chromium.ts';
import { startTestStack, type TestStack } from '../stack/stack.ts';
import { type Visitor, visit } from '../visitor/visitor.ts';

let browser: Browser;
let site: TestStack;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  site = await startTestStack({ web: 'gallery' });
  browser = await sharedChromium();
});

afterAll(async () => {
  await leaveChromium(browser);
  await site?.close();
});

beforeEach(async () => {
  visitor = await visit(browser, site.url);
  page = visitor.page;
  await page.goto('/design');
  await page.getByRole('heading', { name: 'Buttons' }).waitFor();
});

afterEach(async () => {
  expect(visitor.complaints.filter((text) => !text.includes('503'))).toEqual([]);
  await visitor.leave();
});

describe('components in a real browser', () => {
  it('takes an amount to the last unit, pasted, typed or by Max', async () => {
    const amount = page.getByRole('textbox', { name: 'Amount' });
    const value = page.getByTestId('amount');
    await amount.fill('1,234.567890');
    await expect.poll(() => value.textContent()).toBe('1234567890');
    expect(await amount.inputValue()).toBe('1,234.567890');
    await page.getByRole('button', { name: 'Max' }).click();
    await expect.poll(() => value.textContent()).toBe('2410550000');
    expect(await amount.inputValue()).toBe('2410.55');
    await amount.fill('');
    await expect.poll(() => value.textContent()).toBe('null');
  });

  it.each([
    ['2000,50', '2000500000', '2,000.50'],
    ['1.234,56', '1234560000', '1,234.56'],
    ['１２３', '123000000', '123.00'],
    ['1,234', '1234000000', '1,234.00'],
  ])('leaves %s as it is typed, and says what it understood', async (typed, units, shown) => {
    const amount = page.getByRole('textbox', { name: 'Amount' });
    await amount.fill('');
    await amount.pressSequentially(typed);
    await expect.poll(() => page.getByTestId('amount').textContent()).toBe(units);
    expect(await amount.inputValue()).toBe(typed);
    expect(await amount.getAttribute('inputmode')).toBe('decimal');
    await page.getByText(`= ${shown}\u00a0VLM`).waitFor();
  });

  it.each(['1e9', '-5', '1.2.3', '0.1234567', '5 TRX'])('refuses %s in words', async (typed) => {
    const amount = page.getByRole('textbox', { name: 'Amount' });
    await amount.fill(typed);
    await expect.poll(() => page.getByTestId('amount').textContent()).toBe('null');
    expect(await amount.inputValue()).toBe(typed);
    await expect.poll(() => amount.getAttribute('aria-invalid')).toBe('true');
    const described = (await amount.getAttribute('aria-describedby')) ?? '';
    expect(await page.locator(`[id="${described}"]`).textContent()).not.toBe('');
  });

  it('keeps an amount that is composed by an input method', async () => {
    const amount = page.getByRole('textbox', { name: 'Amount' });
    await amount.fill('');
    const keys = await visitor.context.newCDPSession(page);
    for (const text of ['１', '１２', '１２。']) {
      const place = { selectionStart: text.length, selectionEnd: text.length };
      await keys.send('Input.imeSetComposition', { text, ...place });
    }
    await keys.send('Input.insertText', { text: '１２。５' });
    await expect.poll(() => page.getByTestId('amount').textContent()).toBe('12500000');
    expect(await amount.inputValue()).toBe('１２。５');
  });

  it('asks a reader from a comma region which of two numbers is meant', async () => {
    const reader = await visit(browser, site.url, { asksFor: 'de-DE' });
    await reader.page.goto('/design');
    const amount = reader.page.getByRole('textbox', { name: 'Amount' });
    const value = reader.page.getByTestId('amount');
    await amount.fill('1,234');
    await expect.poll(() => value.textContent()).toBe('null');
    await reader.page.getByText('1234 or 1.2340?').waitFor();
    await amount.fill('1.2340');
    await expect.poll(() => value.textContent()).toBe('1234000');
    await amount.fill('2000,50');
    await expect.poll(() => value.textContent()).toBe('2000500000');
    await reader.leave();
  });

  it('checks an address as it is typed', async () => {
    const inviter = page.getByRole('textbox', { name: 'Inviter' });
    await inviter.fill('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6x');
    await page.getByText('Enter a correct address').waitFor();
    expect(await inviter.getAttribute('aria-invalid')).toBe('true');
    await inviter.fill(' TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t ');
    await page.getByText('Enter a correct address').waitFor({ state: 'detached' });
  });

  it('closes a sheet by Escape, by a pull, and when the page changes', async () => {
    const opener = page.getByRole('button', { name: 'Sheet', exact: true });
    const sheet = page.getByRole('dialog', { name: 'Review: buy a card' });
    await opener.click();
    await sheet.waitFor();
    await expect
      .poll(() => sheet.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await expect
      .poll(() => opener.evaluate((element) => element === document.activeElement))
      .toBe(true);

    await opener.click();
    // It is pulled where it stands, not where it is on its way to.
    await sheet.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)));
    const box = await sheet.boundingBox();
    await page.mouse.move(180, (box?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.move(180, (box?.y ?? 0) + 60);
    await page.mouse.move(180, (box?.y ?? 0) + 160);
    await page.mouse.up();
    await sheet.waitFor({ state: 'detached' });

    // Opened again while it goes down, it is not below what dims the page.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await opener.click();
    const again = async (button: HTMLElement) => {
      const close = document.querySelector<HTMLElement>('[role="dialog"] button');
      close?.click();
      // A frame of its way down is drawn before.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      button.click();
    };
    const below = page.getByRole('button', { name: 'Sheet', exact: true, includeHidden: true });
    await below.evaluate(again);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await sheet.waitFor({ state: 'detached' });
    await page.emulateMedia({ reducedMotion: null });

    await page.goto('/me');
    await page.getByRole('link', { name: 'All features' }).click();
    await page.getByRole('button', { name: 'Connect wallet' }).click();
    const wallet = page.getByRole('dialog', { name: 'Connect a wallet' });
    await wallet.waitFor();
    await page.goBack();
    await wallet.waitFor({ state: 'detached' });
  });

  it('asks before what cannot be undone, and only its buttons answer', async () => {
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Burn 500 VLM?' });
    await question.waitFor();
    await page.mouse.click(5, 5);
    expect(await question.isVisible()).toBe(true);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
  });

  it('clears the loading toast when any call fails, and keeps failures on screen', async () => {
    // The page asks for its configuration again and again while that is refused.
    await page.route(`**${paths.project.config}`, (route) => route.fulfill({ status: 503 }));
    await page.reload();
    await page.getByRole('button', { name: 'bad', exact: true }).click();
    await page.getByText('BUY error: 212.00 USDT missing').waitFor();
    await page.getByRole('button', { name: 'loading', exact: true }).click();
    const loading = page.getByText('Confirming, usually about 3 s');
    await loading.waitFor();
    await loading.waitFor({ state: 'detached' });
    expect(await page.getByText('BUY error: 212.00 USDT missing').isVisible()).toBe(true);
  });

  it('allows exactly what is needed, suggests 1000 USDT, and warns with a way to cancel (S5.32 S5.33)', async () => {
    await page.getByRole('button', { name: 'Sheet: review, allow' }).click();
    const sheet = page.getByRole('dialog', { name: 'Review: buy a card' });
    await sheet.getByText('512.00 USDT, once').waitFor();
    await sheet.locator('summary', { hasText: 'Approval amount' }).click();
    await sheet.getByText('1,000', { exact: true }).click();
    await sheet.getByText('up to 1,000.00 USDT, also later').waitFor();
    await sheet.getByText('can take up to this amount without asking you again').waitFor();
    await sheet.getByRole('link', { name: 'Manage approvals' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/approvals');
  });

  it('remembers client state through a reload (S3.20)', async () => {
    await page.getByRole('textbox', { name: 'Step' }).fill('3');
    await page.reload();
    const step = page.getByRole('textbox', { name: 'Step' });
    await step.waitFor();
    expect(await step.inputValue()).toBe('3');
  });

  it('counts down, grows a list at its end, and copies', async () => {
    const timer = page.getByRole('timer');
    const before = await timer.textContent();
    await expect.poll(() => timer.textContent()).not.toBe(before);

    await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page
      .getByRole('button', { name: /^Copy TR7N/ })
      .first()
      .click();
    await page.getByText('Copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    );

    const items = page.getByRole('list', { name: 'Numbers' }).getByRole('listitem');
    await items.last().scrollIntoViewIfNeeded();
    await expect.poll(() => items.count()).toBeGreaterThan(20);
  });
});
