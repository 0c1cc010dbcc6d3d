import { type Address, fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { describe, expect, it } from 'vitest';
import { storedValue } from '../state/stored-value.ts';
import { bookOf, contactBook, contactsIn, MOST_CONTACTS } from './contact-book.ts';

const ada = { address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address, name: 'Ada' };
const ben = { address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE' as Address, name: 'Ben' };

function kept(text: string | null = null) {
  const items = new Map(text === null ? [] : [['book', text]]);
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  return { items, book: contactBook(storedValue('book', () => storage)) };
}

describe('the contact book', () => {
  it('keeps names by address, in the order of the names', () => {
    const { book, items } = kept();
    book.save(ben);
    book.save(ada);
    expect(book.get()).toEqual([ada, ben]);
    expect(book.get()).toBe(book.get());
    book.save({ ...ben, name: 'Aaron' });
    expect(book.get().map(({ name }) => name)).toEqual(['Aaron', 'Ada']);
    book.remove(ada.address);
    book.remove(ben.address);
    expect(book.get()).toEqual([]);
    expect(items.size).toBe(0);
  });

  it('that is full takes another name of a contact, and nobody new', () => {
    const many = Array.from({ length: MOST_CONTACTS - 1 }, (_, n) => [
      fromHexAddress(`41${n.toString(16).padStart(40, '0')}` as HexAddress),
      `Contact ${n}`,
    ]);
    const { book } = kept(JSON.stringify(many));
    book.save(ada);
    const full = book.get();
    book.save({ ...ben, name: 'Zoe' });
    expect(book.get()).toEqual(full);
    book.save({ ...ada, name: 'Zoe' });
    expect(book.get().at(-1)).toEqual({ ...ada, name: 'Zoe' });
    expect(book.get()).toHaveLength(MOST_CONTACTS);
  });

  it.each([
    ['nothing', null],
    ['no list', '{"a":1}'],
    ['no JSON', '<script>'],
    ['wrong addresses', '[["TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u","Ada"],[1,2],null]'],
  ])('reads %s as an empty one', (_, text) => {
    expect(contactsIn(text)).toEqual([]);
  });
});

it('is empty where the server draws a page', () => {
  expect(bookOf('0'.repeat(64)).get()).toEqual([]);
});
