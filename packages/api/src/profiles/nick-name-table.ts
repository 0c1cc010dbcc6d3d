import type { ProfileReason } from './profile-review.ts';

export type NickNameExample = Readonly<{
  what: string;
  /** As someone typed it. */
  typed: string;
  /** As it is kept. */
  kept: string;
  /** Characters as people count them. */
  characters: number;
  /** Null when it is taken. */
  refused: 'NICKNAME_LENGTH' | ProfileReason | null;
}>;

const taken = (what: string, typed: string, characters: number, kept = typed): NickNameExample => ({
  ...{ what, typed, kept, characters },
  refused: null,
});

const refused = (
  what: string,
  typed: string,
  characters: number,
  reason: NonNullable<NickNameExample['refused']>,
  kept = typed,
): NickNameExample => ({ ...{ what, typed, kept, characters }, refused: reason });

const FAMILY = '👨‍👩‍👧‍👦';
const ASTRONAUT = '👩🏽‍🚀';

/** What the rule of nick names says, held against the rule itself, the server and the form in the browser. */
export const nickNameTable: readonly NickNameExample[] = [
  taken('nothing', '', 0),
  taken('only spaces', ' \u3000\t ', 0, ''),
  taken('plain letters', 'Halden', 6),
  taken('twelve letters', 'twelve chars', 12),
  refused('thirteen letters', 'thirteen char', 13, 'NICKNAME_LENGTH'),
  taken('spaces around', '  twelve chars  ', 12, 'twelve chars'),
  taken('wide gaps', 'Paper    \u00a0 Boat', 10, 'Paper Boat'),
  taken('two lines', 'Paper\nBoat', 10, 'Paper Boat'),

  taken('Chinese', '小滿', 2),
  taken('Chinese beside Latin', 'Ren 林', 5),
  taken('twelve Chinese characters', '十二個字的暱稱可以用的喔', 12),
  refused('thirteen Chinese characters', '十三個字的暱稱不可以用的喔', 13, 'NICKNAME_LENGTH'),
  taken('a rare character beyond 16 bits', '𠮷野家', 3),
  taken('full-width letters', 'Ｐａｐｅｒ', 5),
  taken('Hangul in parts', '\u1112\u1161\u11ab', 1, '한'),
  taken('Thai', 'น้ำ', 1, 'น้ำ'),
  taken('Devanagari', 'नमस्ते', 3),

  taken('an emoji', '🚀', 1),
  taken('twelve families', FAMILY.repeat(12), 12),
  refused('thirteen families', FAMILY.repeat(13), 13, 'NICKNAME_LENGTH'),
  taken('an astronaut with a skin colour', ASTRONAUT, 1),
  taken('a flag', '🇹🇼', 1),
  taken('a heart with its selector', 'Ink ❤️', 5),
  taken('a keycap', '1️⃣', 1),
  refused('a joiner left over behind an emoji', '🚀\u200d', 1, 'hidden'),
  refused('a flag of tags', '🏴\u{e0067}\u{e0062}\u{e007f}', 1, 'hidden'),

  taken('an accent on its own', 'Cafe\u0301', 4, 'Caf\u00e9'),
  taken('two marks on a letter', 'Vie\u0323\u0302t', 4, 'Vi\u1ec7t'),
  refused(
    'a letter buried in marks',
    `A${'\u0300\u0301\u0302\u0303\u0304\u0305'}`,
    1,
    'marks',
    `\u00c0${'\u0301\u0302\u0303\u0304\u0305'}`,
  ),
  taken('twelve letters with accents', 'e\u0301'.repeat(12), 12, '\u00e9'.repeat(12)),

  taken('Arabic', 'مصباح', 5),
  taken('Hebrew with points', 'שָׁלוֹם', 4),
  taken('Arabic beside Latin', 'Ink مصباح', 9),
  refused('a right-to-left override', 'safe\u202eknab', 9, 'hidden'),
  refused('an isolate', '\u2067abc\u2069', 5, 'hidden'),
  refused('a mark of direction', 'abc\u200f', 4, 'hidden'),

  refused('a zero-width space', 'Hal\u200bden', 7, 'hidden'),
  refused('a zero-width joiner between letters', 'Hal\u200dden', 6, 'hidden'),
  refused('a byte order mark before it', '\ufeffHalden', 7, 'hidden'),
  refused('a soft hyphen', 'Hal\u00adden', 7, 'hidden'),
  refused('a Hangul filler', '\u3164', 1, 'hidden'),
  refused('a blank of Braille', '\u2800', 1, 'hidden'),
  refused('a control', 'Hal\u0007den', 7, 'hidden'),

  refused('a tag', '<b>Ren</b>', 10, 'markup'),
  refused('an entity', '&lt;Ren', 7, 'markup'),
  refused('a host', 'vlm.example', 11, 'link'),
  refused('a scheme', 'ipfs://x', 8, 'link'),
  refused('a shortened address', 'TLC6Rh…xkTN', 11, 'address'),
  refused('the same with dots', 'TLC6..xkTN', 10, 'address'),
  refused('the same with a Cyrillic letter in front', 'ТLC6Rh…xkTN', 11, 'address'),
  refused('the same with two gaps', 'TLC6Rh……xkTN', 12, 'address'),
  refused('the same with bullets', 'TLC6R•••xkTN', 12, 'address'),
  refused('the same with leader dots', 'TLC6․․․xkTN', 11, 'address'),
  taken('a name that begins like an address', 'Tom-Anna', 8),
  taken('a name with a dash', 'Ton—i 2', 7),
  taken('initials', 'J.R. Ink', 8),

  refused('the platform', 'Vellum', 6, 'impersonation'),
  refused('the platform and more', 'Vellum Help', 11, 'impersonation'),
  refused('the platform by look-alikes', 'VeIIum', 6, 'impersonation'),
  refused('the platform in Cyrillic', 'Vеllum', 6, 'impersonation'),
  refused('the platform letter by letter', 'V e l l u m', 11, 'impersonation'),
  refused('the platform with a tick', 'Vellum ✅', 8, 'impersonation'),
  refused('staff', 'Support', 7, 'impersonation'),
  refused('staff as a word', 'Ren (admin)', 11, 'impersonation'),
  refused('staff in Chinese', '官方客服', 4, 'impersonation'),
  refused('staff in Chinese with gaps', '客 服 小林', 6, 'impersonation'),
  refused('a coin', 'U$DT', 4, 'impersonation'),
  taken('a word that has such a word in it', 'Supporting', 10),
  refused('asking for keys', 'seed phrase', 11, 'keys'),
  refused('a promise', '穩賺不賠', 4, 'promise'),
];
