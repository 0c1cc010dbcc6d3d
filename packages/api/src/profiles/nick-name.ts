import type { ErrorCode } from '../refusals/error-codes.ts';
import { countCharacters } from '../typed-text/character-count.ts';

/** Spec §9: 0 to 12 characters. */
export const NICK_NAME_LENGTH = 12;
export const INTRODUCTION_LENGTH = 500;

/** A nick name as it is kept: composed, on one line, one space at a time and none at the ends. */
export const tidyNickName = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Zs}\t\n\r]+/gu, ' ')
    .replaceAll(/^ | $/g, '');

/** An introduction as it is kept: like a nick name, with lines and at most one empty one between them. */
export const tidyIntroduction = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\p{Zs}\t]+/gu, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/^[ \n]+|[ \n]+$/g, '');

/** Characters of a nick name, counted where it is kept, so that spaces too many cost nothing. */
export const countNickName = (text: string): number => countCharacters(tidyNickName(text));

export const refusalOfNickName = (text: string): ErrorCode | null =>
  countNickName(text) > NICK_NAME_LENGTH ? 'NICKNAME_LENGTH' : null;
