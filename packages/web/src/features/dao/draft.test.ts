import { expect, test } from 'vitest';
import { changeInWords, type Draft, descriptionOf, draftProblem } from './draft.ts';
import { type Parameter, parameters } from './parameters.ts';

const named = (name: string) => parameters.find((one) => one.name === name) as Parameter;
const draft = (changes: Partial<Draft> = {}): Draft => ({
  ...{ parameter: named('cardFees'), values: [250n, 200n], title: 'Less', text: '' },
  ...changes,
});
const now = [250n, 250n];

test('a draft says what is missing, the first thing first', () => {
  expect(draftProblem(draft(), now)).toBeNull();
  expect(draftProblem(draft({ values: [250n, null] }), now)).toBe('enterValues');
  expect(draftProblem(draft({ values: [250n, 501n] }), now)).toBe('outOfBounds');
  expect(draftProblem(draft({ values: now }), now)).toBe('changeSomething');
  expect(draftProblem(draft({ title: ' ' }), now)).toBe('enterTitle');
  expect(draftProblem(draft({ text: 'a\u202eb' }), now)).toBe('hiddenText');
  const quorum = { parameter: named('quorum'), values: [3n] };
  expect(draftProblem(draft(quorum), [4n])).toBe('outOfBounds');
});

test('the text begins with the title', () => {
  expect(descriptionOf({ title: ' Less ', text: '' })).toBe('Less');
  expect(descriptionOf({ title: 'Less', text: 'Because.\n' })).toBe('Less\n\nBecause.');
});

test('only what changes is told', () => {
  const t = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    [key, ...Object.values(values)].join(' ');
  expect(changeInWords(draft(), now, t)).toBe('fromOldToNew field_marketFee 2\u202f% 2.5\u202f%');
});
