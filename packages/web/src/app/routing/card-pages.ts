import { boxTexts } from '../../features/blind-boxes/texts.ts';
import { pledgeTexts } from '../../features/card-pledge/texts.ts';
import { marketTexts } from '../../features/cards/texts.ts';
import { myCardTexts } from '../../features/my-cards/texts.ts';
import { cardTexts } from '../../shared/cards/texts.ts';
import { wrapTexts } from '../../shared/wrap/texts.ts';
import { lazyPage } from './lazy-page.ts';

export const MarketPage = lazyPage(
  () => import('../../features/cards/market-page.tsx').then((page) => page.MarketPage),
  cardTexts,
  marketTexts,
);
export const InventoryPage = lazyPage(
  () => import('../../features/cards/inventory-page.tsx').then((page) => page.InventoryPage),
  cardTexts,
  marketTexts,
);
export const CardPage = lazyPage(
  () => import('../../features/cards/card-page.tsx').then((page) => page.CardPage),
  cardTexts,
  marketTexts,
);
export const MyCardsPage = lazyPage(
  () => import('../../features/my-cards/my-cards-page.tsx').then((page) => page.MyCardsPage),
  wrapTexts,
  cardTexts,
  myCardTexts,
);
export const PledgePage = lazyPage(
  () => import('../../features/card-pledge/pledge-page.tsx').then((page) => page.PledgePage),
  cardTexts,
  pledgeTexts,
);
export const BoxesPage = lazyPage(
  () => import('../../features/blind-boxes/series/boxes-page.tsx').then((page) => page.BoxesPage),
  boxTexts,
);
export const BoxPage = lazyPage(
  () => import('../../features/blind-boxes/series/box-page.tsx').then((page) => page.BoxPage),
  boxTexts,
);
export const MyBoxesPage = lazyPage(
  () =>
    import('../../features/blind-boxes/my-boxes/my-boxes-page.tsx').then(
      (page) => page.MyBoxesPage,
    ),
  boxTexts,
);
export const VerifyPage = lazyPage(
  () =>
    import('../../features/blind-boxes/verification/verify-page.tsx').then(
      (page) => page.VerifyPage,
    ),
  boxTexts,
);
