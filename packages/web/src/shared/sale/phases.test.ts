import { describe, expect, test } from 'vitest';
import { phasesOf } from './phases.ts';

const told = (state: Parameters<typeof phasesOf>[0]) =>
  phasesOf(state).map(({ name, place }) => `${name} ${place}`);

describe('the steps of a presale', () => {
  test('lead from the announcement to the claim of LP', () => {
    expect(told('not-started')[0]).toBe('announced now');
    expect(told('in-progress')).toEqual([
      'announced done',
      'running now',
      'ended later',
      'claim later',
    ]);
    expect(told('launched').at(-1)).toBe('claim now');
  });

  test('end with the refund where it failed', () => {
    expect(told('failed').at(-1)).toBe('failed now');
  });
});
