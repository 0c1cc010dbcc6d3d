import { forgetAnswers } from '../../shared/offline/kept-answers.ts';

/** Keys of the demo wallet: the one thing here that nobody could bring back. And how many orders are unfinished. */
const kept = new Set(['vellum.demoWallet', 'vellum.underWay']);

/** Empties what this browser keeps for the site, but never throws keys or unfinished orders away. */
export async function clearSavedData(): Promise<void> {
  for (const key of Object.keys(localStorage)) if (!kept.has(key)) localStorage.removeItem(key);
  sessionStorage.clear();
  // A browser that forbids to keep anything has nothing to forget.
  await forgetAnswers().catch(() => {});
}
