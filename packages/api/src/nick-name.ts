import { countCharacters } from './character-count.ts';
import type { ErrorCode } from './error-codes.ts';

/** Spec §9: 0 to 12 characters. */
export const NICK_NAME_LENGTH = 12;
export const INTRODUCTION_LENGTH = 500;

export const refusalOfNickName = (text: string): ErrorCode | null =>
  countCharacters(text.trim()) > NICK_NAME_LENGTH ? 'NICKNAME_LENGTH' : null;
