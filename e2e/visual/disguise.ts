import type { Page } from 'playwright-core';
import { type PlainFace, plainFaces } from './plain-faces.ts';

/** Makes a page look the same on every machine, at every time of day and on every chain; until it is loaded again. */
export async function disguise(page: Page): Promise<void> {
  await page.evaluate(setPlainFaces, plainFaces);
  await page.evaluate(hideDrawn);
  await page.evaluate(evenFigures);
}

/** Runs in the page. Faces made of bytes are no requests, and variables no style sheet: the policy of the page stays. */
async function setPlainFaces(faces: readonly PlainFace[]): Promise<void> {
  const root = document.documentElement;
  if (root.style.getPropertyValue('--sans') !== '') return;
  for (const { variable, weight, bytes } of faces) {
    const family = `plain${variable}`;
    const data = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
    document.fonts.add(await new FontFace(family, data, { weight }).load());
    root.style.setProperty(variable, family);
  }
}

/** Runs in the page. What is drawn of an address, a link or a course goes, and so do words that the device sets in a picture. */
async function hideDrawn(): Promise<void> {
  const hide = (selector: string) => {
    for (const part of document.querySelectorAll<HTMLElement | SVGElement>(selector)) {
      part.style.visibility = 'hidden';
    }
  };
  const [face, code, inked] = [
    'svg[viewBox="0 0 9 9"]',
    'svg[viewBox^="-2 -2"]',
    '[style*="var(--c"]',
  ];
  const courses = 'svg:not([viewBox]) *, svg[preserveAspectRatio=none] *';
  hide(
    `${face} *, ${code} *, ${inked} svg, ${courses}, canvas, .toasts, input[type=datetime-local]`,
  );
  for (const part of document.querySelectorAll<HTMLElement>(inked)) {
    part.style.color = 'var(--c0)';
    part.style.borderColor = 'var(--c0)';
  }
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[src*="svg+xml"]')) {
    const drawing = decodeURIComponent(picture.src);
    const wordless = drawing.replace(/<text.*?<\/text>/gs, '');
    if (wordless === drawing) continue;
    picture.src = `data:image/svg+xml,${encodeURIComponent(wordless.slice(wordless.indexOf(',') + 1))}`;
    // One that is taken out of the page meanwhile is not waited for.
    await picture.decode().catch(() => undefined);
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Runs in the page. Figures, days, spans of time, ends of addresses and names that follow from figures become one each. */
function evenFigures(): void {
  const rules: readonly (readonly [RegExp, string])[] = [
    [/…[1-9A-HJ-NP-Za-km-z]{4}/g, '…'],
    [/(Lowest: |餘裕最少：).+/g, '$1Cards'],
    [/[+−]?\d[\d.,:/₀-₉]*(?:[MB]\b)?/g, '0'],
    [/\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/g, 'Nov'],
    [/0( ?)(?:days?|hours?|minutes?|min|seconds?|[smhd])\b(?: 0 ?(?:min|[smhd])\b)*/g, '0$1d'],
    [/0( ?)(?:天|小時|分鐘|分|秒)(?: ?0 ?(?:小時|分鐘|分|秒))*/g, '0$1天'],
  ];
  const even = (text: string) =>
    rules.reduce((done, [found, instead]) => done.replace(found, instead), text);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const text = even(node.data);
    // A text that is set again, even to the same, would make the page work.
    if (text !== node.data) node.data = text;
  }
  for (const field of document.querySelectorAll<HTMLInputElement>(
    'input:not([type]), input[type=text]',
  )) {
    field.value = even(field.value);
  }
}
