import { describe, expect, it } from 'vitest';
import { Queue } from './queue.ts';

describe('Queue', () => {
  it('starts a task only when the one before it has ended, failed or not', async () => {
    const queue = new Queue();
    const events: string[] = [];
    const gate = Promise.withResolvers<void>();
    const first = queue.run(async () => {
      events.push('first starts');
      await gate.promise;
      events.push('first ends');
      throw new Error('first');
    });
    const second = queue.run(() => events.push('second'));
    await Promise.resolve();
    expect(events).toEqual(['first starts']);
    gate.resolve();
    await expect(first).rejects.toThrow('first');
    await second;
    await queue.idle();
    expect(events).toEqual(['first starts', 'first ends', 'second']);
  });
});
