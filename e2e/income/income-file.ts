import { readFile } from 'node:fs/promises';
import { parseAmount } from '@vellum/tron/amount';
import type { Locator, Page } from 'playwright-core';

/** One line of an export by the names of its columns. */
type Line = Readonly<Record<string, string>>;

/** What a coin comes to, in base units: open before, earned, came back, received, open after. */
type Sums = readonly bigint[];

const DECIMALS = 6;
const columns = ['earned', 'returned', 'received'] as const;

const units = (text: string): bigint => parseAmount(text, DECIMALS) ?? -1n;

/** Follows a link to a file, and reads that. */
export async function downloaded(page: Page, link: Locator): Promise<readonly Line[]> {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const [header = '', ...rows] = (await readFile(await download.path(), 'utf8')).trim().split('\n');
  const names = header.split(',');
  return rows.map((row) =>
    Object.fromEntries(row.split(',').map((cell, place) => [names[place] ?? '', cell])),
  );
}

/** What the lines of a coin come to, when nothing was open before them. */
export function sumsOf(lines: readonly Line[], coin: string): Sums {
  const ofCoin = lines.filter(({ symbol }) => symbol === coin);
  const [earned = 0n, returned = 0n, received = 0n] = columns.map((column) =>
    ofCoin.reduce((sum, line) => sum + units(line[column] ?? ''), 0n),
  );
  return [0n, earned, returned, received, earned + returned - received];
}

/** What the sheet says of a coin. */
export async function shownSums(part: Locator, names: readonly string[]): Promise<Sums> {
  const texts = await Promise.all(
    names.map((name) =>
      part.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd').textContent(),
    ),
  );
  return texts.map((text) => units((text ?? '').replace(/[+\u2212,]/g, '')));
}
