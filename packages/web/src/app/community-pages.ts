import { lazyPage } from './lazy-page.ts';

export const PayfiPage = lazyPage(() => import('./payfi-page.tsx').then((page) => page.PayfiPage));
