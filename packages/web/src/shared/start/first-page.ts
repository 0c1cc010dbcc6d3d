/** Milliseconds after which a busy phone fetches the rest all the same. */
const patience = 2000;

let release: () => void = () => {};

/** Resolves when the first page stands and the processor rests. */
export const afterFirstPage = new Promise<void>((resolve) => {
  release = resolve;
});

/** The app says that its first page is drawn. */
export function firstPageStands(): void {
  // Safari has no idle times; after a frame the page is at least painted.
  if ('requestIdleCallback' in window) requestIdleCallback(release, { timeout: patience });
  else setTimeout(release, 100);
}
