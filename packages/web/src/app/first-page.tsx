import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { loadPage } from './load-page.ts';

const fetchPage = () => import('./home-page.tsx').then((page) => page.HomePage);

const Later = lazy(async () => ({ default: await loadPage(fetchPage) }));
let fetched: ComponentType | null = null;

/** Fetches the front page before anything is drawn; whether it came, `FirstPage` tells. */
export async function bringFirstPage(): Promise<void> {
  fetched = await fetchPage().catch(() => null);
}

/**
 * The front page. Who starts on it sees it as markup already, so when it has been brought it is drawn at once:
 * even a page that is there would give way to its skeleton for a moment if it were asked for lazily.
 */
export function FirstPage(): ReactNode {
  const [Page] = useState(() => fetched ?? Later);
  return <Page />;
}
