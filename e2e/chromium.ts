import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** What lets Chromium run as root, without a screen, and without calling home. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A running Chromium of this machine; installs Debian's when that is possible. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
}

/** Where Chromium is; installs it when that is possible. */
export function chromiumPath(): string {
  return findChromium() ?? installChromium();
}

function findChromium(): string | undefined {
  return places.find((place) => existsSync(place));
}

function installChromium(): string {
  const reason = 'browser tests need Chromium: install it (Debian: apt-get install chromium)';
  if (process.getuid?.() !== 0) throw new Error(reason);
  try {
    const packages = ['chromium', 'fonts-noto-cjk'];
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch (cause) {
    throw new Error(reason, { cause });
  }
  return findChromium() ?? fail(reason);
}

function fail(reason: string): never {
  throw new Error(reason);
}
