import type { CDPSession } from 'playwright-core';
import { launchChromium } from '../../e2e/browser/chromium.ts';
import { walkTo } from '../../e2e/browser/walk-to.ts';
import { startTestStack } from '../../e2e/stack/stack.ts';
import { mainPages } from '../../e2e/visitor/main-pages.ts';
import { visit } from '../../e2e/visitor/visitor.ts';
import type { BenchOptions } from '../bench-options.ts';
import type { Figure } from '../figure.ts';
import { heapObjects } from './heap-objects.ts';

const MINUTES = 30;
/** Tours until everything that is kept on purpose is kept. */
const SETTLED = 3;
const megabyte = 2 ** 20;

type Held = Readonly<{ heap: number; nodes: number; listeners: number }>;
type Toured = Readonly<{ held: readonly Held[]; objects: readonly number[]; minutes: number }>;

/**
 * Tours of the ten main pages without ever loading the page again: what is held after the last, beside what was once all was
 * seen. V8 compiles what is called often, in several tiers and over hundreds of tours, and keeps it in the same heap: of the
 * 9.0 MB after tour 4, 11.1 after tour 60 and 11.8 after tour 240, 3.6 were objects each time. So what is held against
 * tour 4 are the objects; the whole heap has to come to rest in the second half.
 */
export async function measure({ minutes = MINUTES }: BenchOptions): Promise<readonly Figure[]> {
  const stack = await startTestStack({ demoWorld: 'small' });
  const browser = await launchChromium();
  const held: Held[] = [];
  const objects: number[] = [];
  const began = performance.now();
  try {
    await stack.indexed();
    const pages = await mainPages(stack.url);
    const { page } = await visit(browser, stack.url, { locale: 'en' });
    await page.goto('/menu');
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    while (held.length <= SETTLED + 1 || performance.now() - began < minutes * 60_000) {
      for (const stop of pages) await walkTo(page, stop.path);
      held.push(await heldBy(session));
      if (held.length === SETTLED + 1) objects.push(await heapObjects(session));
    }
    objects.push(await heapObjects(session));
  } finally {
    await browser.close();
    await stack.close();
  }
  return figuresOf({ held, objects, minutes: (performance.now() - began) / 60_000 });
}

async function heldBy(session: CDPSession): Promise<Held> {
  // Twice: what the first lets go of may hold more.
  for (let round = 0; round < 2; round++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

function figuresOf({ held, objects, minutes }: Toured): readonly Figure[] {
  const [settled, half, last] = [held[SETTLED], held[held.length >> 1], held.at(-1)];
  const [objectsThen, objectsNow] = objects;
  if (!(settled && half && last && objectsThen && objectsNow)) {
    throw new Error('the tour was too short');
  }
  const note = `${held.length} tours of ten pages in ${minutes.toFixed(1)} minutes`;
  const growth = (name: string, value: number, most: number): Figure => ({
    ...{ name, value, unit: 'x', goal: { most }, note },
  });
  const since = `after the last tour, of those after tour ${SETTLED + 1}`;
  return [
    { name: 'JS heap after the last tour', value: last.heap / megabyte, unit: 'MB', note },
    { name: 'objects in it', value: objectsNow / megabyte, unit: 'MB' },
    { name: 'DOM nodes after the last tour', value: last.nodes, unit: '' },
    { name: 'listeners after the last tour', value: last.listeners, unit: '' },
    growth(`objects ${since}`, objectsNow / objectsThen, 1.1),
    // Code that is compiled again comes in steps; objects are what a leak would be made of.
    growth('JS heap after the last tour, of that after half of them', last.heap / half.heap, 1.1),
    growth(`DOM nodes ${since}`, last.nodes / settled.nodes, 1.1),
    growth(`listeners ${since}`, last.listeners / settled.listeners, 1.1),
  ];
}
