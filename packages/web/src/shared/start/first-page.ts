/** Milliseconds after which a busy phone fetches the rest all the same. */
const PATIENCE = 2000;
/** Milliseconds between two turns: about a frame. */
const PAUSE = 16;
/** Milliseconds after which the next has its turn even if the last is not drawn. */
const LONGEST_TURN = 200;

/** What is going to be read, or pressed, comes before the rest. */
export type Turn = 'soon' | 'later';

const waiting: Readonly<Record<Turn, (() => void)[]>> = { soon: [], later: [] };
let turns: 'not yet' | 'given' | 'free' = 'not yet';

/**
 * Resolves when the first page stands and the processor rests. All who wait have turns of their own, also later: what many
 * parts begin in the same moment would hold up a tap.
 */
export function afterFirstPage(turn: Turn): Promise<void> {
  if (turns === 'free') {
    turns = 'given';
    setTimeout(nextTurn, PAUSE);
    return Promise.resolve();
  }
  return new Promise((resolve) => waiting[turn].push(resolve));
}

/** The app says that its first page is drawn. */
export function firstPageStands(): void {
  turns = 'given';
  // Safari has no idle times; after a frame the page is at least painted.
  if (hasIdleTimes()) requestIdleCallback(giveTurn, { timeout: PATIENCE });
  else setTimeout(giveTurn, 100);
}

/** What came of the last turn is drawn before the next. */
function nextTurn(): void {
  if (hasIdleTimes()) requestIdleCallback(giveTurn, { timeout: LONGEST_TURN });
  else giveTurn();
}

function giveTurn(): void {
  const next = waiting.soon.shift() ?? waiting.later.shift();
  if (next === undefined) {
    turns = 'free';
    return;
  }
  next();
  setTimeout(nextTurn, PAUSE);
}

function hasIdleTimes(): boolean {
  return 'requestIdleCallback' in window;
}
