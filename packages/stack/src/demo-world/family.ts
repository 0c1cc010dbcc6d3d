import { demoPersonaKey, demoPersonaNames } from '@vellum/api/project/demo-personas';
import { toHex, utf8ToBytes } from '@vellum/tron/bytes';
import { sha256 } from '@vellum/tron/hash';
import { type Person, person } from './actor.ts';

/** A member and who invited them; null for the neutral root. */
export type Member = Readonly<{ who: Person; inviter: Person | null }>;

/** How many members a demo world has. */
export const familySizes = { small: 12, full: 60 } as const;
export type DemoWorldSize = keyof typeof familySizes;

/**
 * The invitation tree of the demo world, inviters before their invitees. Known keys: they hold test funds
 * on the embedded chain. The owner is at the top, the creator and the collector right below.
 */
export function family(size: DemoWorldSize): readonly Member[] {
  const members: Member[] = [];
  for (let index = 0; index < familySizes[size]; index += 1) {
    members.push({ who: memberAt(index), inviter: members[inviterOf(index)]?.who ?? null });
  }
  return members;
}

const personas = [...demoPersonaNames].reverse();

function memberAt(index: number): Person {
  return person(personas[index] ?? `member ${index}`, memberKey(index));
}

/** Private key in hex of the member at a place of the family. */
export function memberKey(index: number): string {
  const persona = personas[index];
  if (persona) return demoPersonaKey(persona);
  return toHex(sha256(utf8ToBytes(`vellum demo member/${index}`)));
}

/** About three invitees each; every tenth came without an inviter. -1 for none. */
function inviterOf(index: number): number {
  if (index === 0 || index % 10 === 9) return -1;
  return Math.floor((index - 1) / 3);
}
