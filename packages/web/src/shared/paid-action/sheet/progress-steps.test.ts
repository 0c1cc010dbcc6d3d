import { describe, expect, it } from 'vitest';
import { failureLines, progressOf } from './progress-steps.ts';

const shown = (lines: ReturnType<typeof progressOf>) =>
  lines.map(({ line, state }) => `${line} ${state}`).join(', ');

describe('the list of steps', () => {
  it('has six lines, five without an approval', () => {
    expect(progressOf('preparing', true)).toHaveLength(6);
    expect(progressOf('preparing', false)).toHaveLength(5);
  });

  it('shows what is done, what is now, what is ahead', () => {
    expect(shown(progressOf('signing', false))).toBe(
      'reserve done, sign now, send ahead, confirm ahead, register ahead',
    );
    expect(shown(progressOf('approving', true))).toBe(
      'reserve done, allow now, sign ahead, send ahead, confirm ahead, register ahead',
    );
    expect(progressOf('leading', true).every(({ state }) => state === 'ahead')).toBe(true);
    expect(progressOf('done', true).every(({ state }) => state === 'done')).toBe(true);
  });

  it('ends where it failed', () => {
    expect(shown(failureLines('chain', true))).toBe(
      'reserve done, allow done, sign done, send done, confirm failed',
    );
    expect(shown(failureLines('network', false))).toBe('reserve done, sign done, send failed');
    expect(shown(failureLines('nothing', false))).toBe('reserve done, sign failed');
  });
});
