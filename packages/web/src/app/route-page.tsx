import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { loadPage } from './load-page.ts';
import type { RouteName } from './route-name.ts';

const brought = new Map<RouteName, ComponentType>();
const later = new Map<RouteName, ComponentType>();

/**
 * The page of a route, fetched when it is first shown. One that was brought is drawn at once: even a page that is
 * there would give way to its skeleton for a moment if it were asked for lazily.
 */
export function RoutePage({ name }: Readonly<{ name: RouteName }>): ReactNode {
  const [Page] = useState(() => brought.get(name) ?? laterPage(name));
  return <Page />;
}

/** Fetches a page before anything is drawn, for who sees it as markup already. */
export async function bringPage(name: RouteName): Promise<void> {
  const page = await fetchPage(name).catch(() => null);
  if (page !== null) brought.set(name, page);
}

/** Fetches where the pages come from, so that the first one opened waits for itself only. */
export async function bringPages(): Promise<void> {
  // Who is offline by then hears of it when a page is opened.
  await import('./pages.ts').catch(() => null);
}

function laterPage(name: RouteName): ComponentType {
  const known = later.get(name);
  if (known !== undefined) return known;
  const page = lazy(async () => ({ default: await loadPage(() => fetchPage(name)) }));
  later.set(name, page);
  return page;
}

/** Where every page comes from is itself fetched later: the list of all their files would weigh on the front page. */
async function fetchPage(name: RouteName): Promise<ComponentType> {
  if (name === 'home') return (await import('./home-page.tsx')).HomePage;
  const { pageOf } = await import('./pages.ts');
  return pageOf(name)();
}
