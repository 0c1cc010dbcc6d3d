import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLoaded } from '../browser/loaded.ts';
import { signInAsCollector } from '../gallery/member.ts';
import type { Screen } from '../gallery/screens.ts';
import { onStack } from '../stack/on-stack.ts';
import { settled } from '../visitor/accessibility.ts';
import { type Visitor, visit } from '../visitor/visitor.ts';
import { isDeep } from '../visitor/ways.ts';
import { comparePictures, tolerance } from './compare-pictures.ts';
import { disguise } from './disguise.ts';
import { type Look, looks, mainScreens } from './main-screens.ts';

const folderOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const baselines = folderOf('baselines/');
const failed = folderOf('../../.cache/visual/');
const renew = 'VELLUM_UPDATE_SNAPSHOTS=1 vitest run e2e/visual';
const isRenewing = process.env['VELLUM_UPDATE_SNAPSHOTS'] === '1';

const isTaken = isDeep || isRenewing;

const on = onStack({ demoWorld: 'small', web: 'gallery' });
let known: ReadonlyMap<string, Screen>;
let visitor: Visitor;
let page: Page;
let board: Page;

beforeAll(async () => {
  rmSync(failed, { recursive: true, force: true });
  known = await mainScreens(on.site);
  visitor = await visit(on.browser, on.site.url, { locale: 'en' });
  page = visitor.page;
  await signInAsCollector(visitor, on.site);
  await page.setViewportSize({ width: 390, height: 1200 });
  board = await on.browser.newPage();
});
afterAll(async () => {
  await board?.close();
  await visitor?.leave();
});

it.runIf(isTaken)('sees a gap and a colour that changed, and not the time of day', async () => {
  await show({ screen: 'design', locale: 'en', theme: 'light' });
  const wanted = await atRest();
  const shareWith = async (style: string) => {
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, style);
    return (await comparePictures(board, wanted, await take())).share;
  };
  expect(await shareWith('section { margin-top: 36px }')).toBeGreaterThan(tolerance.share);
  expect(await shareWith(':root { --primary: #0b5d6e !important }')).toBeGreaterThan(
    tolerance.share,
  );
  // Without them it comes to rest as it was, and may need a moment.
  await expect.poll(() => shareWith('')).toBe(0);
});

describe.runIf(isTaken)('main screens look as they were accepted', () => {
  it.each(looks)('$screen, $locale, $theme', async (look) => {
    const name = `${look.screen}-${look.locale}-${look.theme}`;
    await show(look);
    if (isRenewing) return keep(name, await worthKeeping(look));
    const wanted = baselineOf(name);
    const first = await comparePictures(board, wanted, await take());
    if (first.share <= tolerance.share) return;
    // What came late, or was refused by a busy server, is there the second time.
    await show(look);
    const actual = await atRest();
    const { share, difference } = await comparePictures(board, wanted, actual);
    if (share > tolerance.share) throw new Error(tell(name, { actual, share, difference }));
  });
});

async function show({ screen, locale, theme }: Look): Promise<void> {
  const { path, prepare } = known.get(screen)!;
  await page.evaluate((chosen) => localStorage.setItem('vellum.locale', chosen), locale);
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.goto(path);
  await isLoaded(page);
  await prepare?.(page);
}

async function take(): Promise<Buffer> {
  await isLoaded(page);
  await isConnected();
  await disguise(page);
  await settled(page);
  return page.screenshot({ caret: 'hide' });
}

/** The wallet is found a moment after the page: until then the header offers to connect. */
async function isConnected(): Promise<void> {
  const connect = page.locator('header').getByRole('button', { name: /^(Connect|連接)/ });
  await connect.waitFor({ state: 'hidden' });
}

/** A picture that a second one is equal to. */
async function atRest(): Promise<Buffer> {
  await page.waitForLoadState('networkidle');
  let last = await take();
  await expect
    .poll(async () => {
      const before = last;
      last = await take();
      return last.equals(before);
    })
    .toBe(true);
  return last;
}

/** A picture at rest, unless the server was too busy to answer. */
async function worthKeeping({ screen, locale, theme }: Look): Promise<Buffer> {
  const picture = await atRest();
  const retry = page.locator('main').getByRole('button', { name: /^(Try again|再試一次)$/ });
  const isState = known.get(screen)!.path === '/design';
  if (!isState && (await retry.count()) > 0) {
    throw new Error(
      `${screen} in ${locale}, ${theme} did not load: try again when the machine is quiet`,
    );
  }
  return picture;
}

function keep(name: string, picture: Buffer): void {
  mkdirSync(baselines, { recursive: true });
  writeFileSync(`${baselines}${name}.png`, picture);
}

function baselineOf(name: string): Buffer {
  const file = `${baselines}${name}.png`;
  if (!existsSync(file)) throw new Error(`no picture of ${name} yet: ${renew}`);
  return readFileSync(file);
}

type Last = Readonly<{ actual: Buffer; share: number; difference: Buffer }>;

function tell(name: string, { actual, share, difference }: Last): string {
  mkdirSync(failed, { recursive: true });
  writeFileSync(`${failed}${name}-actual.png`, actual);
  writeFileSync(`${failed}${name}-difference.png`, difference);
  return (
    `${name}: ${(share * 100).toFixed(2)} % of the picture differs, ${tolerance.share * 100} % may. ` +
    `Pictures are in .cache/visual; if the new look is meant, ${renew} accepts it.`
  );
}
