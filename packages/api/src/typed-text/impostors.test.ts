import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reviewOf } from '../token-launch/token-review.ts';
import { confusables } from './confusables.ts';
import { hasHiddenCharacters } from './hidden-characters.ts';
import { lookAlike, reservedCoinAlike } from './look-alike.ts';
import { reservedCoins } from './reserved-coins.ts';

/** Tokens that someone listed first. */
const listed = [
  { tokenName: 'Salt Road', tokenSymbol: 'SALT' },
  { tokenName: 'Copper Kettle', tokenSymbol: 'KETL' },
  { tokenName: 'Night Ferry', tokenSymbol: 'NFRY' },
  { tokenName: 'Paper Crane', tokenSymbol: 'CRANE' },
] as const;

const lookingLike = new Map<string, readonly string[]>();
for (const [other, latin] of confusables) {
  lookingLike.set(latin, [...(lookingLike.get(latin) ?? []), other]);
}

const accents = ['\u0301', '\u0308', '\u0327', '\u0323', '\u0304'];
const unseen = ['\u200b', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u034f'];

/** Ways in which a letter of a name is disguised. */
const tricks = {
  homoglyph: (letter: string, pick: number) => {
    const found = lookingLike.get(letter.toLowerCase()) ?? [letter];
    return found[pick % found.length] ?? letter;
  },
  accent: (letter: string, pick: number) => `${letter}${accents[pick % accents.length]}`,
  unseen: (letter: string, pick: number) => `${letter}${unseen[pick % unseen.length]}`,
  doubled: (letter: string) => `${letter}${letter}`,
  case: (letter: string) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  width: (letter: string) =>
    /[!-~]/.test(letter) ? String.fromCharCode(letter.charCodeAt(0) + 0xfee0) : letter,
} as const;

type Trick = keyof typeof tricks;

/** A name with some of its letters disguised, at least one. */
const impostorOf = (name: string) => {
  const places = [...name].flatMap((letter, at) => (/[a-z]/i.test(letter) ? [at] : []));
  const change = fc.record({
    at: fc.constantFrom(...places),
    trick: fc.constantFrom(...(Object.keys(tricks) as Trick[])),
    pick: fc.nat(40),
  });
  return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) => {
    const letters = [...name];
    for (const { at, trick, pick } of changes) {
      // One disguise a letter: others may not be a letter any more.
      if (letters[at] === name[at]) letters[at] = tricks[trick](name[at] ?? '', pick);
    }
    return letters.join('');
  });
};

const field = fc.constantFrom('tokenName' as const, 'tokenSymbol' as const);
const other = { tokenName: 'Quiet Harbour', tokenSymbol: 'QHBR' };

const COUNT = 300;

describe('300 impostors', () => {
  it('of the platform and of large coins are told, and refused by the launch form', () => {
    const impostor = fc
      .tuple(fc.constantFrom(...reservedCoins), field)
      .chain(([coin, at]) => impostorOf(coin[at]).map((text) => ({ coin, at, text })));
    fc.assert(
      fc.property(impostor, ({ at, text }) => {
        expect(reservedCoinAlike({ ...other, [at]: text }), text).not.toBeNull();
        const inForm = at === 'tokenName' ? { name: text } : { symbol: text };
        const reasons = reviewOf(inForm).map(({ reason }) => reason);
        expect(reasons, text).toEqual([hasHiddenCharacters(text) ? 'hidden' : 'impersonation']);
      }),
      { numRuns: COUNT },
    );
  });

  it('of the platform are told by a word of a longer name', () => {
    const own = reservedCoins.filter((coin) => coin.own);
    const impostor = fc
      .constantFrom(...own)
      .chain(({ tokenSymbol }) => impostorOf(tokenSymbol))
      .map((text) => `${text} Gold`);
    fc.assert(
      fc.property(impostor, (tokenName) => {
        expect(reservedCoinAlike({ ...other, tokenName }), tokenName).not.toBeNull();
      }),
      { numRuns: COUNT },
    );
  });

  it('of listed tokens are told', () => {
    const impostor = fc
      .tuple(fc.constantFrom(...listed), field)
      .chain(([token, at]) => impostorOf(token[at]).map((text) => ({ token, at, text })));
    fc.assert(
      fc.property(impostor, ({ token, at, text }) => {
        expect(lookAlike({ ...other, [at]: text }, token), text).toBe(true);
      }),
      { numRuns: COUNT },
    );
  });

  it('are none of the names that people give', () => {
    for (const token of [...listed, other]) {
      expect(reservedCoinAlike(token)).toBeNull();
      expect(listed.filter((one) => one !== token && lookAlike(token, one))).toEqual([]);
    }
  });
});
