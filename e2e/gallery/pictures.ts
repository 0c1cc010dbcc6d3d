import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../browser/chromium.ts';
import { isLoaded } from '../browser/loaded.ts';
import { startTestStack, type TestStack } from '../stack/stack.ts';
import { settled } from '../visitor/accessibility.ts';
import { visit } from '../visitor/visitor.ts';
import { type Strip, stripsOn } from './picture-strips.ts';

const folder = fileURLToPath(new URL('../../docs/pictures', import.meta.url));

const themes = [
  { theme: 'light', desk: '#e7e2d5', edge: '#ddd8cc' },
  { theme: 'dark', desk: '#050908', edge: '#2a3a34' },
] as const;

type Look = (typeof themes)[number];

/** `npm run pictures`: the pictures of README.md, taken of the running app in both themes. */
async function main(words: readonly string[]): Promise<void> {
  if (words.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const stack = await startTestStack({ demoWorld: 'full' });
  const browser = await launchChromium();
  const strips = (await stripsOn(stack)).filter(
    ({ name }) => words.length === 0 || words.includes(name),
  );
  let total = 0;
  for (const strip of strips) {
    const shots = await shootAll(browser, stack, strip);
    for (const look of themes) {
      const picture = await sideBySide(browser, shots[look.theme], look);
      writeFileSync(join(folder, `${strip.name}-${look.theme}.webp`), picture);
      total += picture.length;
    }
  }
  await browser.close();
  await stack.close();
  console.log(`${strips.length * themes.length} pictures, ${Math.round(total / 1000)} kB`);
}

type Shots = Readonly<Record<Look['theme'], readonly Buffer[]>>;

/** The screens of a strip, one after the other in one browser, each in both themes. */
async function shootAll(
  browser: Browser,
  stack: TestStack,
  { begin, screens }: Strip,
): Promise<Shots> {
  const visitor = await visit(browser, stack.url, { locale: 'en' });
  const { page, leave } = visitor;
  await begin?.(visitor, stack);
  const shots: Record<Look['theme'], Buffer[]> = { light: [], dark: [] };
  for (const { path, prepare } of screens) {
    if (path !== null) await page.goto(path);
    await isReady(page);
    await prepare?.(page);
    await isReady(page);
    await atRest(page);
    for (const { theme } of themes) {
      // The app follows the device as long as nobody has chosen.
      await page.emulateMedia({ colorScheme: theme });
      shots[theme].push(await page.screenshot());
    }
  }
  await leave();
  return shots;
}

/** Nothing waits for its content any more; a busy machine is quiet for a moment in between. */
async function isReady(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await isLoaded(page);
}

/** Toasts and what was pressed last are no part of a screen. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const toasts of document.querySelectorAll<HTMLElement>('.toasts')) {
      toasts.style.display = 'none';
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await settled(page);
}

const phone = { width: 390, height: 844, gap: 28, corner: 24 };

/** Phones on a desk, in a format that is small and that every reader of the page can show. */
async function sideBySide(
  browser: Browser,
  shots: readonly Buffer[],
  { desk, edge }: Look,
): Promise<Buffer> {
  const page = await browser.newPage();
  const found = await page.evaluate(
    async ({ sources, phone, desk, edge }) => {
      const { width, height, gap, corner } = phone;
      const canvas = document.createElement('canvas');
      canvas.width = sources.length * (width + gap) + gap;
      canvas.height = height + 2 * gap;
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('this browser cannot draw');
      pen.fillStyle = desk;
      pen.fillRect(0, 0, canvas.width, canvas.height);
      for (const [index, source] of sources.entries()) {
        const picture = new Image();
        picture.src = source;
        await picture.decode();
        pen.save();
        pen.beginPath();
        pen.roundRect(gap + index * (width + gap), gap, width, height, corner);
        pen.clip();
        pen.drawImage(picture, gap + index * (width + gap), gap);
        pen.strokeStyle = edge;
        pen.lineWidth = 2;
        pen.stroke();
        pen.restore();
      }
      return canvas.toDataURL('image/webp', 0.82);
    },
    {
      sources: shots.map((shot) => `data:image/png;base64,${shot.toString('base64')}`),
      phone,
      desk,
      edge,
    },
  );
  await page.close();
  return Buffer.from(found.slice(found.indexOf(',') + 1), 'base64');
}

await main(process.argv.slice(2));
