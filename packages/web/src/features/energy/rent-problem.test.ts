import { expect, test } from 'vitest';
import { receiverGap, rentProblem } from './rent-problem.ts';

const desk = { free: 500_000n, isOpen: true };

test('the desk rents out what is within its limits and free', () => {
  expect(rentProblem(10_000n, desk)).toBeNull();
  expect(rentProblem(500_000n, desk)).toBeNull();
  expect(rentProblem(null, desk)).toBe('enterEnergy');
  expect(rentProblem(0n, desk)).toBe('enterEnergy');
  expect(rentProblem(9_999n, desk)).toBe('tooLittle');
  expect(rentProblem(500_001n, desk)).toBe('notFree');
  expect(rentProblem(100_000_001n, desk)).toBe('tooMuch');
  expect(rentProblem(65_000n, { ...desk, isOpen: false })).toBe('closed');
});

test('asks for another address only when it knows that this one does not do', () => {
  const gap = (standing: Parameters<typeof receiverGap>[0]['standing'], again: unknown = null) =>
    receiverGap({ address: 'T', standing, again });
  expect(gap('good')).toBeNull();
  expect(gap('new')).toBe('enterReceiver');
  expect(gap(null)).toBe('receiverReading');
  expect(gap(null, () => undefined)).toBe('receiverUnread');
  expect(receiverGap({ address: null, standing: null, again: null })).toBe('enterReceiver');
});
