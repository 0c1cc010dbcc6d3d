import type { Clock } from '../clock.ts';
import { inTime } from '../in-time.ts';
import { type AroundView, drawnPage } from './drawn-page.ts';
import type { WantedView } from './first-view-messages.ts';
import type { AskServer, FirstViewThread } from './first-view-thread.ts';
import { PageCache, type PageToCome } from './page-cache.ts';

export type FirstViews = Readonly<{
  /** A page with what someone without a wallet sees on it, ready to send; null when its view is not there in time. */
  of(wanted: WantedView, visitor: Visitor, around: AroundView): PageToCome;
  close(): Promise<void>;
}>;

/** Who wants a page: how it asks in their name, and whether something may be drawn for them alone. */
export type Visitor = Readonly<{ ask: AskServer; mayDraw(): Promise<boolean> }>;

/** Milliseconds that a page waits for its view; then it goes without. */
const PATIENCE = 400;
/** Pages that may wait for their view. */
const WAITING = 8;
/** Longer addresses are nobody's links. */
const LONGEST = 300;

type Drawing = Pick<FirstViewThread, 'draw' | 'close'>;

/**
 * Views of pages, each drawn and packed once a block however many want it. Whoever asks for many different ones has them
 * drawn one after the other, in one thread, and goes without when too many wait.
 */
export function createFirstViews(thread: Drawing, clock: Clock, patience = PATIENCE): FirstViews {
  const kept = new PageCache(clock);
  let line: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  function drawn(wanted: WantedView, visitor: Visitor, around: AroundView): PageToCome {
    waiting++;
    const view = line.then(async () =>
      (await visitor.mayDraw()) ? thread.draw(wanted, visitor.ask) : null,
    );
    // A page that cannot be drawn goes without, and the next one is drawn.
    line = view.catch(() => null).finally(() => waiting--);
    return view.then((found) => found && drawnPage(around, wanted.locale, found)).catch(() => null);
  }

  function draw(
    key: string,
    wanted: WantedView,
    { ask, mayDraw }: Visitor,
    around: AroundView,
  ): PageToCome {
    /** What is refused to one visitor or fails is no answer for others: it is drawn as waiting, and not kept. */
    const asking: AskServer = async (question) => {
      const answer = await ask(question);
      if (answer === null || (answer.status !== 429 && answer.status < 500)) return answer;
      kept.forget(key, page);
      return null;
    };
    const allowed = async () => {
      const may = await mayDraw();
      if (!may) kept.forget(key, page);
      return may;
    };
    const page = drawn(wanted, { ask: asking, mayDraw: allowed }, around);
    kept.keep(key, page);
    return page;
  }

  return {
    async of(wanted, visitor, around) {
      const { address, locale, zone } = wanted;
      const key = `${locale} ${zone} ${address} ${around.tags}`;
      const known = kept.at(key);
      if (known !== null) return (await inTime(known, patience)) ?? null;
      if (waiting >= WAITING || address.length > LONGEST) return null;
      return (await inTime(draw(key, wanted, visitor, around), patience)) ?? null;
    },
    close: () => thread.close(),
  };
}
