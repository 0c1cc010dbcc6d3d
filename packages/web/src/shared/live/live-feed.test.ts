import { describe, expect, it } from 'vitest';
import { type LiveEvent, openLiveFeed, POLL_EVERY, waitAfter } from './live-feed.ts';

/** A server whose stream the test speaks for, and a clock that the test moves. */
function stage() {
  const timers = new Map<() => void, number>();
  let now = 0;
  const opened: { lastId: string | null; closed: boolean; speak: Speaker }[] = [];
  const heard: LiveEvent[] = [];
  const polls: number[] = [];
  const feed = openLiveFeed(
    {
      open(lastId) {
        const speak = speaker();
        const entry = { lastId, closed: false, speak };
        opened.push(entry);
        return {
          listen: (topic, hear) => void speak.topics.set(topic, hear),
          onOpen: (hear) => {
            speak.open = hear;
          },
          onError: (hear) => {
            speak.error = hear;
          },
          close: () => {
            entry.closed = true;
          },
        };
      },
      later(milliseconds, work) {
        timers.set(work, now + milliseconds);
        return () => timers.delete(work);
      },
    },
    { topics: ['order'], hear: (event) => heard.push(event), poll: () => polls.push(now) },
  );
  const pass = (milliseconds: number) => {
    const end = now + milliseconds;
    for (;;) {
      const [work, at] = [...timers].sort(([, a], [, b]) => a - b)[0] ?? [];
      if (!work || at === undefined || at > end) break;
      now = at;
      timers.delete(work);
      work();
    }
    now = end;
  };
  return { feed, opened, heard, polls, pass };
}

type Speaker = {
  topics: Map<string, (event: { data: string; lastEventId: string }) => void>;
  open: () => void;
  error: (closed: boolean) => void;
};
const speaker = (): Speaker => ({ topics: new Map(), open: () => {}, error: () => {} });
const say = (one: { speak: Speaker }, lastEventId: string, data = '{"a":1}') =>
  one.speak.topics.get('order')?.({ data, lastEventId });

describe('the live feed', () => {
  it('takes up after the last event it heard', () => {
    const { opened, heard, pass } = stage();
    opened[0]!.speak.open();
    say(opened[0]!, '7');
    say(opened[0]!, '');
    opened[0]!.speak.error(true);
    pass(1000);
    expect(opened.map(({ lastId }) => lastId)).toEqual([null, '7']);
    expect(opened[0]!.closed).toBe(true);
    expect(heard).toEqual([
      { topic: 'order', data: { a: 1 } },
      { topic: 'order', data: { a: 1 } },
    ]);
  });

  it('leaves a short loss to the browser', () => {
    const { opened, pass } = stage();
    opened[0]!.speak.open();
    opened[0]!.speak.error(false);
    pass(60_000);
    expect(opened).toHaveLength(1);
  });

  it('waits longer after each failure, and starts small again after a success', () => {
    const { opened, pass } = stage();
    for (const wait of [1000, 2000, 4000, 8000]) {
      const before = opened.length;
      opened.at(-1)!.speak.error(true);
      pass(wait - 1);
      expect(opened).toHaveLength(before);
      pass(1);
      expect(opened).toHaveLength(before + 1);
    }
    opened.at(-1)!.speak.open();
    opened.at(-1)!.speak.error(true);
    pass(1000);
    expect(opened).toHaveLength(6);
    expect([0, 5, 50].map(waitAfter)).toEqual([1000, 30_000, 30_000]);
  });

  it('polls while there is no stream, and only then', () => {
    const { opened, polls, pass } = stage();
    pass(2 * POLL_EVERY);
    expect(polls).toHaveLength(2);
    opened[0]!.speak.open();
    pass(10 * POLL_EVERY);
    expect(polls).toHaveLength(2);
    opened[0]!.speak.error(false);
    pass(POLL_EVERY);
    expect(polls).toHaveLength(3);
  });

  it('does nothing more once it is closed, and ignores what is no JSON', () => {
    const { feed, opened, heard, polls, pass } = stage();
    opened[0]!.speak.open();
    say(opened[0]!, '1', '<html>');
    expect(heard).toEqual([]);
    opened[0]!.speak.error(true);
    feed.close();
    pass(100_000);
    expect(opened).toHaveLength(1);
    expect(polls).toEqual([]);
  });
});
