import type { Address } from '@vellum/tron/address';
import { describe, expect, it } from 'vitest';
import { nameProblem } from './contact-name.ts';

const ada = { address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address, name: 'Ada' };
const other = { address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE' as Address };

describe('the name of a contact', () => {
  it.each([
    ['', 'nameMissing'],
    ['   ', 'nameMissing'],
    ['x'.repeat(25), 'nameLong'],
    ['A\u200bda', 'nameHidden'],
    ['A\u202eda', 'nameHidden'],
    ['ada', 'nameTaken'],
    ['Аda', 'nameTaken'],
    ['Ada ✓', 'nameTaken'],
  ] as const)('"%s" is refused: %s', (name, problem) => {
    expect(nameProblem(name, other, [ada])).toBe(problem);
  });

  it.each(['Ben', '小明', '👩‍👩‍👧', 'x'.repeat(24)])('"%s" is taken', (name) => {
    expect(nameProblem(name, other, [ada])).toBeNull();
  });

  it('may stay with the one that has it', () => {
    expect(nameProblem('Ada', ada, [ada])).toBeNull();
  });
});
