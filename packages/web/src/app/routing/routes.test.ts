import { describe, expect, it } from 'vitest';
import { paths } from '../../shared/navigation/paths.ts';
import { menuGroups } from '../search/menu-entries.ts';
import { routeAt } from './route-at.ts';
import { routes } from './routes.tsx';

/** The paths that the spec names, letter by letter. */
const ofSpec = [
  '/',
  '/nft',
  '/nftInv',
  '/nftDetail',
  '/nftPledge',
  '/myNft',
  '/teams',
  '/invitations',
  '/launch-simple',
  '/launch-advanced',
  '/dashboard',
  '/editToken',
  '/editLiquidity',
  '/presale',
  '/rankings',
  '/pledgeLP',
  '/pledgeCoin',
  '/destroy',
  '/incomeList',
];

describe('the table of routes', () => {
  it('has every path of the spec and one route for each path', () => {
    const known = routes.map(({ path }) => path);
    expect(known).toEqual(expect.arrayContaining(ofSpec));
    expect(known).toEqual(expect.arrayContaining(Object.values(paths)));
    expect(new Set(known).size).toBe(known.length);
  });

  it('keeps market, users and boxes alive, and no other', () => {
    const kept = routes.filter(({ keepAlive }) => keepAlive).map(({ path }) => path);
    expect(kept.sort()).toEqual(['/blindBox', '/nft', '/usersList']);
  });

  it('gives the home page alone its footer, and the four of the spec their own width, with three whose art lies below the header', () => {
    const laidOut = (as: string) => routes.filter(({ layout }) => layout === as);
    expect(laidOut('home').map(({ name }) => name)).toEqual(['home']);
    expect(laidOut('alone').map(({ path }) => path)).toEqual([
      '/pledgeLP',
      '/pledgeCoin',
      '/destroy',
      '/incomeList',
      '/referrals',
      '/dao',
      '/solvency',
    ]);
  });

  it('finds a page by its path, parts included, and sends the rest to one place', () => {
    expect(routeAt(routes, '/token/TR7N').name).toBe('token');
    expect(routeAt(routes, '/announcement/7').name).toBe('announcement');
    expect(routeAt(routes, '/nft/7').name).toBe('notFound');
    expect(routeAt(routes, '/NFT').name).toBe('notFound');
    expect(routeAt(routes, '/nft/').name).toBe('market');
    expect(routeAt(routes, '/').name).toBe('home');
  });

  it('leads to a real page from every entry of the menu', () => {
    const entries = menuGroups.flatMap(({ entries }) => entries.map(([name]) => name));
    expect(entries.length).toBeGreaterThan(0);
    for (const name of entries) expect(routeAt(routes, paths[name]).name).toBe(name);
  });
});
