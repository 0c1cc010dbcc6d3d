import { launchFormTexts } from '../features/token-launch/form/texts.ts';
import { launchTexts } from '../shared/launch/texts.ts';
import { saleTexts } from '../shared/sale/texts.ts';
import { lazyPage } from './lazy-page.ts';

export const LaunchSimplePage = lazyPage(
  () =>
    import('../features/token-launch/form/simple-page.tsx').then((page) => page.LaunchSimplePage),
  launchTexts,
  saleTexts,
  launchFormTexts,
);

export const LaunchAdvancedPage = lazyPage(
  () =>
    import('../features/token-launch/form/advanced-page.tsx').then(
      (page) => page.LaunchAdvancedPage,
    ),
  launchTexts,
  saleTexts,
  launchFormTexts,
);
