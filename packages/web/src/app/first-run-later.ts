import { lazy } from 'react';
import { firstRunTexts } from '../features/first-run/texts.ts';
import { bringTexts } from '../shared/i18n/active-locale.ts';

/** Welcome and tour; who is offline by then simply has neither. */
export const FirstRun = lazy(async () => {
  try {
    const [{ FirstRun }] = await Promise.all([
      import('../features/first-run/first-run.tsx'),
      bringTexts(firstRunTexts),
    ]);
    return { default: FirstRun };
  } catch {
    return { default: () => null };
  }
});
