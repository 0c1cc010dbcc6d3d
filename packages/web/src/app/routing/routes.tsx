import { type PathName, paths } from '../../shared/navigation/paths.ts';
import type { PageTitle, RouteName } from '../page-titles.ts';

/** Home: footer and no back button. Shared: header with back. Alone: the same, with a page of its own width. */
export type Layout = 'home' | 'shared' | 'alone';

export type AppRoute = Readonly<{
  name: RouteName;
  path: string;
  title: PageTitle;
  layout: Layout;
  /** Spec §2: the page stays as it was while others are shown. */
  keepAlive: boolean;
  /** One of the five pages of the bottom navigation. */
  root: boolean;
}>;

type Options = Partial<Pick<AppRoute, 'layout' | 'keepAlive' | 'root'>>;

const route = (name: PathName, options: Options = {}): AppRoute => ({
  name,
  path: paths[name],
  title: name,
  layout: 'shared',
  keepAlive: false,
  root: false,
  ...options,
});

const unlisted = (name: 'design' | 'notFound', path: string): AppRoute => ({
  ...route('home'),
  name,
  title: name,
  path,
});

/** Every component in every state, for designers: in the gallery build and in development only. */
const gallery: readonly AppRoute[] =
  import.meta.env.MODE === 'production' ? [] : [unlisted('design', '/design')];

/** Every screen of the product; `pages.ts` says where each comes from. */
export const routes: readonly AppRoute[] = [
  route('home', { layout: 'home', root: true }),
  route('market', { keepAlive: true, root: true }),
  route('inventory'),
  route('card'),
  route('cardPledge'),
  route('myCards'),
  route('team'),
  route('invitations'),
  route('launchSimple'),
  route('launchAdvanced'),
  route('dashboard'),
  route('editToken'),
  route('editLiquidity'),
  route('presale'),
  route('refunds'),
  route('rankings'),
  route('lpStaking', { layout: 'alone' }),
  route('coinStaking', { layout: 'alone' }),
  route('computingPower', { layout: 'alone' }),
  route('incomeRecords', { layout: 'alone' }),
  route('assetStaking', { root: true }),
  route('income'),
  route('claim'),
  route('withdraw'),
  route('myInvitations'),
  route('referrals', { layout: 'alone' }),
  route('boxes', { keepAlive: true }),
  route('box'),
  route('myBoxes'),
  route('boxVerify'),
  route('users', { keepAlive: true }),
  route('user'),
  route('profileEdit'),
  route('buyLp'),
  route('swap'),
  route('lpPosition'),
  route('otc'),
  route('preSwap'),
  route('token'),
  route('trade'),
  route('locks'),
  route('lockNew'),
  route('lockProof'),
  route('approvals'),
  route('activity'),
  route('tokens'),
  route('daoPropose'),
  route('daoProposal'),
  route('dao', { layout: 'alone' }),
  route('energy'),
  route('payfi'),
  route('solvency', { layout: 'alone' }),
  route('announcements'),
  route('announcement'),
  route('announcementEdit'),
  route('contacts'),
  route('settings'),
  route('owner'),
  route('welcome'),
  route('glossary'),
  route('portfolio'),
  route('waiting'),
  route('menu'),
  route('me', { root: true }),
  route('invite'),
  ...gallery,
  unlisted('notFound', '*'),
];
