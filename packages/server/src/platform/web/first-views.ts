import type { Clock } from '../clock.ts';
import type { FirstView, WantedView } from './first-view-messages.ts';
import type { AskServer, FirstViewThread } from './first-view-thread.ts';

export type FirstViews = Readonly<{
  /** The page as somebody without a wallet sees it; null when it is not there in time. */
  of(wanted: WantedView, visitor: Visitor): Promise<FirstView | null>;
  close(): Promise<void>;
}>;

/** Who wants a page: how it asks in their name, and whether something may be drawn for them alone. */
export type Visitor = Readonly<{ ask: AskServer; mayDraw(): boolean }>;

/** Milliseconds that a page waits for its view; then it goes without. */
const PATIENCE = 400;
/** Milliseconds for which a view is shown to others too: a block. */
const FRESH = 3000;
/** Views that are kept, and pages that may wait for theirs. */
const KEPT = 100;
const WAITING = 8;
/** Longer addresses are nobody's links. */
const LONGEST = 300;

type Drawing = Pick<FirstViewThread, 'draw' | 'close'>;
type Kept = Readonly<{ view: Promise<FirstView | null>; until: number }>;

/**
 * Views of pages, each drawn once a block however many want it. Whoever asks for many different ones has them drawn
 * one after the other, in one thread, and goes without when too many wait.
 */
export function createFirstViews(thread: Drawing, clock: Clock, patience = PATIENCE): FirstViews {
  const kept = new Map<string, Kept>();
  let line: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  function drawn(wanted: WantedView, ask: AskServer): Promise<FirstView | null> {
    waiting++;
    const view = line.then(() => thread.draw(wanted, ask)).catch(() => null);
    line = view.finally(() => waiting--);
    return view;
  }

  function keep(key: string, view: Kept['view']): void {
    const now = clock();
    kept.delete(key);
    kept.set(key, { view, until: now + FRESH });
    for (const [oldest, { until }] of kept) {
      if (until > now && kept.size <= KEPT) break;
      kept.delete(oldest);
    }
  }

  /** What is refused to one visitor is no answer for others: it is drawn as waiting, and for them alone. */
  const askingFor = (key: string, ask: AskServer): AskServer =>
    async function asked(question) {
      const answer = await ask(question);
      if (answer?.status !== 429) return answer;
      kept.delete(key);
      return null;
    };

  return {
    async of(wanted, { ask, mayDraw }) {
      const { address, locale, zone } = wanted;
      const key = `${locale} ${zone} ${address}`;
      const known = kept.get(key);
      if (known !== undefined && clock() < known.until) return inTime(known.view, patience);
      if (waiting >= WAITING || address.length > LONGEST || !mayDraw()) return null;
      const view = drawn(wanted, askingFor(key, ask));
      keep(key, view);
      return inTime(view, patience);
    },
    close: () => thread.close(),
  };
}

function inTime(view: Kept['view'], patience: number): Kept['view'] {
  const { promise: over, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, patience, null);
  return Promise.race([view, over]).finally(() => clearTimeout(timer));
}
