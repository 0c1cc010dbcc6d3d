import type { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { deferred } from '../../state/deferred.ts';
import { idle } from '../machine.ts';
import type { ActionParams, PaidAction } from '../paid-action.ts';
import { LazyRun } from './lazy-run.ts';

const queries = {} as QueryClient;
const asked = { queries, isAgain: false };

/** An action whose code arrives after so many failures, and what was begun of it. */
function lazyRun(failures: number) {
  const begun: ActionParams[] = [];
  let tries = 0;
  const run = {
    get: () => ({ state: idle }),
    subscribe: () => () => {},
    begin: async (params: ActionParams) => void begun.push(params),
    close: () => {},
    isOfAnother: () => false,
  };
  const fetch = async () => {
    tries += 1;
    if (tries <= failures) throw new TypeError('Failed to fetch');
    return { newRun: () => run as never };
  };
  return { begun, lazy: new LazyRun<ActionParams, unknown>({} as PaidAction, fetch) };
}

it('asks once more for its code', async () => {
  const { lazy, begun } = lazyRun(1);
  await lazy.begin({ amount: '1' }, asked);
  expect(begun).toEqual([{ amount: '1' }]);
});

it('can be begun again after its code could not be fetched', async () => {
  const { lazy, begun } = lazyRun(2);
  await expect(lazy.begin({}, asked)).rejects.toThrow('Failed to fetch');
  expect(lazy.get().state).toEqual(idle);
  await lazy.begin({}, asked);
  expect(begun).toHaveLength(1);
});

it('does not begin without the sheet that shows it', async () => {
  const { lazy, begun } = lazyRun(0);
  const after = Promise.reject(new TypeError('Failed to fetch'));
  await expect(lazy.begin({}, { ...asked, after })).rejects.toThrow('Failed to fetch');
  expect([begun, lazy.get().state]).toEqual([[], idle]);
});

it('does not begin what was closed while its code was fetched', async () => {
  const { lazy, begun } = lazyRun(0);
  const beginning = lazy.begin({}, asked);
  lazy.close();
  await beginning;
  expect(begun).toEqual([]);
});

it('belongs to the last who began it', async () => {
  const { lazy, begun } = lazyRun(0);
  const [first, second] = [{}, {}];
  const sheet = deferred<void>();
  const earlier = lazy.begin({ of: 1 }, { ...asked, by: first, after: sheet.promise });
  const later = lazy.begin({ of: 2 }, { ...asked, by: second });
  sheet.resolve();
  await Promise.all([earlier, later]);
  expect(begun).toEqual([{ of: 2 }]);
  expect(lazy.beginner()).toBe(second);
});
