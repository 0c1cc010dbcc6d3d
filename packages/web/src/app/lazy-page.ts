import { type ComponentType, lazy } from 'react';
import { bringTexts, type CatalogLoaders } from '../shared/i18n/active-locale.ts';
import { loadPage } from './load-page.ts';

/** A page whose code is fetched when it is first opened, together with the texts that only such pages speak. */
export function lazyPage(load: () => Promise<ComponentType>, ...texts: readonly CatalogLoaders[]) {
  const loadAll = async () => {
    const [page] = await Promise.all([load(), ...texts.map(bringTexts)]);
    return page;
  };
  return lazy(async () => ({ default: await loadPage(loadAll) }));
}
