import type { Language } from '@vellum/api/typed-text/language';
import type { Ask } from './ask-server.ts';
import type { PicturePlan } from './picture-plan.ts';

/** Everything that has a link of its own. */
export const linkKinds = [
  'token',
  'presale',
  'card',
  'box',
  'proposal',
  'profile',
  'invitation',
] as const;
export type LinkKindName = (typeof linkKinds)[number];

/** What a link shows before it is followed. */
export type Shown = Readonly<{
  title: string;
  description: string;
  picture: PicturePlan;
}>;

export type Reader = Readonly<{
  ask: Ask;
  language: Language;
  /** Time of the chain, to which live figures belong. */
  chainTime: number;
}>;

export type LinkKind = Readonly<{
  /** As the app's router has it. */
  route: string;
  /** The field of the query without which the page is about nothing in particular; null where the path names the thing. */
  field: string | null;
  /** Other pages of the app whose path the route would take. */
  others?: readonly string[];
  /** What the address names; null for nonsense. */
  idOf(request: Readonly<{ params: Fields; query: URLSearchParams }>): string | null;
  /** The canonical path of it. */
  pathOf(id: string): string;
  /** Null for a thing that does not exist. */
  read(id: string, reader: Reader): Promise<Shown | null>;
}>;

type Fields = Readonly<Record<string, string | undefined>>;
