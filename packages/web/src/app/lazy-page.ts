import { type ComponentType, lazy } from 'react';
import { loadPage } from './load-page.ts';

/** A page whose code is fetched when it is first opened. */
export function lazyPage(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await loadPage(load) }));
}
