/** How well a word that was typed fits one that is known; 0 for not at all. */
export type Fit = 0 | 1 | 2 | 3 | 4;

/** Shorter words have too many neighbours. */
const TYPO_FROM = 4;
const HAN = /\p{Script=Han}/u;

/** As people type: width of letters and case do not count. */
export const asTyped = (text: string): string =>
  text.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/g, ' ');

export function wordFit(typed: string, known: string): Fit {
  if (known === typed) return 4;
  if (known.startsWith(typed)) return 3;
  if (HAN.test(typed)) return hanFit(typed, known);
  if (typed.length >= TYPO_FROM && isOneOff(typed, known)) return 1;
  return typed.length >= TYPO_FROM && known.includes(typed) ? 2 : 0;
}

/** Chinese has no gaps: a word may stand within what was typed, or the other way round. */
function hanFit(typed: string, known: string): Fit {
  if (known.includes(typed) || (known.length > 1 && typed.includes(known))) return 2;
  const [a, b] = [Array.from(typed), Array.from(known)];
  if (a.length < 3 || a.length !== b.length) return 0;
  return a.filter((letter, at) => letter !== b[at]).length === 1 ? 1 : 0;
}

/** Whether one letter is missing, too many, another one, or changed places with its neighbour. */
function isOneOff(typed: string, known: string): boolean {
  const longer = typed.length > known.length ? typed : known;
  const shorter = longer === typed ? known : typed;
  if (longer.length - shorter.length > 1) return false;
  let same = 0;
  while (same < shorter.length && longer[same] === shorter[same]) same++;
  const rest = (text: string, skipped: number) => text.slice(same + skipped);
  if (longer.length > shorter.length) return rest(longer, 1) === rest(shorter, 0);
  const isSwapped = longer[same] === shorter[same + 1] && longer[same + 1] === shorter[same];
  return (
    rest(longer, 1) === rest(shorter, 1) || (isSwapped && rest(longer, 2) === rest(shorter, 2))
  );
}
