import { hashOfTexts } from '@vellum/api/token-launch/token-texts';
import { describe, expect, it } from 'vitest';
import { chainOfEdits } from './edit-chain.ts';

const line = (number: number, description: string, previous: string | null) => {
  const texts = { description };
  return { number, texts, previous, hash: hashOfTexts(texts, previous) };
};
const first = line(0, 'A coin', null);
const second = line(1, 'A better coin', first.hash);
const third = line(2, 'The best coin', second.hash);

describe('the log of edits', () => {
  it('is whole when every hash covers its text and the one before', () => {
    expect(chainOfEdits([third, second, first], third.hash)).toBe(true);
    expect(chainOfEdits([third, second], third.hash)).toBe(true);
  });

  it('is broken by a line that was dropped, changed or put elsewhere', () => {
    expect(chainOfEdits([third, first], third.hash)).toBe(false);
    expect(chainOfEdits([second, first], third.hash)).toBe(false);
    expect(chainOfEdits([{ ...third, texts: { description: 'x' } }, second], third.hash)).toBe(
      false,
    );
    expect(chainOfEdits([{ ...first, previous: second.hash }], first.hash)).toBe(false);
  });
});
