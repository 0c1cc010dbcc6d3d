import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { eitherSignal } from './either-signal.ts';

test.each([0, 1])('either of the two aborts it, with its reason (%i)', (which) => {
  const controllers = [new AbortController(), new AbortController()] as const;
  const signal = eitherSignal(controllers[0].signal, controllers[1].signal);
  expect(signal.aborted).toBe(false);
  controllers[which as 0 | 1].abort('over');
  expect(signal.reason).toBe('over');
  // Nothing of it stays at a signal that lives longer.
  for (const controller of controllers) {
    expect(getEventListeners(controller.signal, 'abort')).toHaveLength(0);
  }
});

test('one that was aborted before counts', () => {
  const { signal } = new AbortController();
  expect(eitherSignal(signal, AbortSignal.abort('before')).reason).toBe('before');
  expect(eitherSignal(AbortSignal.abort('before'), signal).reason).toBe('before');
});
