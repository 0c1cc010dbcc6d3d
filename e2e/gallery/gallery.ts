import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../browser/chromium.ts';
import { isLoaded } from '../browser/loaded.ts';
import { startTestStack, type TestStack } from '../stack/stack.ts';
import { settled } from '../visitor/accessibility.ts';
import { type Visitor, visit } from '../visitor/visitor.ts';
import { collectorScreens } from './collector.ts';
import { communityScreens, editorScreens } from './community.ts';
import { earnScreens } from './earn.ts';
import { buyerScreens, creatorScreens } from './launch.ts';
import { marketScreens } from './market.ts';
import { signInAsCollector, signInAsCreator, signInAsMember } from './member.ts';
import { connectAsNewcomer, newcomerScreens } from './newcomer.ts';
import { memberScreens, type Screen, screens } from './screens.ts';
import { stories } from './stories.ts';
import type { Story } from './story.ts';

const folder = fileURLToPath(new URL('../../.cache/gallery', import.meta.url));

type Setting = Readonly<{ locale: 'en' | 'zh-TW'; theme: 'light' | 'dark'; width: number }>;

const settings: readonly Setting[] = [
  { locale: 'en', theme: 'light', width: 390 },
  { locale: 'en', theme: 'dark', width: 390 },
  { locale: 'zh-TW', theme: 'light', width: 390 },
  { locale: 'zh-TW', theme: 'dark', width: 390 },
  { locale: 'en', theme: 'light', width: 360 },
  { locale: 'zh-TW', theme: 'dark', width: 360 },
  { locale: 'en', theme: 'light', width: 1440 },
  { locale: 'zh-TW', theme: 'dark', width: 1440 },
];

/**
 * `npm run gallery [word ...] [@part ...]`: pictures of every screen whose name holds one of the words, or of
 * all; in every setting that holds one of the parts (`@zh-TW`, `@dark`, `@360`, `@en-light-390`), or in all.
 */
async function main(wishes: readonly string[]): Promise<void> {
  const words = wishes.filter((wish) => !wish.startsWith('@'));
  const parts = wishes.filter((wish) => wish.startsWith('@')).map((wish) => wish.slice(1));
  if (wishes.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const stack = await startTestStack({ demoWorld: 'full', web: 'gallery' });
  const browser = await launchChromium();
  const among = (all: readonly Screen[]) =>
    all.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  const [open, own] = [among(await screens()), among([...memberScreens, ...editorScreens])];
  const first = among(newcomerScreens);
  const bought = [
    ...collectorScreens,
    ...earnScreens,
    ...(await buyerScreens(stack)),
    ...(await marketScreens(stack)),
    ...(await communityScreens(stack)),
  ];
  const [collected, created] = [among(bought), among(await creatorScreens(stack))];
  const pictures: string[] = [];
  for (const setting of settings.filter(isOneOf(parts))) {
    pictures.push(...(await takeAll(browser, stack, setting, open)));
    pictures.push(...(await takeAll(browser, stack, setting, own, signInAsMember)));
    pictures.push(...(await takeAll(browser, stack, setting, collected, signInAsCollector)));
    pictures.push(...(await takeAll(browser, stack, setting, created, signInAsCreator)));
    pictures.push(...(await takeAll(browser, stack, setting, first, connectAsNewcomer)));
    pictures.push(...(await tellAll(browser, stack, setting, words)));
  }
  writeFileSync(join(folder, 'index.html'), contactSheet(pictures));
  await browser.close();
  await stack.close();
  console.log(`${pictures.length} pictures in ${folder}`);
}

const isOneOf = (parts: readonly string[]) => (setting: Setting) =>
  parts.length === 0 || parts.some((part) => nameOf(setting).includes(part));

const nameOf = ({ locale, theme, width }: Setting) => `${locale}-${theme}-${width}`;

async function takeAll(
  browser: Browser,
  stack: TestStack,
  setting: Setting,
  wanted: readonly Screen[],
  begin?: (visitor: Visitor, stack: TestStack) => Promise<void>,
): Promise<string[]> {
  const desktop = setting.width > 480;
  const shown = wanted.filter((screen) => screen.desktop || !desktop);
  if (shown.length === 0) return [];
  const visitor = await visit(browser, stack.url, { ...setting, desktop });
  const { page, complaints, leave } = visitor;
  await begin?.(visitor, stack);
  const pictures: string[] = [];
  for (const screen of shown) {
    const file = `${screen.name}-${nameOf(setting)}.png`;
    await page.goto(screen.path);
    await page.waitForLoadState('networkidle');
    await screen.prepare?.(page).catch((problem) => {
      process.exitCode = 1;
      console.log(`${file}: ${problem}`);
    });
    // In the frame the page is another document, whose network was idle above.
    if (!desktop) await isLoaded(page).catch(() => console.log(`${file}: something still waits`));
    await settle(page);
    await page.screenshot({ path: join(folder, file) });
    await page.setViewportSize({ width: setting.width, height: desktop ? 900 : 844 });
    pictures.push(file);
  }
  for (const complaint of new Set(complaints)) console.log(`${setting.width} px: ${complaint}`);
  await leave();
  return pictures;
}

/** Stories of which a picture is wanted, from beginning to end. One that breaks off does not end the others. */
async function tellAll(
  browser: Browser,
  stack: TestStack,
  setting: Setting,
  words: readonly string[],
): Promise<string[]> {
  if (setting.width > 480) return [];
  const pictures: string[] = [];
  const isWanted = ({ name, pictures: own }: Story) =>
    words.length === 0 || words.some((word) => own.some((one) => `${name}-${one}`.includes(word)));
  for (const { name, tell } of stories.filter(isWanted)) {
    const visitor = await visit(browser, stack.url, setting);
    const shoot = async (what: string) => {
      const file = `${name}-${what}-${nameOf(setting)}.png`;
      await settle(visitor.page);
      await visitor.page.screenshot({ path: join(folder, file) });
      await visitor.page.setViewportSize({ width: setting.width, height: 844 });
      pictures.push(file);
    };
    await tell({ ...visitor, stack, shoot }).catch((problem) => {
      process.exitCode = 1;
      console.log(`${name}, ${nameOf(setting)}: ${problem}`);
    });
    await visitor.leave();
  }
  return pictures;
}

/** The whole page at rest: as tall as it is, so that what sticks to the bottom does. */
async function settle(page: Page): Promise<void> {
  const { width = 390, height = 844 } = page.viewportSize() ?? {};
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const covered = await page.locator('[role=dialog], [role=alertdialog]').count();
  if (covered === 0 && whole > height) await page.setViewportSize({ width, height: whole });
  await settled(page);
}

function contactSheet(pictures: readonly string[]): string {
  const figures = pictures.map(
    (file) => `<figure><img loading="lazy" src="${file}"><figcaption>${file}</figcaption></figure>`,
  );
  const style =
    'body{font:13px system-ui;display:flex;flex-wrap:wrap;gap:16px;background:#ccc}figure{margin:0}img{width:260px}';
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>${style}</style>${figures.join('')}`;
}

await main(process.argv.slice(2));
