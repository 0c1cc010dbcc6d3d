import type { CDPSession } from 'playwright-core';
import { launchChromium } from '../e2e/chromium.ts';
import { startTestStack } from '../e2e/stack.ts';
import { visit } from '../e2e/visitor.ts';
import { walkTo } from '../e2e/walk-to.ts';
import type { BenchOptions } from './bench-options.ts';
import type { Figure } from './figure.ts';
import { mainPages } from './main-pages.ts';

const MINUTES = 30;
/** Tours until everything that is kept on purpose is kept. */
const SETTLED = 3;
const megabyte = 2 ** 20;

type Held = Readonly<{ heap: number; nodes: number; listeners: number }>;

/** Tours of the ten main pages without ever loading the page anew: what is held after the last, beside what was once all was seen. */
export async function measure({ minutes = MINUTES }: BenchOptions): Promise<readonly Figure[]> {
  const stack = await startTestStack({ demoWorld: 'small' });
  const browser = await launchChromium();
  const held: Held[] = [];
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
    }
  } finally {
    await browser.close();
    await stack.close();
  }
  return figuresOf(held, (performance.now() - began) / 60_000);
}

async function heldBy(session: CDPSession): Promise<Held> {
  // Twice: what the first lets go of may hold more.
  for (let round = 0; round < 2; round++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

function figuresOf(held: readonly Held[], minutes: number): readonly Figure[] {
  const [settled, last] = [held[SETTLED], held.at(-1)];
  if (settled === undefined || last === undefined) throw new Error('the tour was too short');
  const note = `${held.length} tours of ten pages in ${minutes.toFixed(1)} minutes`;
  const growth = (name: string, part: keyof Held, most: number): Figure => ({
    name: `${name} after the last tour, of those after tour ${SETTLED + 1}`,
    value: last[part] / settled[part],
    unit: 'x',
    goal: { most },
    note,
  });
  return [
    { name: 'JS heap after the last tour', value: last.heap / megabyte, unit: 'MB', note },
    { name: 'DOM nodes after the last tour', value: last.nodes, unit: '' },
    { name: 'listeners after the last tour', value: last.listeners, unit: '' },
    growth('JS heap', 'heap', 1.1),
    growth('DOM nodes', 'nodes', 1.1),
    growth('listeners', 'listeners', 1.1),
  ];
}
