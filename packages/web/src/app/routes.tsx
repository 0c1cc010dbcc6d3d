import type { ComponentType } from 'react';
import { boxTexts } from '../features/blind-boxes/texts.ts';
import { burnTexts } from '../features/burn-mining/texts.ts';
import { pledgeTexts } from '../features/card-pledge/texts.ts';
import { marketTexts } from '../features/cards/texts.ts';
import { incomeTexts } from '../features/income/texts.ts';
import { liquidityTexts } from '../features/liquidity/texts.ts';
import { lockTexts } from '../features/locks/texts.ts';
import { myCardTexts } from '../features/my-cards/texts.ts';
import { stakingTexts } from '../features/staking/texts.ts';
import { withdrawalTexts } from '../features/withdrawal/texts.ts';
import { cardTexts } from '../shared/cards/texts.ts';
import { earnTexts } from '../shared/earn/texts.ts';
import { incomeWordTexts } from '../shared/income/texts.ts';
import { type PathName, paths } from '../shared/navigation/paths.ts';
import * as creator from './creator-pages.ts';
import * as desk from './desk-pages.ts';
import { FirstPage } from './first-page.tsx';
import * as launch from './launch-pages.ts';
import { lazyPage } from './lazy-page.ts';
import type { PageTitle } from './page-titles.ts';

/** Home: footer and no back button. Shared: header with back. Alone: the same, with a page of its own width. */
export type Layout = 'home' | 'shared' | 'alone';

export type AppRoute = Readonly<{
  name: PathName | 'components' | 'notFound';
  path: string;
  title: PageTitle;
  layout: Layout;
  Page: ComponentType;
  /** Spec §2: the page stays as it was while others are shown. */
  keepAlive: boolean;
  /** One of the five pages of the bottom navigation. */
  root: boolean;
}>;

type Options = Partial<Pick<AppRoute, 'layout' | 'keepAlive' | 'root' | 'Page'>>;

const NotOpenPage = lazyPage(() => import('./not-open-page.tsx').then((page) => page.NotOpenPage));

const route = (name: PathName, options: Options = {}): AppRoute => ({
  name,
  path: paths[name],
  title: name,
  layout: 'shared',
  Page: NotOpenPage,
  keepAlive: false,
  root: false,
  ...options,
});

const MarketPage = lazyPage(
  () => import('../features/cards/market-page.tsx').then((page) => page.MarketPage),
  cardTexts,
  marketTexts,
);
const InventoryPage = lazyPage(
  () => import('../features/cards/inventory-page.tsx').then((page) => page.InventoryPage),
  cardTexts,
  marketTexts,
);
const CardPage = lazyPage(
  () => import('../features/cards/card-page.tsx').then((page) => page.CardPage),
  cardTexts,
  marketTexts,
);
const TeamPage = lazyPage(() =>
  import('../features/team/team-page.tsx').then((page) => page.TeamPage),
);
const InvitationsPage = lazyPage(() =>
  import('../features/team/invitations-page.tsx').then((page) => page.InvitationsPage),
);
const MyInvitationsPage = lazyPage(() =>
  import('../features/team/invitations-page.tsx').then((page) => page.MyInvitationsPage),
);
const SettingsPage = lazyPage(() =>
  import('./settings-with-clock.tsx').then((page) => page.SettingsWithClock),
);
const ActivityPage = lazyPage(() =>
  import('../features/activity/activity-page.tsx').then((page) => page.ActivityPage),
);
const BoxesPage = lazyPage(
  () => import('../features/blind-boxes/boxes-page.tsx').then((page) => page.BoxesPage),
  boxTexts,
);
const BoxPage = lazyPage(
  () => import('../features/blind-boxes/box-page.tsx').then((page) => page.BoxPage),
  boxTexts,
);
const MyBoxesPage = lazyPage(
  () => import('../features/blind-boxes/my-boxes-page.tsx').then((page) => page.MyBoxesPage),
  boxTexts,
);
const VerifyPage = lazyPage(
  () => import('../features/blind-boxes/verify-page.tsx').then((page) => page.VerifyPage),
  boxTexts,
);
const MyCardsPage = lazyPage(
  () => import('../features/my-cards/my-cards-page.tsx').then((page) => page.MyCardsPage),
  cardTexts,
  myCardTexts,
);
const PledgePage = lazyPage(
  () => import('../features/card-pledge/pledge-page.tsx').then((page) => page.PledgePage),
  cardTexts,
  pledgeTexts,
);
const BurnPage = lazyPage(
  () => import('../features/burn-mining/burn-page.tsx').then((page) => page.BurnPage),
  earnTexts,
  burnTexts,
);
const HubPage = lazyPage(
  () => import('../features/staking/hub-page.tsx').then((page) => page.HubPage),
  earnTexts,
  stakingTexts,
);
const LpPage = lazyPage(
  () => import('../features/staking/lp-page.tsx').then((page) => page.LpPage),
  earnTexts,
  stakingTexts,
);
const CoinPage = lazyPage(
  () => import('../features/staking/coin-page.tsx').then((page) => page.CoinPage),
  earnTexts,
  stakingTexts,
);
const RecordsPage = lazyPage(
  () => import('../features/income/records-page.tsx').then((page) => page.RecordsPage),
  incomeWordTexts,
  incomeTexts,
);
const IncomePage = lazyPage(
  () => import('../features/income/income-page.tsx').then((page) => page.IncomePage),
  cardTexts,
  earnTexts,
  incomeWordTexts,
  incomeTexts,
);
const ClaimPage = lazyPage(
  () => import('../features/income/claim-page.tsx').then((page) => page.ClaimPage),
  cardTexts,
  earnTexts,
  incomeWordTexts,
  incomeTexts,
);
const WithdrawPage = lazyPage(
  () => import('../features/withdrawal/withdraw-page.tsx').then((page) => page.WithdrawPage),
  incomeWordTexts,
  withdrawalTexts,
);
const LocksPage = lazyPage(
  () => import('../features/locks/locks-page.tsx').then((page) => page.LocksPage),
  earnTexts,
  lockTexts,
);
const LockPage = lazyPage(
  () => import('../features/locks/lock-page.tsx').then((page) => page.LockPage),
  earnTexts,
  cardTexts,
  lockTexts,
);
const LockProofPage = lazyPage(
  () => import('../features/locks/proof-page.tsx').then((page) => page.ProofPage),
  earnTexts,
  lockTexts,
);
const BuyLpPage = lazyPage(
  () => import('../features/liquidity/buy-lp-page.tsx').then((page) => page.BuyLpPage),
  earnTexts,
  liquidityTexts,
);
const MenuPage = lazyPage(() => import('./menu-page.tsx').then((page) => page.MenuPage));
const MePage = lazyPage(() => import('./me-page.tsx').then((page) => page.MePage));
const InvitePage = lazyPage(() => import('./invite-page.tsx').then((page) => page.InvitePage));
const PayfiPage = lazyPage(() => import('./payfi-page.tsx').then((page) => page.PayfiPage));
const NotFoundPage = lazyPage(() =>
  import('./not-found-page.tsx').then((page) => page.NotFoundPage),
);

const notFound: AppRoute = {
  ...route('home', { Page: NotFoundPage }),
  name: 'notFound',
  title: 'notFound',
  path: '*',
};

/** The page of every component, for designers: in the gallery build and in development only. */
const gallery: readonly AppRoute[] =
  import.meta.env.MODE === 'production'
    ? []
    : [
        {
          ...route('home', {
            Page: lazyPage(() =>
              import('./gallery/components-page.tsx').then((page) => page.ComponentsPage),
            ),
          }),
          name: 'components',
          title: 'components',
          path: '/components',
        },
      ];

/** Every screen of the product. A page that is not built yet says so. */
export const routes: readonly AppRoute[] = [
  route('home', { layout: 'home', root: true, Page: FirstPage }),
  route('market', { keepAlive: true, root: true, Page: MarketPage }),
  route('inventory', { Page: InventoryPage }),
  route('card', { Page: CardPage }),
  route('cardPledge', { Page: PledgePage }),
  route('myCards', { Page: MyCardsPage }),
  route('team', { Page: TeamPage }),
  route('invitations', { Page: InvitationsPage }),
  route('launchSimple', { Page: creator.LaunchSimplePage }),
  route('launchAdvanced', { Page: creator.LaunchAdvancedPage }),
  route('dashboard', { Page: creator.DashboardPage }),
  route('editToken', { Page: creator.EditTokenPage }),
  route('editLiquidity', { Page: creator.EditLiquidityPage }),
  route('presale', { Page: launch.PresalePage }),
  route('refunds', { Page: launch.RefundsPage }),
  route('rankings', { Page: launch.RankingsPage }),
  route('lpStaking', { layout: 'alone', Page: LpPage }),
  route('coinStaking', { layout: 'alone', Page: CoinPage }),
  route('computingPower', { layout: 'alone', Page: BurnPage }),
  route('incomeRecords', { layout: 'alone', Page: RecordsPage }),
  route('assetStaking', { root: true, Page: HubPage }),
  route('income', { Page: IncomePage }),
  route('claim', { Page: ClaimPage }),
  route('withdraw', { Page: WithdrawPage }),
  route('myInvitations', { Page: MyInvitationsPage }),
  route('boxes', { keepAlive: true, Page: BoxesPage }),
  route('box', { Page: BoxPage }),
  route('myBoxes', { Page: MyBoxesPage }),
  route('boxVerify', { Page: VerifyPage }),
  route('users', { keepAlive: true }),
  route('user'),
  route('profileEdit'),
  route('buyLp', { Page: BuyLpPage }),
  route('otc', { Page: desk.OtcPage }),
  route('preSwap', { Page: launch.PreSwapPage }),
  route('token', { Page: launch.TokenPage }),
  route('trade', { Page: launch.TradePage }),
  route('locks', { Page: LocksPage }),
  route('lockNew', { Page: LockPage }),
  route('lockProof', { Page: LockProofPage }),
  route('approvals'),
  route('activity', { Page: ActivityPage }),
  route('tokens', { Page: creator.TokensPage }),
  route('dao'),
  route('energy'),
  route('payfi', { Page: PayfiPage }),
  route('solvency'),
  route('announcements', { Page: desk.AnnouncementsPage }),
  route('announcement', { Page: desk.AnnouncementPage }),
  route('settings', { Page: SettingsPage }),
  route('owner', { Page: desk.OwnerPage }),
  route('menu', { Page: MenuPage }),
  route('me', { root: true, Page: MePage }),
  route('invite', { Page: InvitePage }),
  ...gallery,
  notFound,
];
