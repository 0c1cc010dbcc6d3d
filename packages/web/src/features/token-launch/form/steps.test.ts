import { describe, expect, it } from 'vitest';
import { draftFields } from './draft/draft.ts';
import { problemsIn, stepOf, steps, stepWith } from './steps.ts';

describe('steps of the form', () => {
  it('hold every field exactly once', () => {
    const fields = draftFields.filter((field) => field !== 'runsFor');
    const problems = new Map(fields.map((field) => [field, field] as const));
    const held = steps.slice(0, -1).flatMap((step) => [...problemsIn(step, problems).keys()]);
    expect(held.toSorted()).toEqual(fields.toSorted());
    for (const field of fields) expect(problemsIn(stepWith(field), problems).has(field)).toBe(true);
  });

  it('end with all that is wrong', () => {
    expect(problemsIn('check', new Map([['name', 1]])).size).toBe(1);
  });

  it('begin anew when nobody knows where one was', () => {
    expect(stepOf(null)).toBe('token');
    expect(stepOf('nowhere')).toBe('token');
    expect(stepOf('presale')).toBe('presale');
  });
});
