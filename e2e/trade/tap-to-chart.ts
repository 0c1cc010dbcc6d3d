import type { Page } from 'playwright-core';

/** The mid phone: a quarter of this machine's processor, 1.6 Mbit/s, 150 ms there and back. */
const phone = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const SLOWER = 4;

/** Opens a token of the home page on a mid phone; gives the milliseconds until its candles are drawn. */
export async function tapToChart(page: Page): Promise<number> {
  await page.goto('/');
  const row = page
    .getByRole('list', { name: 'Tokens', exact: true })
    .getByRole('link', { name: /Trading/ });
  await row.first().waitFor();
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', { offline: false, ...phone });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const drawn = page.evaluate(
    () =>
      new Promise<number>((settle) => {
        let tapped = 0;
        document.addEventListener('pointerdown', () => {
          tapped = performance.now();
        });
        new MutationObserver(() => {
          if (!document.querySelector('section [data-chart] canvas')) return;
          requestAnimationFrame(() => settle(performance.now() - tapped));
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await row.first().tap();
  return drawn;
}
