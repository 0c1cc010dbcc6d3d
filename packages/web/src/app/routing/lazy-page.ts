import type { ComponentType } from 'react';
import { bringTexts, type CatalogLoaders } from '../../shared/i18n/active-locale.ts';

/** Fetches a page together with the texts that only such pages speak. */
export type LazyPage = () => Promise<ComponentType>;

/** A page whose code is fetched when it is first opened, together with the texts that only such pages speak. */
export function lazyPage<Props = object>(
  load: () => Promise<ComponentType<Props>>,
  ...texts: readonly CatalogLoaders[]
): () => Promise<ComponentType<Props>> {
  return async () => {
    const [page] = await Promise.all([load(), ...texts.map(bringTexts)]);
    return page;
  };
}
