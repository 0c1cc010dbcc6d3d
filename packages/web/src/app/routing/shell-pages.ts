import { firstRunTexts } from '../../features/first-run/texts.ts';
import { glossaryTexts } from '../../features/glossary/texts.ts';
import { portfolioTexts } from '../../features/portfolio/texts.ts';
import { profileTexts } from '../../features/profiles/texts.ts';
import { settingsTexts } from '../../features/settings/texts.ts';
import { teamTexts } from '../../features/team/texts.ts';
import { tokenListTexts } from '../../features/token-launch/token-list/texts.ts';
import { waitingTexts } from '../../features/waiting/texts.ts';
import { cardTexts } from '../../shared/cards/texts.ts';
import { termTexts } from '../../shared/glossary/texts.ts';
import { launchTexts } from '../../shared/launch/texts.ts';
import { receiptTexts } from '../../shared/paid-action/receipt/texts.ts';
import { wrapTexts } from '../../shared/wrap/texts.ts';
import { searchTexts } from '../search/texts.ts';
import { lazyPage } from './lazy-page.ts';

export const HomePage = lazyPage(
  () => import('../pages/home-page.tsx').then((page) => page.HomePage),
  launchTexts,
  tokenListTexts,
);
export const MenuPage = lazyPage(
  () => import('../pages/menu-page.tsx').then((page) => page.MenuPage),
  searchTexts,
);
export const MePage = lazyPage(
  () => import('../pages/me-page.tsx').then((page) => page.MePage),
  teamTexts,
  profileTexts,
  cardTexts,
  waitingTexts,
);
export const PortfolioPage = lazyPage(
  () => import('../../features/portfolio/portfolio-page.tsx').then((page) => page.PortfolioPage),
  portfolioTexts,
  cardTexts,
  wrapTexts,
);
export const WaitingPage = lazyPage(
  () => import('../pages/waiting-page.tsx').then((page) => page.WaitingPage),
  waitingTexts,
  cardTexts,
);
export const WelcomePage = lazyPage(
  () => import('../../features/first-run/welcome-page.tsx').then((page) => page.WelcomePage),
  firstRunTexts,
);
export const GlossaryPage = lazyPage(
  () => import('../../features/glossary/glossary-page.tsx').then((page) => page.GlossaryPage),
  glossaryTexts,
  termTexts,
);
export const InvitePage = lazyPage(() =>
  import('../pages/invite-page.tsx').then((page) => page.InvitePage),
);
export const TeamPage = lazyPage(
  () => import('../../features/team/team-page.tsx').then((page) => page.TeamPage),
  teamTexts,
);
export const InvitationsPage = lazyPage(
  () => import('../../features/team/invitations-page.tsx').then((page) => page.InvitationsPage),
  teamTexts,
);
export const MyInvitationsPage = lazyPage(
  () => import('../../features/team/invitations-page.tsx').then((page) => page.MyInvitationsPage),
  teamTexts,
);
export const ReferralsPage = lazyPage(
  () => import('../../features/team/referrals-page.tsx').then((page) => page.ReferralsPage),
  teamTexts,
);
export const SettingsPage = lazyPage(
  () => import('../pages/settings-with-clock.tsx').then((page) => page.SettingsWithClock),
  settingsTexts,
);
export const ActivityPage = lazyPage(
  () => import('../../features/activity/activity-page.tsx').then((page) => page.ActivityPage),
  receiptTexts,
  cardTexts,
);
export const NotFoundPage = lazyPage(() =>
  import('../pages/not-found-page.tsx').then((page) => page.NotFoundPage),
);
