import {
  type DehydratedState,
  dehydrate,
  hydrate,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { pageBuild } from './page-build.ts';

type KeptQuery = DehydratedState['queries'][number];

type Schema = DBSchema & {
  answers: { key: string; value: Readonly<{ build: string | null; query: KeptQuery }> };
};

/** Milliseconds of quiet before what is known is written down. */
const QUIET = 1500;
/** Older figures say nothing any more. */
const LONGEST = 3 * 86_400_000;
const MOST = 200;

const database = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('vellum-kept', 1, {
    upgrade: (opened) => void opened.createObjectStore('answers'),
  });

/** Writes down what was read, so that the app can show it without a network; gives the way to stop. */
export function keepAnswers(queries: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void write(queries).catch(() => {}), QUIET);
  };
  const unsubscribe = queries.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated' && navigator.onLine) soon();
  });
  if (navigator.onLine) soon();
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

/** Puts what an earlier visit read where nothing newer is known; all of it is asked again when the network is back. */
export async function restoreAnswers(queries: QueryClient): Promise<void> {
  const build = pageBuild();
  const opened = await database();
  const kept = await opened.getAll('answers');
  opened.close();
  const usable = kept
    // Another build may have kept something else under the same name.
    .filter((one) => one.build === build && isYoung(one.query.state.dataUpdatedAt))
    .map(({ query }) => query);
  if (usable.length === 0) return;
  hydrate(queries, { mutations: [], queries: usable });
  window.addEventListener('online', () => void queries.invalidateQueries(), { once: true });
}

/** What was read before this moment is not written down again. */
let forgottenAt = 0;

/** Forgets what was written down; what is read from now on is kept again. */
export async function forgetAnswers(): Promise<void> {
  forgottenAt = Date.now();
  const opened = await database();
  await opened.clear('answers');
  opened.close();
}

async function write(queries: QueryClient): Promise<void> {
  const build = pageBuild();
  const { queries: found } = dehydrate(queries, { shouldDehydrateQuery: isWorthKeeping });
  const newest = found
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .slice(0, MOST);
  const opened = await database();
  const transaction = opened.transaction('answers', 'readwrite');
  await transaction.store.clear();
  for (const query of newest) {
    try {
      void transaction.store.put({ build, query }, query.queryHash);
    } catch {
      // Whatever a browser cannot write down is not kept.
    }
  }
  await transaction.done;
  opened.close();
}

function isWorthKeeping({ state }: Query): boolean {
  const isNew = state.dataUpdatedAt > forgottenAt && isYoung(state.dataUpdatedAt);
  return state.status === 'success' && isNew;
}

const isYoung = (at: number) => Date.now() - at < LONGEST;
