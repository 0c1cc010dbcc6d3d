import { afterEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '../../state/deferred.ts';
import { LEASE, leaseLocks, pageLocks } from './run-lock.ts';

afterEach(() => vi.unstubAllGlobals());

function storageOf(values: Map<string, string>) {
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

/** Two tabs over one storage, with a clock that both read. */
function tabs() {
  const values = new Map<string, string>();
  const storage = storageOf(values);
  const clock = { now: 0 };
  const ticks = new Set<() => void>();
  const tab = (owner: string) =>
    leaseLocks({
      storage,
      owner,
      now: () => clock.now,
      settle: async () => {},
      every: (_, tick) => {
        ticks.add(tick);
        return () => ticks.delete(tick);
      },
    });
  return { a: tab('a'), b: tab('b'), values, clock, ticks };
}

describe('the lease for browsers without locks', () => {
  it('keeps the second tab out while the first works, and lets it in afterwards', async () => {
    const { a, b, values } = tabs();
    const work = deferred<string>();
    const first = a.hold('x', () => work.promise);
    await Promise.resolve();
    expect(await b.hold('x', async () => 'b')).toBeNull();
    expect(await b.hold('y', async () => 'other')).toBe('other');
    work.resolve('a');
    expect(await first).toBe('a');
    expect(await b.hold('x', async () => 'b')).toBe('b');
    expect(values.size).toBe(0);
  });

  it('lasts as long as its tab renews it, and frees itself when the tab dies', async () => {
    const { a, b, clock, ticks } = tabs();
    void a.hold('x', () => new Promise(() => {}));
    await Promise.resolve();
    clock.now = LEASE - 1;
    for (const tick of ticks) tick();
    clock.now = LEASE + 1;
    expect(await b.hold('x', async () => 'b')).toBeNull();
    clock.now = 3 * LEASE;
    expect(await b.hold('x', async () => 'b')).toBe('b');
  });

  it('is given back when the work fails', async () => {
    const { a, b } = tabs();
    await expect(a.hold('x', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await b.hold('x', async () => 'b')).toBe('b');
  });

  it('of two tabs that take it at once goes to the last writer alone', async () => {
    const { a, b } = tabs();
    const never = () => new Promise<string>(() => {});
    const results: string[] = [];
    void a.hold('x', never).then((one) => results.push(`a ${one}`));
    const second = await b.hold('x', async () => 'b');
    expect([second, ...results].filter((one) => one !== null)).not.toHaveLength(2);
  });
});

describe('a page on plain http, which has neither locks nor random UUIDs', () => {
  it('keeps its other tabs out by a lease', async () => {
    const getRandomValues = crypto.getRandomValues.bind(crypto);
    vi.stubGlobal('crypto', { getRandomValues });
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal('localStorage', storageOf(new Map()));
    const [a, b] = [pageLocks(), pageLocks()];
    const work = deferred<string>();
    const first = a.hold('x', () => work.promise);
    expect(await b.hold('x', async () => 'b')).toBeNull();
    work.resolve('a');
    expect(await first).toBe('a');
    expect(await b.hold('x', async () => 'b')).toBe('b');
  });
});
