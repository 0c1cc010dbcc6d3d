import { matchPath } from 'react-router';
import type { AppRoute } from './routes.tsx';

/** The route a path belongs to. The table ends with one that takes everything. */
export function routeAt(routes: readonly AppRoute[], pathname: string): AppRoute {
  const found = routes.find(({ path }) => isAt(path, pathname));
  if (!found) throw new Error('the table of routes has no last resort');
  return found;
}

/** To make a pattern of every path that has nothing to fill in would take longer than a tap may wait. */
function isAt(path: string, pathname: string): boolean {
  if (!/[:*]/.test(path)) return path === (pathname.replace(/\/+$/, '') || '/');
  return matchPath({ path, caseSensitive: true, end: true }, pathname) !== null;
}
