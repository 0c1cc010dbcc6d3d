import { matchPath } from 'react-router';
import type { AppRoute } from './routes.tsx';

/** The route a path belongs to. The table ends with one that takes everything. */
export function routeAt(routes: readonly AppRoute[], pathname: string): AppRoute {
  const found = routes.find(({ path }) =>
    matchPath({ path, caseSensitive: true, end: true }, pathname),
  );
  if (!found) throw new Error('the table of routes has no last resort');
  return found;
}
