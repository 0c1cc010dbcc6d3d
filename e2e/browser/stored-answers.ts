import type { Page } from 'playwright-core';

/** The names of the answers that this browser has written down. */
export function keptKeys(page: Page): Promise<string> {
  return page.evaluate(async () => {
    // To open it before the app does would make it without its shelves.
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'vellum-kept')) return '';
    const opened = indexedDB.open('vellum-kept');
    const database = await new Promise<IDBDatabase>((resolve) => {
      opened.onsuccess = () => resolve(opened.result);
    });
    const all = database.transaction('answers').objectStore('answers').getAllKeys();
    const found = await new Promise<readonly IDBValidKey[]>((resolve) => {
      all.onsuccess = () => resolve(all.result);
    });
    database.close();
    return found.join();
  });
}
