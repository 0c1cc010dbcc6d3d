import { proposalBody } from '@vellum/api/dao/proposal-body';
import type { Address } from '@vellum/tron/address';
import { expect, test } from 'vitest';
import type { Parameter } from '../parameter.ts';
import { parameters } from '../parameters.ts';
import { changeInWords, type Draft, descriptionOf, draftProblem } from './draft.ts';

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
  const who = 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL' as Address;
  const mark = '#proposer=0x8840e6c55b9ada326d211d818c34a994aeced808';
  expect(descriptionOf({ title: ' Less ', text: '' }, who)).toBe(`Less\n\n${mark}`);
  const both = descriptionOf({ title: 'Less', text: 'Because.\n' }, who);
  expect(both).toBe(`Less\n\nBecause.\n\n${mark}`);
  expect(proposalBody(both)).toBe('Less\n\nBecause.');
});

test('only what changes is told', () => {
  const t = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    [key, ...Object.values(values)].join(' ');
  expect(changeInWords(draft(), now, t)).toBe('fromOldToNew field_marketFee 2\u202f% 2.5\u202f%');
});
