import { type Address, fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { describe, expect, it } from 'vitest';
import { MOST_CONTACTS } from '../../shared/contacts/contact-book.ts';
import { csvOf, taken } from './book-csv.ts';

const ada = { address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address, name: 'Ada' };
const ben = { address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE' as Address, name: 'Ben "B", the =1' };
const formula = {
  address: 'TMuA6YqfCeX8EhbfYEg5y7S4DqzSJireY9' as Address,
  name: '=HYPERLINK("x")',
};

describe('the book as a file', () => {
  it('comes back as it went', () => {
    const all = [ada, ben, formula];
    const file = csvOf(all);
    expect(file).not.toMatch(/^=|,"=/m);
    expect(taken(file, [])).toEqual({ added: all, left: 0 });
  });

  it('fills the book and skips the rest', () => {
    const known = Array.from({ length: MOST_CONTACTS - 1 }, (_, n) => ({
      address: fromHexAddress(`41${n.toString(16).padStart(40, '0')}` as HexAddress),
      name: `Contact ${n}`,
    }));
    expect(taken(csvOf([ada, ben]), known)).toEqual({ added: [ada], left: 1 });
    expect(taken(csvOf([ben]), [...known, ada])).toEqual({ added: [], left: 1 });
  });

  it('changes nothing that is there, and takes no address that poses as a contact', () => {
    const posing = 'TWJTHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
    const lines = [
      `${ada.address},Eve`,
      `${ben.address},ADA`,
      'nobody,Eve',
      `${posing},Eve`,
      `${formula.address},"A\u202eda"`,
    ];
    expect(taken(lines.join('\n'), [ada])).toEqual({ added: [], left: 5 });
  });
});
