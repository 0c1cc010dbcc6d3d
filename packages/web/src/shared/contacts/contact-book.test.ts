import type { Address } from '@vellum/tron/address';
import { describe, expect, it } from 'vitest';
import { storedValue } from '../state/stored-value.ts';
import { bookOf, contactBook, contactsIn } from './contact-book.ts';

const ada = { address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address, name: 'Ada' };
const ben = { address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE' as Address, name: 'Ben' };

function kept() {
  const items = new Map<string, string>();
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
