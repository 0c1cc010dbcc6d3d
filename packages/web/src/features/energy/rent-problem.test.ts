import { expect, test } from 'vitest';
import { rentProblem } from './rent-problem.ts';

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
