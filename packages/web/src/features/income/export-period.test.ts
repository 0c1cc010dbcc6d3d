import { expect, it } from 'vitest';
import { exportName, exportPeriod, spanName } from './export-period.ts';

const now = Date.UTC(2026, 0, 31, 23, 59);

it('covers whole months and years without a gap between them', () => {
  expect(exportPeriod('month', now)).toEqual({
    from: Date.UTC(2026, 0, 1),
    to: Date.UTC(2026, 1, 1),
  });
  expect(exportPeriod('before', now)).toEqual({
    from: Date.UTC(2025, 11, 1),
    to: Date.UTC(2026, 0, 1),
  });
  expect(exportPeriod('year', now)).toEqual({
    from: Date.UTC(2026, 0, 1),
    to: Date.UTC(2027, 0, 1),
  });
  expect(exportPeriod('all', now)).toEqual({});
});

it('has a name in one word', () => {
  expect(spanName('before', now, 'en')).toBe('Dec');
  expect(spanName('month', now, 'zh-TW')).toBe('1月');
  expect(spanName('year', now, 'en')).toBe('2026');
  expect(spanName('all', now, 'en')).toBeNull();
});

it('names the days that belong to it', () => {
  expect(exportName(exportPeriod('before', now))).toBe('vellum-income-2025-12-01-2025-12-31.csv');
  expect(exportName({})).toBe('vellum-income-all.csv');
});
