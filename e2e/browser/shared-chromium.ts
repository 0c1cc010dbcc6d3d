import type { Browser } from 'playwright-core';
import { launchChromium } from './chromium.ts';

let running: Promise<Browser> | undefined;

/**
 * The browser of all test files that this worker runs, one after the other: the first launches it, it ends with the
 * worker. What each file sees is its own all the same, since every visitor has a context.
 */
export async function sharedChromium(): Promise<Browser> {
  const known = await running?.catch(() => undefined);
  if (!known?.isConnected()) running = launchChromium();
  return running as Promise<Browser>;
}

/** Closes what visitors of a file left open, before their site goes. */
export async function leaveChromium(browser: Browser | undefined): Promise<void> {
  for (const context of browser?.contexts() ?? []) await context.close();
}
