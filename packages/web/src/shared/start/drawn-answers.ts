import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Id of the script element that carries them through the page. */
const PLACE = 'drawn';

type Drawn = Readonly<{ key: QueryKey; data: unknown }>;

/** What a page that the server draws has asked for, as text for the page. Left out is what a text cannot carry. */
export function drawnText(queries: QueryClient): string {
  const answers = queries
    .getQueryCache()
    .getAll()
    .filter(({ state: { status, data } }) => status === 'success' && isPlain(data))
    .map(({ queryKey: key, state: { data } }): Drawn => ({ key, data }));
  // No text of a stranger may end the element.
  return JSON.stringify(answers, wrapBigint).replaceAll('<', '\\u003c');
}

/**
 * Gives the app what the server has asked for already, so that it begins with the page that stands. All of it is asked for
 * again at once: it may be some seconds old, and for what comes from the chain no server's word is taken.
 */
export function takeDrawnAnswers(
  queries: QueryClient,
  page: Pick<Document, 'getElementById'>,
): void {
  const text = page.getElementById(PLACE)?.textContent;
  if (!text) return;
  for (const { key, data } of JSON.parse(text, unwrapBigint) as readonly Drawn[]) {
    queries.setQueryData(key, data, { updatedAt: 0 });
  }
  // Also what would stay fresh for good.
  void queries.invalidateQueries({ refetchType: 'none' });
}

/** Whether the server has drawn this page. */
export function isDrawn(page: Pick<Document, 'getElementById'>): boolean {
  return page.getElementById(PLACE) !== null;
}

function isPlain(value: unknown): boolean {
  if (value === undefined || typeof value === 'function' || typeof value === 'symbol') return false;
  if (typeof value !== 'object' || value === null) return true;
  const kind = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== Array.prototype && kind !== null) return false;
  return Object.values(value).every((part) => part === undefined || isPlain(part));
}

const wrapBigint = (_: string, value: unknown) =>
  typeof value === 'bigint' ? { $bigint: String(value) } : value;

function unwrapBigint(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('$bigint' in value)) return value;
  return BigInt(String(value.$bigint));
}
