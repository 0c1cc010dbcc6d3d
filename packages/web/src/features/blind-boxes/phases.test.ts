import { describe, expect, it } from 'vitest';
import { minutesUntil, progressOf, type Stage, stageOf } from './phases.ts';

const closed = { phase: 'armed', sold: 5, revealBlock: 120, capturedAt: null } as const;

describe('where a series stands', () => {
  it.each<[Parameters<typeof stageOf>[0], number, Stage]>([
    [{ phase: 'preparing', sold: 0, revealBlock: null, capturedAt: null }, 1, 'preparing'],
    [{ phase: 'onSale', sold: 5, revealBlock: null, capturedAt: null }, 1, 'onSale'],
    [{ phase: 'soldOut', sold: 5, revealBlock: null, capturedAt: null }, 1, 'closable'],
    [{ phase: 'ended', sold: 5, revealBlock: null, capturedAt: null }, 1, 'closable'],
    [{ phase: 'ended', sold: 0, revealBlock: null, capturedAt: null }, 1, 'unsold'],
    [closed, 119, 'waitingBlock'],
    [closed, 120, 'capturable'],
    [{ ...closed, capturedAt: 1 }, 130, 'waitingSecret'],
    [{ ...closed, phase: 'revealed', capturedAt: 1 }, 130, 'revealed'],
    [{ ...closed, phase: 'void' }, 400, 'void'],
  ])('%o at block %d is %s', (series, head, stage) => {
    expect(stageOf(series, head)).toBe(stage);
  });

  it('is one of four steps, and a void series stops where it broke', () => {
    expect(progressOf('onSale', null)).toEqual({ at: 0, broken: false });
    expect(progressOf('closable', null)).toEqual({ at: 1, broken: false });
    expect(progressOf('waitingSecret', 1)).toEqual({ at: 2, broken: false });
    expect(progressOf('revealed', 1)).toEqual({ at: 3, broken: false });
    expect(progressOf('void', null)).toEqual({ at: 1, broken: true });
    expect(progressOf('void', 1)).toEqual({ at: 2, broken: true });
  });

  it('counts minutes to a block, a begun one whole', () => {
    expect(minutesUntil(140, 100)).toBe(2);
    expect(minutesUntil(141, 100)).toBe(3);
    expect(minutesUntil(90, 100)).toBe(1);
  });
});
