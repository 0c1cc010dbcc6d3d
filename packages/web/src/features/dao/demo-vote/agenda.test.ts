import { proposalTitle } from '@vellum/api/dao/proposal-title';
import { describe, expect, test } from 'vitest';
import { agenda, demoText, parameterOf } from './agenda.ts';
import { DEMO_TITLE } from './demo-title.ts';

describe.each(agenda)('a demo vote about $name', (topic) => {
  const { fields, write } = parameterOf(topic);
  const first = topic.next(fields.map(() => 0n));
  const second = topic.next(first);

  test('sets something else each time, within what the contract allows', () => {
    expect(second).not.toEqual(first);
    expect(topic.next(second)).toEqual(first);
    for (const next of [first, second]) {
      expect(next).toHaveLength(fields.length);
      for (const [place, { least = 0n, most = 2n ** 256n }] of fields.entries()) {
        expect(next[place]).toBeGreaterThanOrEqual(least);
        expect(next[place]).toBeLessThanOrEqual(most);
      }
      expect(write(next).data.length).toBeGreaterThan(4);
    }
  });

  test('has a title that is whole and marked', () => {
    const title = proposalTitle(demoText(topic, first));
    expect(title.startsWith(DEMO_TITLE)).toBe(true);
    expect(title.endsWith('…')).toBe(false);
  });
});

test('there are at least six topics', () => {
  expect(new Set(agenda.map(({ name }) => name)).size).toBeGreaterThanOrEqual(6);
});
