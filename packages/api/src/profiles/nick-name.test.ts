import { describe, expect, test } from 'vitest';
import { countNickName, refusalOfNickName, tidyIntroduction, tidyNickName } from './nick-name.ts';
import { nickNameTable } from './nick-name-table.ts';
import {
  hasForbiddenWord,
  reasonAgainstIntroduction,
  reasonAgainstNickName,
} from './profile-review.ts';
import { profiles } from './profiles.ts';

describe('a nick name', () => {
  const field = profiles.update.body.def.shape.nickName;

  test.each(nickNameTable)('of $what is read alike by rule and form (S5.01)', (example) => {
    const { typed, kept, characters, refused } = example;
    expect(tidyNickName(typed)).toBe(kept);
    expect(countNickName(typed)).toBe(characters);
    const reason = refusalOfNickName(typed) ?? reasonAgainstNickName(kept);
    expect(reason).toBe(refused);
    const parsed = field.safeParse(typed);
    expect(parsed.data ?? parsed.error?.issues[0]?.message).toBe(
      refused === 'NICKNAME_LENGTH' ? refused : kept,
    );
  });

  test('stays what it is when it is tidied again', () => {
    for (const { kept } of nickNameTable) expect(tidyNickName(kept)).toBe(kept);
  });
});

describe('an introduction', () => {
  test('keeps its lines, and one empty one at most', () => {
    expect(tidyIntroduction(' One  two \r\n\r\n\r\n\t three \n')).toBe('One two\n\nthree');
    expect(tidyIntroduction(' \n ')).toBe('');
  });

  test.each([
    ['Engraver, collects Silver.\nI lend nothing.', null],
    ['Official support: never writes first', null],
    ['https://halden.example', null],
    ['a\u202eb', 'hidden'],
    [`a${'\u0335'.repeat(30)}`, 'marks'],
    ['<img src=x onerror=alert(1)>', 'markup'],
    ['Send me your seed phrase', 'keys'],
    ['Guaranteed profit for all', 'promise'],
  ])('%s: %s', (text, reason) => {
    expect(reasonAgainstIntroduction(tidyIntroduction(text))).toBe(reason);
  });
});

test('forbidden words are found however they are disguised', () => {
  const words = ['scam coin', '博弈'];
  expect(hasForbiddenWord('5cаm-C0ins', words)).toBe(true);
  expect(hasForbiddenWord('線上博 弈', words)).toBe(true);
  expect(hasForbiddenWord('Escape', words)).toBe(false);
  expect(hasForbiddenWord('anything', [])).toBe(false);
});
