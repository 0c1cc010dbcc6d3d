import type { FormValue } from '@vellum/api/wire/form';
import { paths } from '@vellum/api/wire/paths';
import { launchAddress } from '../bench/many-launches.ts';

/** An endpoint that screens ask most, with a body that fills a page of it. */
export type HotEndpoint = Readonly<{
  name: string;
  path: string;
  body: Readonly<Record<string, FormValue>>;
  /** Asked by someone who is signed in. */
  signedIn: boolean;
}>;

const tokenAddress = launchAddress(0);
const CARD = String((1n << 64n) + 2n);

const open = (name: string, path: string, body: HotEndpoint['body'] = {}): HotEndpoint => ({
  name,
  path,
  body,
  signedIn: false,
});
const mine = (...of: Parameters<typeof open>): HotEndpoint => ({ ...open(...of), signedIn: true });

/** The twenty that are measured beside bare Fastify and whose statements are counted. */
export const hotEndpoints = (pageSize: number): readonly HotEndpoint[] => [
  open('home list', paths.tokenLaunch.list, { pageSize, sort: '-created' }),
  open('token', paths.tokenLaunch.get, { tokenAddress }),
  open('candles', paths.trade.candles, { tokenAddress, interval: '1h' }),
  open('rankings', paths.rankings.list, { pageSize, board: 'raised', period: 'all' }),
  open('market levels', paths.levelCards.levels),
  open('cards for sale', paths.cardMarket.list, { pageSize }),
  open('card', paths.platformCards.get, { tokenId: CARD }),
  mine('my cards', paths.platformCards.listMine, { pageSize }),
  open('box series', paths.blindBoxes.listSeries, { pageSize }),
  open('coin staking', paths.coinStaking.get),
  mine('my income', paths.income.get),
  mine('income list', paths.income.list, { pageSize }),
  open('presale', paths.presale.get, { tokenAddress }),
  open('OTC offers', paths.otc.list, { pageSize }),
  open('proposals', paths.dao.list, { pageSize }),
  open('users', paths.profiles.list, { pageSize }),
  open('announcements', paths.announcements.list, { pageSize }),
  mine('my orders', paths.orders.list, { pageSize }),
  open('energy rentals', paths.energy.list, { pageSize }),
  open('solvency', paths.solvency.overview),
];
