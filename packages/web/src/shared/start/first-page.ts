/** Milliseconds after which a busy phone fetches the rest all the same. */
const PATIENCE = 2000;
/** Milliseconds between two turns: about a frame. */
const PAUSE = 16;

/** What is going to be read, or pressed, comes before the rest. */
export type Turn = 'soon' | 'later';

const waiting: Readonly<Record<Turn, (() => void)[]>> = { soon: [], later: [] };
let isOver = false;

/**
 * Resolves when the first page stands and the processor rests. All who wait have turns of their own: what many parts begin
 * in the same moment would hold up a tap.
 */
export function afterFirstPage(turn: Turn): Promise<void> {
  if (isOver) return Promise.resolve();
  return new Promise((resolve) => waiting[turn].push(resolve));
}

/** The app says that its first page is drawn. */
export function firstPageStands(): void {
  // Safari has no idle times; after a frame the page is at least painted.
  if ('requestIdleCallback' in window) requestIdleCallback(giveTurn, { timeout: PATIENCE });
  else setTimeout(giveTurn, 100);
}

function giveTurn(): void {
  const next = waiting.soon.shift() ?? waiting.later.shift();
  isOver = next === undefined;
  if (next === undefined) return;
  next();
  setTimeout(giveTurn, PAUSE);
}
