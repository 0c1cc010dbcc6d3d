import {
  INTRODUCTION_LENGTH,
  NICK_NAME_LENGTH,
  tidyNickName,
} from '@vellum/api/profiles/nick-name';
import {
  reasonAgainstIntroduction,
  reasonAgainstNickName,
} from '@vellum/api/profiles/profile-review';
import { countCharacters } from '@vellum/api/typed-text/character-count';
import { skeleton } from '@vellum/api/typed-text/look-alike';
import { expect, test } from 'vitest';
import { familySizes } from '../family.ts';
import { profileTexts } from './profile-texts.ts';

test('what people of the demo world say of themselves passes the content check, each under a name of their own', () => {
  for (const { nickName, introduction = '' } of profileTexts) {
    expect(tidyNickName(nickName)).toBe(nickName);
    expect(countCharacters(nickName), nickName).toBeLessThanOrEqual(NICK_NAME_LENGTH);
    expect(reasonAgainstNickName(nickName), nickName).toBeNull();
    expect(countCharacters(introduction)).toBeLessThanOrEqual(INTRODUCTION_LENGTH);
    expect(reasonAgainstIntroduction(introduction), nickName).toBeNull();
  }
  const names = profileTexts.map(({ nickName }) => skeleton(nickName));
  expect(new Set(names).size).toBe(names.length);
});

test('they are members, the personas and pictures among them in a small world too', () => {
  const members = profileTexts.map(({ member }) => member);
  expect(new Set(members).size).toBe(members.length);
  expect(Math.max(...members)).toBeLessThan(familySizes.full);
  const small = profileTexts.filter(({ member }) => member < familySizes.small);
  expect(small.slice(0, 3).map(({ member }) => member)).toEqual([0, 1, 2]);
  expect(small.filter(({ picture }) => picture).length).toBeGreaterThan(3);
  expect(small.length).toBeLessThan(familySizes.small);
});
