import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** The same engine without windows, tabs and menus, which headless tests never see; a page costs it a quarter of the processor time. */
const shell = { place: '/usr/bin/chromium-headless-shell', package: 'chromium-headless-shell' };

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

/** A running Chromium of this machine without a screen, its shell where there is one; installs Debian's when that is possible. */
export async function launchChromium(flags: readonly string[] = []): Promise<Browser> {
  const args = [...chromiumFlags, ...flags];
  return chromium.launch({ executablePath: shellPath() ?? chromiumPath(), args });
}

/** Where the whole browser is; installs it when that is possible. */
export function chromiumPath(): string {
  const found = places.find((place) => existsSync(place));
  if (found) return found;
  const reason = 'browser tests need Chromium: install it (Debian: apt-get install chromium)';
  const problem = install(['chromium', 'fonts-noto-cjk']);
  const installed = places.find((place) => existsSync(place));
  if (!installed) throw new Error(reason, { cause: problem });
  return installed;
}

function shellPath(): string | undefined {
  if (!existsSync(shell.place)) install([shell.package, 'fonts-noto-cjk']);
  return existsSync(shell.place) ? shell.place : undefined;
}

const apt = 'apt-get -y --no-install-recommends -o DPkg::Lock::Timeout=600';
/** A machine that is new has no list of packages yet. */
const installing = `${apt} install "$@" || { apt-get update && ${apt} install "$@"; }`;

/** What kept the packages from being installed, if anything. Workers that want them at once take turns. */
function install(packages: readonly string[]): unknown {
  if (process.getuid?.() !== 0) return new Error('only root may install packages');
  const turn = join(tmpdir(), 'vellum-install');
  try {
    execFileSync('flock', [turn, 'sh', '-c', installing, 'sh', ...packages], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return undefined;
  } catch (problem) {
    return problem;
  }
}
