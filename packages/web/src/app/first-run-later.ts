import { firstRunTexts } from '../features/first-run/texts.ts';
import { bringTexts } from '../shared/i18n/active-locale.ts';
import { lazyLater } from '../shared/start/lazy-later.ts';

/** Welcome and tour, once the first page stands; who is offline by then simply has neither. */
export const FirstRun = lazyLater(async () => {
  const both = Promise.all([
    import('../features/first-run/first-run.tsx'),
    bringTexts(firstRunTexts),
  ]);
  return both.then(([{ FirstRun }]) => FirstRun).catch(() => () => null);
});
