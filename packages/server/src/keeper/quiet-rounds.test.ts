import { expect, test } from 'vitest';
import { LONGEST_QUIET_MS, quietRounds } from './quiet-rounds.ts';

function world() {
  const state = { news: 'a' as string | null, now: 1_000_000, rounds: 0, findsNothing: true };
  const round = async () => {
    state.rounds += 1;
    return state.findsNothing;
  };
  const next = quietRounds(
    round,
    async () => state.news,
    () => state.now,
  );
  return { state, next };
}

test('a round that found nothing is not repeated before there is news', async () => {
  const { state, next } = world();
  await next();
  await next();
  await next();
  expect(state.rounds).toBe(1);
  state.news = 'b';
  await next();
  expect(state.rounds).toBe(2);
  await next();
  expect(state.rounds).toBe(2);
});

test('without news it is repeated after a while all the same', async () => {
  const { state, next } = world();
  await next();
  state.now += LONGEST_QUIET_MS - 1;
  await next();
  expect(state.rounds).toBe(1);
  state.now += 1;
  await next();
  expect(state.rounds).toBe(2);
});

test('a clock that was set back does not keep it quiet for longer', async () => {
  const { state, next } = world();
  await next();
  state.now -= 86_400_000;
  await next();
  expect(state.rounds).toBe(2);
});

test('one that found something is followed by another at once', async () => {
  const { state, next } = world();
  state.findsNothing = false;
  await next();
  await next();
  expect(state.rounds).toBe(2);
});

test('where news is not known every round is made', async () => {
  const { state, next } = world();
  state.news = null;
  await next();
  await next();
  expect(state.rounds).toBe(2);
});

test('one that failed is tried again at once', async () => {
  let tries = 0;
  const next = quietRounds(
    async () => {
      tries += 1;
      throw new Error('no node');
    },
    async () => 'a',
    () => 0,
  );
  await expect(next()).rejects.toThrow('no node');
  await expect(next()).rejects.toThrow('no node');
  expect(tries).toBe(2);
});

test('news that comes during a round is looked at by the next', async () => {
  let [news, rounds] = ['a', 0];
  const next = quietRounds(
    async () => {
      rounds += 1;
      news = 'b';
      return true;
    },
    async () => news,
    () => 0,
  );
  await next();
  await next();
  expect(rounds).toBe(2);
});
