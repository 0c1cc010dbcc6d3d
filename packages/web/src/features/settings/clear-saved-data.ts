/** Keys of the demo wallet: the one thing here that nobody could bring back. */
const kept = 'vellum.demoWallet';

/** Empties what this browser keeps for the site, but never throws keys away. */
export function clearSavedData(): void {
  for (const key of Object.keys(localStorage)) if (key !== kept) localStorage.removeItem(key);
  sessionStorage.clear();
}
