import { burnTexts } from '../../features/burn-mining/texts.ts';
import { incomeTexts } from '../../features/income/texts.ts';
import { liquidityTexts } from '../../features/liquidity/texts.ts';
import { lockTexts } from '../../features/locks/texts.ts';
import { stakingTexts } from '../../features/staking/texts.ts';
import { withdrawalTexts } from '../../features/withdrawal/texts.ts';
import { cardTexts } from '../../shared/cards/texts.ts';
import { earnTexts } from '../../shared/earn/texts.ts';
import { incomeWordTexts } from '../../shared/income/texts.ts';
import { saleTexts } from '../../shared/sale/texts.ts';
import { wrapTexts } from '../../shared/wrap/texts.ts';
import { lazyPage } from './lazy-page.ts';

export const BurnPage = lazyPage(
  () => import('../../features/burn-mining/burn-page.tsx').then((page) => page.BurnPage),
  wrapTexts,
  earnTexts,
  burnTexts,
);
export const HubPage = lazyPage(
  () => import('../../features/staking/hub-page.tsx').then((page) => page.HubPage),
  earnTexts,
  stakingTexts,
);
export const LpPage = lazyPage(
  () => import('../../features/staking/lp-page.tsx').then((page) => page.LpPage),
  wrapTexts,
  earnTexts,
  stakingTexts,
);
export const CoinPage = lazyPage(
  () => import('../../features/staking/coin-page.tsx').then((page) => page.CoinPage),
  earnTexts,
  stakingTexts,
);
export const RecordsPage = lazyPage(
  () => import('../../features/income/records-page.tsx').then((page) => page.RecordsPage),
  incomeWordTexts,
  incomeTexts,
);
export const IncomePage = lazyPage(
  () => import('../../features/income/income-page.tsx').then((page) => page.IncomePage),
  wrapTexts,
  cardTexts,
  earnTexts,
  incomeWordTexts,
  incomeTexts,
);
export const ClaimPage = lazyPage(
  () => import('../../features/income/claim-page.tsx').then((page) => page.ClaimPage),
  wrapTexts,
  cardTexts,
  earnTexts,
  incomeWordTexts,
  incomeTexts,
);
export const WithdrawPage = lazyPage(
  () => import('../../features/withdrawal/withdraw-page.tsx').then((page) => page.WithdrawPage),
  incomeWordTexts,
  withdrawalTexts,
);
export const LocksPage = lazyPage(
  () => import('../../features/locks/locks-page.tsx').then((page) => page.LocksPage),
  earnTexts,
  lockTexts,
);
export const LockPage = lazyPage(
  () => import('../../features/locks/lock-page.tsx').then((page) => page.LockPage),
  earnTexts,
  cardTexts,
  saleTexts,
  lockTexts,
);
export const LockProofPage = lazyPage(
  () => import('../../features/locks/proof-page.tsx').then((page) => page.ProofPage),
  earnTexts,
  lockTexts,
);
export const BuyLpPage = lazyPage(
  () => import('../../features/liquidity/buy/buy-lp-page.tsx').then((page) => page.BuyLpPage),
  earnTexts,
  liquidityTexts,
);
export const PositionPage = lazyPage(
  () => import('../../features/liquidity/position-page.tsx').then((page) => page.PositionPage),
  earnTexts,
  saleTexts,
  liquidityTexts,
);
