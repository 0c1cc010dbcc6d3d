import { presaleTexts } from '../../features/presale/texts.ts';
import { rankingTexts } from '../../features/rankings/texts.ts';
import { coinPageTexts } from '../../features/token-launch/token-page/coin/texts.ts';
import { tokenPageTexts } from '../../features/token-launch/token-page/texts.ts';
import { tradeTexts } from '../../features/trade/texts.ts';
import { chartTexts } from '../../shared/chart/texts.ts';
import { launchTexts } from '../../shared/launch/texts.ts';
import { saleTexts } from '../../shared/sale/texts.ts';
import { lazyPage } from './lazy-page.ts';

export const PresalePage = lazyPage(
  () => import('../../features/presale/presale-page.tsx').then((page) => page.PresalePage),
  saleTexts,
  presaleTexts,
);
export const TradePage = lazyPage(
  () => import('../../features/trade/trade-page.tsx').then((page) => page.TradePage),
  saleTexts,
  tradeTexts,
);
export const PreSwapPage = lazyPage(
  () => import('../../features/trade/pre-swap-page.tsx').then((page) => page.PreSwapPage),
  saleTexts,
  tradeTexts,
);
export const RefundsPage = lazyPage(
  () => import('../../features/presale/refunds-page.tsx').then((page) => page.RefundsPage),
  saleTexts,
  presaleTexts,
);
export const TokenPage = lazyPage(
  () =>
    import('../../features/token-launch/token-page/token-page.tsx').then((page) => page.TokenPage),
  launchTexts,
  chartTexts,
  saleTexts,
  coinPageTexts,
  tokenPageTexts,
);
export const RankingsPage = lazyPage(
  () => import('../../features/rankings/rankings-page.tsx').then((page) => page.RankingsPage),
  launchTexts,
  rankingTexts,
);
