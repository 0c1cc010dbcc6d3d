import { describe, expect, it } from 'vitest';
import { onStack } from '../stack/on-stack.ts';
import { visit } from '../visitor/visitor.ts';

const on = onStack();

const inChinese = () => visit(on.browser, on.site.url, { locale: 'zh-TW' });

describe('what cannot be had, in Traditional Chinese', () => {
  it('is told plainly for a path that leads nowhere', async () => {
    const { page, complaints, leave } = await inChinese();
    expect((await page.goto('/nowhere/at-all'))?.status()).toBe(404);
    await page.getByRole('heading', { level: 2, name: '找不到頁面' }).waitFor();
    await page.getByText('/nowhere/at-all').waitFor();
    await page.getByRole('link', { name: '回到首頁' }).click();
    await page.getByRole('heading', { level: 1, name: '這裡的每個數字，都能核對。' }).waitFor();
    // The browser says so itself of the page that leads nowhere.
    const others = complaints.filter((text) => !/501|404.*\/nowhere/.test(text));
    expect(others).toEqual([]);
    await leave();
  });

  it('is told for an invite link with a wrong letter, and a right one is remembered', {
    tags: 'deep',
  }, async () => {
    const { page, leave } = await inChinese();
    await page.goto('/i/TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6x');
    await page.getByRole('heading', { name: '邀請連結有誤' }).waitFor();
    await page.goto('/i/TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
    await page.waitForURL((url) => url.pathname === '/');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('vellum.inviter')))
      .toBe('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
    await leave();
  });

  it('is told while there is no connection, and the telling ends with it', {
    tags: 'deep',
  }, async () => {
    const { page, context, leave } = await inChinese();
    await page.goto('/me');
    await page.getByRole('heading', { level: 1, name: '我的' }).waitFor();
    await context.setOffline(true);
    await page.getByText('目前離線。').waitFor();
    await context.setOffline(false);
    await page.getByText('目前離線。').waitFor({ state: 'detached' });
    await leave();
  });

  it('is a card with a reload when a page does not arrive, after one more try', async () => {
    const { page, leave } = await inChinese();
    let asked = 0;
    await page.route('**/menu-page*.js', (route) => {
      asked += 1;
      return route.abort();
    });
    await page.goto('/me');
    await page.getByRole('link', { name: '全部功能' }).click();
    await page.getByRole('heading', { name: '無法載入此頁' }).waitFor();
    expect(asked).toBeGreaterThan(0);
    await page.unroute('**/menu-page*.js');
    await page.getByRole('button', { name: '重新載入' }).click();
    await page.getByRole('searchbox', { name: '搜尋功能' }).waitFor();
    await leave();
  });
});
