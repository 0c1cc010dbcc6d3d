import { announcementEditTexts } from '../../features/announcements/editor/texts.ts';
import { announcementTexts } from '../../features/announcements/texts.ts';
import { otcTexts } from '../../features/otc/texts.ts';
import { ownerTexts } from '../../features/owner-console/texts.ts';
import { earnTexts } from '../../shared/earn/texts.ts';
import { saleTexts } from '../../shared/sale/texts.ts';
import { swapTexts } from '../../shared/swap/texts.ts';
import { wrapTexts } from '../../shared/wrap/texts.ts';
import { lazyPage } from './lazy-page.ts';

export const SwapPage = lazyPage(
  () => import('../../features/swap/swap-page.tsx').then((page) => page.SwapPage),
  swapTexts,
  wrapTexts,
);
export const OtcPage = lazyPage(
  () => import('../../features/otc/otc-page.tsx').then((page) => page.OtcPage),
  saleTexts,
  otcTexts,
  earnTexts,
);
export const AnnouncementsPage = lazyPage(
  () =>
    import('../../features/announcements/announcements-page.tsx').then(
      (page) => page.AnnouncementsPage,
    ),
  announcementTexts,
);
export const AnnouncementPage = lazyPage(
  () =>
    import('../../features/announcements/announcement-page.tsx').then(
      (page) => page.AnnouncementPage,
    ),
  announcementTexts,
);
export const AnnouncementEditPage = lazyPage(
  () =>
    import('../../features/announcements/editor/editor-page.tsx').then((page) => page.EditorPage),
  announcementTexts,
  announcementEditTexts,
);
export const OwnerPage = lazyPage(
  () => import('../../features/owner-console/owner-page.tsx').then((page) => page.OwnerPage),
  ownerTexts,
);
