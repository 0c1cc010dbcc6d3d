import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { leaveChromium, sharedChromium } from '../browser/shared-chromium.ts';
import { startTestStack, type TestStack } from './stack.ts';

/** A stack and a browser for all tests of a file; both are there once the tests run. */
export function onStack(
  options?: Parameters<typeof startTestStack>[0],
): Readonly<{ browser: Browser; site: TestStack }> {
  const on = {} as { browser: Browser; site: TestStack };
  beforeAll(async () => {
    on.site = await startTestStack(options);
    on.browser = await sharedChromium();
  });
  afterAll(async () => {
    await leaveChromium(on.browser);
    await on.site?.close();
  });
  return on;
}
