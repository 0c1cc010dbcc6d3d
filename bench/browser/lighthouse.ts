import { chromiumFlags, chromiumPath } from '../../e2e/browser/chromium.ts';
import { startTestStack } from '../../e2e/stack/stack.ts';
import { type MainPage, mainPages } from '../../e2e/visitor/main-pages.ts';
import type { BenchOptions } from '../bench-options.ts';
import { type Figure, figureOf } from '../figure.ts';
import { renderFigures } from '../render-figures.ts';
import { type Audits, type LighthouseTool, lighthouseTool } from './lighthouse-tool.ts';

const ROUNDS = 5;
const ATTEMPTS = 3;
/** What others published of theirs. */
const anchors =
  'SushiSwap: 1,632 kB for its swap, 1,719 kB for a token (scripts alone); CipherPool: 141 kB';

type Round = Readonly<{
  performance: number;
  accessibility: number;
  bestPractices: number;
  /** Milliseconds. */
  largestPaint: number;
  shift: number;
  /** Kilobytes on the wire. */
  weight: number;
}>;

/** The ten main pages as a phone on a slow line has them, from the real server; in turns, so that all have their share of a bad hour. */
export async function measure({ rounds = ROUNDS }: BenchOptions): Promise<readonly Figure[]> {
  const tool = await lighthouseTool();
  const stack = await startTestStack({ demoWorld: 'small', web: 'production' });
  try {
    const pages = await mainPages(stack.url);
    const measured = new Map<MainPage, Round[]>(pages.map((page) => [page, []]));
    // The first visit of a fresh server warms it, not the browser.
    await oneRound(tool, stack.url);
    for (let round = 0; round < rounds; round++) {
      for (const [page, taken] of measured) {
        taken.push(await takenRound(tool, stack.url + page.path));
      }
    }
    return [...measured].flatMap(([page, taken]) => figuresOf(page, taken));
  } finally {
    await stack.close();
  }
}

function figuresOf({ name }: MainPage, rounds: readonly Round[]): readonly Figure[] {
  const of = (part: keyof Round) => rounds.map((round) => round[part]);
  const figures = [
    figureOf(`Lighthouse mobile, ${name}: performance`, 'points', of('performance'), {
      goal: { least: 90 },
      note: 'simulated throttling, median',
    }),
    figureOf('the same: accessibility', 'points', of('accessibility'), { goal: { least: 100 } }),
    figureOf('the same: best practices', 'points', of('bestPractices'), { goal: { least: 100 } }),
    figureOf('the same: largest paint', 'ms', of('largestPaint'), { goal: { most: 2500 } }),
    figureOf('the same: layout shift', '', of('shift'), { goal: { most: 0.02 } }),
    figureOf('the same: fetched', 'kB', of('weight'), { note: anchors }),
  ];
  console.error(renderFigures(figures));
  return figures;
}

/** On a busy machine a round may end without a picture of the page: such a one counts for nothing and is taken again. */
async function takenRound(tool: LighthouseTool, url: string): Promise<Round> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const round = await oneRound(tool, url);
    if (round !== null) return round;
  }
  throw new Error(`${url} measurement failed`);
}

/** Null when the browser could not measure. */
async function oneRound(
  { launch, lighthouse }: LighthouseTool,
  url: string,
): Promise<Round | null> {
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ['--headless=new', ...chromiumFlags],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
    });
    const paint = result?.lhr.audits['largest-contentful-paint']?.numericValue;
    if (!result || paint === undefined) return null;
    const { categories, audits } = result.lhr;
    const number = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    tellMisses(audits);
    const points = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    return {
      performance: points('performance'),
      accessibility: points('accessibility'),
      bestPractices: points('best-practices'),
      largestPaint: paint,
      shift: number('cumulative-layout-shift'),
      weight: number('total-byte-weight') / 1000,
    };
  } finally {
    chrome.kill();
  }
}

/** What a page does wrong is worth more than its points. */
function tellMisses(audits: Audits): void {
  for (const { id, title, score, scoreDisplayMode } of Object.values(audits)) {
    if (scoreDisplayMode === 'binary' && score === 0) console.error(`  ${id}: ${title}`);
  }
}
