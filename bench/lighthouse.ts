import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags, chromiumPath } from '../e2e/chromium.ts';
import { startTestStack } from '../e2e/stack.ts';
import { type Figure, figureOf } from './figure.ts';

const rounds = 5;

type Round = Readonly<{
  performance: number;
  accessibility: number;
  bestPractices: number;
  /** Milliseconds. */
  largestPaint: number;
  shift: number;
}>;

/** The home page as a phone on a slow line has it, from the real server. */
export async function measure(): Promise<readonly Figure[]> {
  const stack = await startTestStack({ demoWorld: 'small', web: 'production' });
  const measured: Round[] = [];
  try {
    // The first visit of a fresh server warms it, not the browser. On a busy machine a round may
    // end without a picture of the page: such a one counts for nothing and is taken again.
    const visits = Array.from({ length: 3 * rounds }, (_, at) => at);
    for (const visit of visits) {
      const round = await oneRound(stack.url);
      if (visit > 0 && round !== null) measured.push(round);
      if (measured.length === rounds) break;
    }
  } finally {
    await stack.close();
  }
  const of = (part: keyof Round) => measured.map((round) => round[part]);
  return [
    figureOf('Lighthouse mobile, home: performance', 'points', of('performance'), {
      goal: { least: 90 },
      note: 'simulated throttling, median of five',
    }),
    figureOf('the same: accessibility', 'points', of('accessibility'), { goal: { least: 100 } }),
    figureOf('the same: best practices', 'points', of('bestPractices'), { goal: { least: 100 } }),
    figureOf('the same: largest paint', 'ms', of('largestPaint'), { goal: { most: 2500 } }),
    figureOf('the same: layout shift', '', of('shift'), { goal: { most: 0.02 } }),
  ];
}

/** Null when the browser could not measure. */
async function oneRound(url: string): Promise<Round | null> {
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
    const shift = result?.lhr.audits['cumulative-layout-shift']?.numericValue;
    if (!result || paint === undefined || shift === undefined) return null;
    const { categories, audits } = result.lhr;
    tellMisses(audits);
    const points = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    return {
      performance: points('performance'),
      accessibility: points('accessibility'),
      bestPractices: points('best-practices'),
      largestPaint: paint,
      shift,
    };
  } finally {
    chrome.kill();
  }
}

/** What a page does wrong is worth more than its points. */
function tellMisses(
  audits: Readonly<
    Record<string, { id: string; title: string; score: number | null; scoreDisplayMode: string }>
  >,
): void {
  for (const { id, title, score, scoreDisplayMode } of Object.values(audits)) {
    if (scoreDisplayMode === 'binary' && score === 0) console.error(`  ${id}: ${title}`);
  }
}
