import { type ComponentType, lazy } from 'react';
import { loadPage } from './load-page.ts';
import type { RouteName } from './route-name.ts';

/**
 * The page of a route, fetched when it is first shown. Where every page comes from is itself fetched later:
 * the list of all their files would weigh on the first page.
 */
export function routePage(name: RouteName): ComponentType {
  const load = async () => {
    const { pageOf } = await import('./pages.ts');
    return pageOf(name)();
  };
  return lazy(async () => ({ default: await loadPage(load) }));
}

/** Fetches where the pages come from, so that the first one opened waits for itself only. */
export async function bringPages(): Promise<void> {
  // Who is offline by then hears of it when a page is opened.
  await import('./pages.ts').catch(() => null);
}
