import type { ErrorTexts } from '@vellum/api/refusals/error-text';

/** The message modules of the app that journeys read, by the name under which the app knows them. */
type Modules = {
  activity: typeof import('../../packages/web/src/features/activity/messages.en.ts');
  announcementEdit: typeof import('../../packages/web/src/features/announcements/editor/messages.en.ts');
  announcements: typeof import('../../packages/web/src/features/announcements/messages.en.ts');
  app: typeof import('../../packages/web/src/app/messages.en.ts');
  approvals: typeof import('../../packages/web/src/features/approvals/messages.en.ts');
  boxes: typeof import('../../packages/web/src/features/blind-boxes/messages.en.ts');
  burn: typeof import('../../packages/web/src/features/burn-mining/messages.en.ts');
  cardMarket: typeof import('../../packages/web/src/features/cards/messages.en.ts');
  cardPledge: typeof import('../../packages/web/src/features/card-pledge/messages.en.ts');
  cards: typeof import('../../packages/web/src/shared/cards/messages.en.ts');
  chainClock: typeof import('../../packages/web/src/features/chain-clock/messages.en.ts');
  coinPage: typeof import('../../packages/web/src/features/token-launch/token-page/coin/messages.en.ts');
  communityHelp: typeof import('../../packages/web/src/features/help/community/messages.en.ts');
  contactBook: typeof import('../../packages/web/src/features/contacts/messages.en.ts');
  contacts: typeof import('../../packages/web/src/shared/contacts/messages.en.ts');
  controlHelp: typeof import('../../packages/web/src/features/help/control/messages.en.ts');
  dao: typeof import('../../packages/web/src/features/dao/messages.en.ts');
  dashboard: typeof import('../../packages/web/src/features/token-launch/dashboard/messages.en.ts');
  demoWallet: typeof import('../../packages/web/src/features/demo-wallet/messages.en.ts');
  earn: typeof import('../../packages/web/src/shared/earn/messages.en.ts');
  earnHelp: typeof import('../../packages/web/src/features/help/earn/messages.en.ts');
  energy: typeof import('../../packages/web/src/features/energy/messages.en.ts');
  energyRent: typeof import('../../packages/web/src/shared/energy/messages.en.ts');
  firstRun: typeof import('../../packages/web/src/features/first-run/messages.en.ts');
  frontPage: typeof import('../../packages/web/src/features/front-page/messages.en.ts');
  glossary: typeof import('../../packages/web/src/features/glossary/messages.en.ts');
  help: typeof import('../../packages/web/src/features/help/messages.en.ts');
  income: typeof import('../../packages/web/src/features/income/messages.en.ts');
  incomeWords: typeof import('../../packages/web/src/shared/income/messages.en.ts');
  launch: typeof import('../../packages/web/src/shared/launch/messages.en.ts');
  launchForm: typeof import('../../packages/web/src/features/token-launch/form/messages.en.ts');
  launchHelp: typeof import('../../packages/web/src/features/help/launch/messages.en.ts');
  ledger: typeof import('../../packages/web/src/features/ledger/messages.en.ts');
  liquidity: typeof import('../../packages/web/src/features/liquidity/messages.en.ts');
  locks: typeof import('../../packages/web/src/features/locks/messages.en.ts');
  marketHelp: typeof import('../../packages/web/src/features/help/market/messages.en.ts');
  membership: typeof import('../../packages/web/src/shared/membership/messages.en.ts');
  myCards: typeof import('../../packages/web/src/features/my-cards/messages.en.ts');
  otc: typeof import('../../packages/web/src/features/otc/messages.en.ts');
  owner: typeof import('../../packages/web/src/features/owner-console/messages.en.ts');
  paidAction: typeof import('../../packages/web/src/shared/paid-action/messages.en.ts');
  portfolio: typeof import('../../packages/web/src/features/portfolio/messages.en.ts');
  presale: typeof import('../../packages/web/src/features/presale/messages.en.ts');
  profiles: typeof import('../../packages/web/src/features/profiles/messages.en.ts');
  receipt: typeof import('../../packages/web/src/shared/paid-action/receipt/messages.en.ts');
  rankings: typeof import('../../packages/web/src/features/rankings/messages.en.ts');
  sale: typeof import('../../packages/web/src/shared/sale/messages.en.ts');
  settings: typeof import('../../packages/web/src/features/settings/messages.en.ts');
  solvency: typeof import('../../packages/web/src/features/solvency/messages.en.ts');
  staking: typeof import('../../packages/web/src/features/staking/messages.en.ts');
  swap: typeof import('../../packages/web/src/shared/swap/messages.en.ts');
  team: typeof import('../../packages/web/src/features/team/messages.en.ts');
  terms: typeof import('../../packages/web/src/shared/glossary/messages.en.ts');
  titles: typeof import('../../packages/web/src/app/titles/messages.en.ts');
  tokenEdit: typeof import('../../packages/web/src/features/token-launch/edit/messages.en.ts');
  tokenList: typeof import('../../packages/web/src/features/token-launch/token-list/messages.en.ts');
  tokenManagement: typeof import('../../packages/web/src/features/token-launch/management/messages.en.ts');
  priceChart: typeof import('../../packages/web/src/shared/chart/messages.en.ts');
  tokenPage: typeof import('../../packages/web/src/features/token-launch/token-page/messages.en.ts');
  trade: typeof import('../../packages/web/src/features/trade/messages.en.ts');
  ui: typeof import('../../packages/web/src/shared/ui/messages.en.ts');
  uploads: typeof import('../../packages/web/src/shared/uploads/messages.en.ts');
  waiting: typeof import('../../packages/web/src/features/waiting/messages.en.ts');
  wallet: typeof import('../../packages/web/src/shared/wallet/messages.en.ts');
  withdrawal: typeof import('../../packages/web/src/features/withdrawal/messages.en.ts');
  wrap: typeof import('../../packages/web/src/shared/wrap/messages.en.ts');
};

type Messages = { [Name in keyof Modules]: Modules[Name]['messages'] } & { error: ErrorTexts };

/** `boxes.howMany`, or `error.SOLD_OUT` for the text of a code. */
export type TextId = {
  [Name in keyof Messages]: `${Name}.${keyof Messages[Name] & string}`;
}[keyof Messages];
