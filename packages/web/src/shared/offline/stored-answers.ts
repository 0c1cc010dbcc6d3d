import { dehydrate, hydrate, type Query, type QueryClient } from '@tanstack/react-query';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { sessionStore } from '../session/session.ts';
import { pageBuild } from './page-build.ts';
import { type Asking, isUsable, type KeptAnswer, MOST, outdated } from './usable-answer.ts';

type Schema = DBSchema & { answers: { key: string; value: KeptAnswer } };

/** Milliseconds that what was read may wait before it is written down. */
const SOON = 1500;

const database = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('vellum-kept', 1, {
    upgrade: (opened) => void opened.createObjectStore('answers'),
  });

/** Writes down what is read, so that the app can show it without a network; gives the way to stop. */
export function keepAnswers(queries: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void write(queries).catch(() => {});
    }, SOON);
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

/** Whenever there is no network: shows what was read before where nothing newer is known, and asks again once it is back. */
export function restoreOffline(queries: QueryClient): () => void {
  const restore = () => void restoreAnswers(queries).catch(() => {});
  const askAgain = () => void queries.invalidateQueries();
  if (!navigator.onLine) restore();
  window.addEventListener('offline', restore);
  window.addEventListener('online', askAgain);
  return () => {
    window.removeEventListener('offline', restore);
    window.removeEventListener('online', askAgain);
  };
}

async function restoreAnswers(queries: QueryClient): Promise<void> {
  const opened = await database();
  const kept = await opened.getAll('answers');
  opened.close();
  const asking = askingNow();
  const usable = kept.filter((one) => isUsable(one, asking)).map(({ query }) => query);
  if (usable.length > 0) hydrate(queries, { mutations: [], queries: usable });
}

/** What was read before this moment is written down already, or was forgotten. */
let writtenUntil = 0;

/** Forgets what was written down; what is read from now on is kept again. */
export async function forgetAnswers(): Promise<void> {
  writtenUntil = Date.now();
  const opened = await database();
  await opened.clear('answers');
  opened.close();
}

async function write(queries: QueryClient): Promise<void> {
  const asking = askingNow();
  const { build, reader, now } = asking;
  const { queries: found } = dehydrate(queries, { shouldDehydrateQuery: isNew });
  const isFirst = writtenUntil === 0;
  writtenUntil = now;
  const opened = await database();
  const { store, done } = opened.transaction('answers', 'readwrite');
  for (const query of found) {
    try {
      void store.put({ build, reader, query }, query.queryHash);
    } catch {
      // Whatever a browser cannot write down is not kept.
    }
  }
  if (isFirst || (await store.count()) > MOST) {
    const kept = await store.getAll();
    for (const { query } of outdated(kept, asking)) void store.delete(query.queryHash);
  }
  await done;
  opened.close();
}

const isNew = ({ state }: Query): boolean =>
  state.status === 'success' && state.dataUpdatedAt > writtenUntil;

function askingNow(): Asking {
  const session = sessionStore.get();
  const reader = session.status === 'signed-in' ? session.address : null;
  return { build: pageBuild(), reader, now: Date.now() };
}
