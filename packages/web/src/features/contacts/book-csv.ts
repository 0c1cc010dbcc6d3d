import { parseAddress } from '@vellum/tron/address';
import { type Contact, MOST_CONTACTS } from '../../shared/contacts/contact-book.ts';
import { nameProblem } from '../../shared/contacts/contact-name.ts';
import { alikeOf } from '../../shared/contacts/known-address.ts';

/** Addresses first: they hold no comma. What a spreadsheet would take for a formula is quoted by a letter before it. */
export const csvOf = (contacts: readonly Contact[]): string =>
  contacts.map(({ address, name }) => `${address},${cell(name)}`).join('\r\n');

export const fileOf = (contacts: readonly Contact[]): Blob =>
  new Blob(['\ufeff', csvOf(contacts), '\r\n'], { type: 'text/csv' });

const cell = (name: string) =>
  `"${/^[=+\-@\t\r]/.test(name) ? `'${name}` : name}"`.replaceAll(/(?<!^)"(?!$)/g, '""');

/**
 * What of a file comes into the book: addresses that are not there, under names that are free, as long as there is room.
 * An address that poses as one of the book is left out: it has to be entered by hand, where it is told.
 */
export function taken(
  text: string,
  known: readonly Contact[],
): Readonly<{ added: readonly Contact[]; left: number }> {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
  const added: Contact[] = [];
  for (const line of lines) {
    const book = [...known, ...added];
    if (book.length >= MOST_CONTACTS) break;
    const contact = contactIn(line);
    if (contact && isFree(contact, book)) added.push(contact);
  }
  return { added, left: lines.length - added.length };
}

function contactIn(line: string): Contact | null {
  const comma = line.indexOf(',');
  const address = parseAddress(line.slice(0, comma).trim().replaceAll('"', ''));
  const raw = line.slice(comma + 1).trim();
  const name = (raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw)
    .replace(/^'(?=[=+\-@])/, '')
    .trim();
  return address && comma > 0 ? { address, name } : null;
}

function isFree(contact: Contact, book: readonly Contact[]): boolean {
  const isThere = book.some(({ address }) => address === contact.address);
  const people = book.map(({ address, name }) => ({ address, name, as: 'contact' as const }));
  const poses = alikeOf(contact.address, people) !== null;
  return !isThere && !poses && nameProblem(contact.name, contact, book) === null;
}
