import type { RouteName } from '../page-titles.ts';
import * as card from './card-pages.ts';
import * as community from './community-pages.ts';
import * as creator from './creator-pages.ts';
import * as desk from './desk-pages.ts';
import * as earn from './earn-pages.ts';
import * as launch from './launch-pages.ts';
import { type LazyPage, lazyPage } from './lazy-page.ts';
import * as shell from './shell-pages.ts';

/** Only the builds that designers look at have it. */
const design: Readonly<{ design?: LazyPage }> =
  import.meta.env.MODE === 'production'
    ? {}
    : {
        design: lazyPage(() =>
          import('../gallery/design-page.tsx').then((page) => page.DesignPage),
        ),
      };

const pages: Readonly<Record<Exclude<RouteName, 'design'>, LazyPage>> & typeof design = {
  home: shell.HomePage,
  market: card.MarketPage,
  inventory: card.InventoryPage,
  card: card.CardPage,
  cardPledge: card.PledgePage,
  myCards: card.MyCardsPage,
  team: shell.TeamPage,
  invitations: shell.InvitationsPage,
  launchSimple: creator.LaunchSimplePage,
  launchAdvanced: creator.LaunchAdvancedPage,
  dashboard: creator.DashboardPage,
  editToken: creator.EditTokenPage,
  editLiquidity: creator.EditLiquidityPage,
  presale: launch.PresalePage,
  refunds: launch.RefundsPage,
  rankings: launch.RankingsPage,
  lpStaking: earn.LpPage,
  coinStaking: earn.CoinPage,
  computingPower: earn.BurnPage,
  incomeRecords: earn.RecordsPage,
  assetStaking: earn.HubPage,
  income: earn.IncomePage,
  claim: earn.ClaimPage,
  withdraw: earn.WithdrawPage,
  myInvitations: shell.MyInvitationsPage,
  referrals: shell.ReferralsPage,
  boxes: card.BoxesPage,
  box: card.BoxPage,
  myBoxes: card.MyBoxesPage,
  boxVerify: card.VerifyPage,
  users: community.UsersPage,
  user: community.UserPage,
  profileEdit: community.ProfileEditPage,
  buyLp: earn.BuyLpPage,
  swap: desk.SwapPage,
  lpPosition: earn.PositionPage,
  otc: desk.OtcPage,
  preSwap: launch.PreSwapPage,
  token: launch.TokenPage,
  trade: launch.TradePage,
  solvency: community.SolvencyPage,
  locks: earn.LocksPage,
  lockNew: earn.LockPage,
  lockProof: earn.LockProofPage,
  approvals: community.ApprovalsPage,
  activity: shell.ActivityPage,
  tokens: creator.TokensPage,
  energy: community.EnergyPage,
  dao: community.DaoPage,
  daoPropose: community.ProposePage,
  daoProposal: community.ProposalPage,
  payfi: community.PayfiPage,
  contacts: community.ContactsPage,
  announcements: desk.AnnouncementsPage,
  announcement: desk.AnnouncementPage,
  announcementEdit: desk.AnnouncementEditPage,
  settings: shell.SettingsPage,
  owner: desk.OwnerPage,
  welcome: shell.WelcomePage,
  glossary: shell.GlossaryPage,
  portfolio: shell.PortfolioPage,
  waiting: shell.WaitingPage,
  menu: shell.MenuPage,
  me: shell.MePage,
  invite: shell.InvitePage,
  notFound: shell.NotFoundPage,
  ...design,
};

/** Where the page of a route comes from. */
export function pageOf(name: RouteName): LazyPage {
  return pages[name] ?? shell.NotFoundPage;
}
