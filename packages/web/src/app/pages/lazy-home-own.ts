import { lazy } from 'react';
import { portfolioTexts } from '../../features/portfolio/texts.ts';
import { waitingTexts } from '../../features/waiting/texts.ts';
import { cardTexts } from '../../shared/cards/texts.ts';
import { bringTexts } from '../../shared/i18n/active-locale.ts';

/** Code and texts that visitors without a wallet never fetch. */
export async function bringHomeOwn() {
  const [part] = await Promise.all([
    import('./home-own.tsx'),
    ...[portfolioTexts, waitingTexts, cardTexts].map(bringTexts),
  ]);
  return { default: part.HomeOwn };
}

export const LazyHomeOwn = lazy(bringHomeOwn);
