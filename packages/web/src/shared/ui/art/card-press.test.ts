import { beforeEach, expect, it, vi } from 'vitest';

const card = { level: 3, serial: 7n, detail: 'card', language: 'en' } as const;

/** Each test has a press that has not come yet. */
beforeEach(() => vi.resetModules());

it('there is no picture before the press has come', async () => {
  const { bringPress, cardAddress } = await import('./card-press.ts');
  expect(cardAddress(card)).toBe(null);
  await bringPress();
  expect(cardAddress(card)).toMatch(/^data:image\/svg\+xml,/);
});

it('a picture that came with the page needs no press, in its language and size only', async () => {
  const { cardAddress, cardKey, takeDrawnCards } = await import('./card-press.ts');
  const picture = { dataset: { card: cardKey(card) }, getAttribute: () => 'data:drawn' };
  takeDrawnCards({ querySelectorAll: () => [picture] } as unknown as Document);
  expect(cardAddress(card)).toBe('data:drawn');
  expect(cardAddress({ ...card, language: 'zh-TW' })).toBe(null);
  expect(cardAddress({ ...card, detail: 'thumb' })).toBe(null);
});
