import { describe, expect, it } from 'vitest';
import {
  offeredLocale,
  openingLocale,
  storedLocale,
  storeFirstLocale,
  storeLocale,
  writing,
} from './locale.ts';

function memory(initial: Record<string, string> = {}) {
  const values = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

const forbidden = {
  getItem: (): string => {
    throw new DOMException('no', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('no', 'SecurityError');
  },
};

describe('the language', () => {
  it('is English unless another was chosen (S9.14)', () => {
    expect(storedLocale(memory())).toBe('en');
    expect(storedLocale(memory({ 'vellum.locale': 'fr' }))).toBe('en');
  });

  it('is kept for the next visit', () => {
    const storage = memory();
    storeLocale('zh-TW', storage);
    expect(storedLocale(storage)).toBe('zh-TW');
  });

  it('is that of the link by which somebody comes, and stays what they chose', () => {
    const chosen = memory({ 'vellum.locale': 'en' });
    expect(openingLocale('?token=T&lang=zh-TW', chosen)).toBe('zh-TW');
    expect(openingLocale('?lang=fr', chosen)).toBe('en');
    storeFirstLocale('zh-TW', chosen);
    expect(storedLocale(chosen)).toBe('en');
    const newcomer = memory();
    storeFirstLocale('zh-TW', newcomer);
    expect(storedLocale(newcomer)).toBe('zh-TW');
    expect(() => storeFirstLocale('zh-TW', forbidden)).not.toThrow();
  });

  it('needs no storage', () => {
    expect(() => storeLocale('zh-TW', forbidden)).not.toThrow();
    expect(storedLocale(forbidden)).toBe('en');
  });

  it('is offered where a browser asks for it first, until one is chosen', () => {
    expect(offeredLocale(['zh-TW', 'en'], memory())).toBe('zh-TW');
    expect(offeredLocale(['zh-Hant-HK'], memory())).toBe('zh-TW');
    expect(offeredLocale(['en', 'zh-TW'], memory())).toBeNull();
    expect(offeredLocale([], memory())).toBeNull();
    const chosen = memory();
    storeLocale('en', chosen);
    expect(offeredLocale(['zh-TW'], chosen)).toBeNull();
    expect(offeredLocale(['zh-TW'], forbidden)).toBeNull();
  });

  it('names its script to the browser', () => {
    expect(writing['zh-TW'].html).toBe('zh-Hant-TW');
  });
});
