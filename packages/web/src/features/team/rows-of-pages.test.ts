import { expect, it } from 'vitest';
import { rowsOfPages } from './rows-of-pages.ts';

it('shows nobody twice when people join between two pages', () => {
  const page = (...names: string[]) => ({ list: names.map((address) => ({ address })) });
  const rows = rowsOfPages([page('e', 'd'), page('d', 'c'), page('b')]);
  expect(rows.map(({ address }) => address)).toEqual(['e', 'd', 'c', 'b']);
});
