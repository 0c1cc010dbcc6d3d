/** Milliseconds. */
const YEAR = 365 * 86_400_000;

/** The server draws the first view of a page in this language and time zone. Browsers that cannot say it wait for the app. */
export function tellServer(name: 'vellum.locale' | 'vellum.zone', value: string): void {
  const expires = Date.now() + YEAR;
  globalThis.cookieStore?.set({ name, value, expires }).catch(() => {});
}

/** Browsers take longer to find out their time zone than a tap may wait: it is told when nobody looks at the page. */
export function tellZoneWhenLeft(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') return;
    tellServer('vellum.zone', Intl.DateTimeFormat().resolvedOptions().timeZone);
  });
}
