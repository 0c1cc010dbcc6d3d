import { countCharacters } from '@vellum/api/typed-text/character-count';
import { hasHiddenCharacters } from '@vellum/api/typed-text/hidden-characters';
import { skeleton } from '@vellum/api/typed-text/look-alike';
import type { Contact } from './contact-book.ts';

export const NAME_LENGTH = 24;

/** Why a name cannot be used: two that read alike would not tell two people apart. */
export type NameProblem = 'nameMissing' | 'nameLong' | 'nameHidden' | 'nameTaken';

/** `contact` is the one that gets the name; its own earlier name is no other's. */
export function nameProblem(
  name: string,
  contact: Pick<Contact, 'address'>,
  contacts: readonly Contact[],
): NameProblem | null {
  const tidy = name.trim();
  if (tidy === '') return 'nameMissing';
  if (countCharacters(tidy) > NAME_LENGTH) return 'nameLong';
  if (hasHiddenCharacters(tidy) || tidy.includes('\n')) return 'nameHidden';
  const read = readAs(tidy);
  const isTaken = contacts.some(
    (other) => other.address !== contact.address && readAs(other.name) === read,
  );
  return isTaken ? 'nameTaken' : null;
}

/** A name of signs alone has no skeleton. */
const readAs = (name: string) => skeleton(name) || name;
