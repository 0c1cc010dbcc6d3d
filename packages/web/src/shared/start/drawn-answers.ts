import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Locale } from '../i18n/locale.ts';
import type { ServerView } from './server-view.ts';

/** Id of the script element that carries it through the page. */
const PLACE = 'drawn';

/** A view as the server rendered it: how, and with which answers. */
export type Drawn = ServerView & Readonly<{ locale: Locale; answers: readonly Answer[] }>;

type Answer = Readonly<{ key: QueryKey; data: unknown }>;

/** A rendered view as text for the page, with what it asked for. Left out is what a text cannot carry. */
export function drawnText(view: Omit<Drawn, 'answers'>, queries: QueryClient): string {
  const answers = queries
    .getQueryCache()
    .getAll()
    .filter(isCarried)
    .map(({ queryKey: key, state: { data } }): Answer => ({ key, data }));
  // No text of a stranger may end the element.
  return JSON.stringify({ ...view, answers } satisfies Drawn, wrapBigint).replaceAll(
    '<',
    '\\u003c',
  );
}

/** Whether a text can carry what was answered. */
export function isCarried({ state: { status, data } }: Query): boolean {
  return status === 'success' && isPlain(data);
}

/** What the server rendered into this page; null where it did not. */
export function drawnIn(page: Pick<Document, 'getElementById'>): Drawn | null {
  const text = page.getElementById(PLACE)?.textContent;
  return text ? (JSON.parse(text, unwrapBigint) as Drawn) : null;
}

/**
 * Gives the app the answers of the server's view, so that hydration renders the same. Ask again for all of them afterwards:
 * they may be some seconds old, and for what comes from the chain no server's word is taken.
 */
export function takeAnswers(queries: QueryClient, { answers }: Drawn): void {
  for (const { key, data } of answers) queries.setQueryData(key, data);
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
