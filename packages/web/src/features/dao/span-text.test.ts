import { expect, test } from 'vitest';
import { spanText } from './span-text.ts';
import type { DaoText } from './texts.ts';

const units: Readonly<Partial<Record<DaoText, string>>> = {
  ...{ spanDays: 'd', spanHours: 'h', spanMinutes: 'min', spanSeconds: 's' },
};
const t = (key: DaoText, values?: Readonly<{ n?: unknown }>) => `${values?.n} ${units[key]}`;

test.each([
  [0, '0 s'],
  [45_000, '45 s'],
  [600_000, '10 min'],
  [3 * 86_400_000 + 10 * 3_600_000 + 59_000, '3 d 10 h'],
  [2 * 86_400_000 + 60_000, '2 d'],
])('%d ms are told by their two largest parts', (milliseconds, text) => {
  expect(spanText(milliseconds, t)).toBe(text);
});
