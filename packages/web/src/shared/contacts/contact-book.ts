import { type Address, parseAddress } from '@vellum/tron/address';
import { useProjectConfig } from '../chain/project-config.ts';
import { storedValue } from '../state/stored-value.ts';
import { useStore } from '../state/use-store.ts';

/** Someone whom the reader knows, by a name of their own choice. */
export type Contact = Readonly<{ address: Address; name: string }>;

export type ContactBook = Readonly<{
  /** By name. The same list until it changes. */
  get(): readonly Contact[];
  /** Under the address there is one name. A full book takes no new address: none that is there makes room for it. */
  save(contact: Contact): void;
  remove(address: Address): void;
  subscribe(listener: () => void): () => void;
}>;

/** More than anyone keeps by hand. */
export const MOST_CONTACTS = 500;

type Slot = ReturnType<typeof storedValue>;

/** The contacts of one network. They stay in this browser; nobody else is told. */
export function contactBook(slot: Slot): ContactBook {
  let [text, contacts]: [string | null, readonly Contact[]] = [null, []];
  const get = () => {
    const now = slot.get();
    if (now !== text) [text, contacts] = [now, contactsIn(now)];
    return contacts;
  };
  const keep = (next: readonly Contact[]) =>
    slot.set(
      next.length === 0 ? null : JSON.stringify(next.map(({ address, name }) => [address, name])),
    );
  return {
    get,
    save: (contact) => {
      const others = get().filter(({ address }) => address !== contact.address);
      if (others.length < MOST_CONTACTS) keep([...others, contact]);
    },
    remove: (address) => keep(get().filter((contact) => contact.address !== address)),
    subscribe: slot.subscribe,
  };
}

/** What cannot be read is left out: a book is never worse than an empty one. */
export function contactsIn(text: string | null): readonly Contact[] {
  const read = (text === null ? [] : parsed(text)).flatMap((entry) => {
    const [address, name] = Array.isArray(entry) ? entry : [];
    const known = parseAddress(String(address));
    return known && typeof name === 'string' ? [{ address: known, name }] : [];
  });
  return read.sort((one, other) => one.name.localeCompare(other.name));
}

function parsed(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    // As above.
    return [];
  }
}

const books = new Map<string, ContactBook>();

/** The book of the network whose block 0 has this id; changes of other tabs are seen. */
export function bookOf(genesis: string): ContactBook {
  let book = books.get(genesis);
  if (!book) {
    const key = `vellum.contacts.${genesis.slice(-8)}`;
    const slot = storedValue(key);
    // There is none where the server draws.
    globalThis.window?.addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) slot.take(event.newValue);
    });
    book = contactBook(slot);
    books.set(genesis, book);
  }
  return book;
}

const none: readonly Contact[] = [];
const noContacts = () => none;
const never = () => () => undefined;

/** The book of the network this page runs on; null until that is known. */
export function useContactBook(): ContactBook | null {
  const genesis = useProjectConfig()?.network.genesis;
  return genesis === undefined ? null : bookOf(genesis);
}

export function useContacts(): readonly Contact[] {
  const book = useContactBook();
  return useStore(book?.subscribe ?? never, book?.get ?? noContacts, noContacts);
}
