import { describe, expect, it } from 'vitest';
import { loadPage, PageLoadFailed } from './load-page.ts';

const never = () => new AbortController().signal;

/** Fails as often as told, then delivers. */
function server(failures: number) {
  let asked = 0;
  return {
    asked: () => asked,
    load: async () => {
      asked += 1;
      if (asked <= failures) throw new TypeError('Failed to fetch');
      return 'page';
    },
  };
}

describe('loading a page', () => {
  it('asks once more after a failure', async () => {
    const flaky = server(1);
    expect(await loadPage(flaky.load, never)).toBe('page');
    expect(flaky.asked()).toBe(2);
  });

  it('gives up after the second', async () => {
    const down = server(9);
    await expect(loadPage(down.load, never)).rejects.toBeInstanceOf(PageLoadFailed);
    expect(down.asked()).toBe(2);
  });

  it('gives up after 120 seconds (S9.09)', async () => {
    const clock = new AbortController();
    let limit = 0;
    const loading = loadPage(
      () => new Promise(() => {}),
      (milliseconds) => {
        limit = milliseconds;
        return clock.signal;
      },
    );
    clock.abort(new Error('over'));
    await expect(loading).rejects.toBeInstanceOf(PageLoadFailed);
    expect(limit).toBe(120_000);
  });
});
