import { describe, expect, it } from 'vitest';
import { storedValue } from './stored-value.ts';

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

describe('a stored value', () => {
  it('outlives the page that set it', () => {
    const storage = memory();
    storedValue('step', () => storage).set('3');
    expect(storedValue('step', () => storage).get()).toBe('3');
  });

  it('tells who watches, and goes when it is null', () => {
    const storage = memory();
    const value = storedValue('from', () => storage);
    const seen: (string | null)[] = [];
    const stop = value.subscribe(() => seen.push(value.get()));
    value.set('/nft');
    value.set(null);
    stop();
    value.set('/otc');
    expect(seen).toEqual(['/nft', null]);
    expect(storage.getItem('from')).toBe('/otc');
  });

  it('lasts as long as the page where storage is forbidden', () => {
    const value = storedValue('step', () => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(value.get()).toBeNull();
    value.set('2');
    expect(value.get()).toBe('2');
  });
});
