import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import type { RouteName } from '../page-titles.ts';
import { loadPage } from './load-page.ts';
import { pageOf } from './pages.ts';

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

/** Fetches a page before anything is rendered: its markup must not wait for it. */
export async function bringPage(name: RouteName): Promise<void> {
  const page = await pageOf(name)().catch(() => null);
  if (page !== null) brought.set(name, page);
}

function laterPage(name: RouteName): ComponentType {
  const known = later.get(name);
  if (known !== undefined) return known;
  const page = lazy(async () => ({ default: await loadPage(pageOf(name)) }));
  later.set(name, page);
  return page;
}
