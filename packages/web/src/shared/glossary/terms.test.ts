import { expect, it } from 'vitest';
import { messages as english } from './messages.en.ts';
import { messages as chinese } from './messages.zh-tw.ts';
import { termGroups } from './terms.ts';

const terms = termGroups.flatMap(({ terms }) => terms);

it('lists every word once, with its meaning in both languages', () => {
  const named = Object.keys(english)
    .filter((key) => key.endsWith('_name'))
    .map((key) => key.replace('_name', ''));
  expect([...terms].sort()).toEqual(named.sort());
  for (const term of terms) {
    expect(english[`${term}_text`]).toMatch(/\.$/);
    expect(chinese[`${term}_text`]).toMatch(/。$/);
  }
});
