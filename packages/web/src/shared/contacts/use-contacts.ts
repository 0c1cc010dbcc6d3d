import { useProjectConfig } from '../chain/project-config.ts';
import { useStore } from '../state/use-store.ts';
import { bookOf, type Contact, type ContactBook } from './contact-book.ts';

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
