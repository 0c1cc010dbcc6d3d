import { liquidityTexts } from '../../features/liquidity/texts.ts';
import { dashboardTexts } from '../../features/token-launch/dashboard/texts.ts';
import { tokenEditTexts } from '../../features/token-launch/edit/texts.ts';
import { launchFormTexts } from '../../features/token-launch/form/texts.ts';
import { managementTexts } from '../../features/token-launch/management/texts.ts';
import { earnTexts } from '../../shared/earn/texts.ts';
import { launchTexts } from '../../shared/launch/texts.ts';
import { saleTexts } from '../../shared/sale/texts.ts';
import { uploadTexts } from '../../shared/uploads/texts.ts';
import { lazyPage } from './lazy-page.ts';

export const LaunchSimplePage = lazyPage(
  () =>
    import('../../features/token-launch/form/simple-page.tsx').then(
      (page) => page.LaunchSimplePage,
    ),
  launchTexts,
  saleTexts,
  uploadTexts,
  launchFormTexts,
);

export const LaunchAdvancedPage = lazyPage(
  () =>
    import('../../features/token-launch/form/advanced-page.tsx').then(
      (page) => page.LaunchAdvancedPage,
    ),
  launchTexts,
  saleTexts,
  uploadTexts,
  launchFormTexts,
);

export const EditTokenPage = lazyPage(
  () =>
    import('../../features/token-launch/edit/edit-token-page.tsx').then(
      (page) => page.EditTokenPage,
    ),
  launchTexts,
  uploadTexts,
  tokenEditTexts,
);

export const TokensPage = lazyPage(
  () =>
    import('../../features/token-launch/management/tokens-page.tsx').then(
      (page) => page.TokensPage,
    ),
  launchTexts,
  managementTexts,
);

export const DashboardPage = lazyPage(
  () =>
    import('../../features/token-launch/dashboard/dashboard-page.tsx').then(
      (page) => page.DashboardPage,
    ),
  launchTexts,
  dashboardTexts,
);

export const EditLiquidityPage = lazyPage(
  () =>
    import('../../features/liquidity/edit-liquidity-page.tsx').then(
      (page) => page.EditLiquidityPage,
    ),
  earnTexts,
  liquidityTexts,
);
