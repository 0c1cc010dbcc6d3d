import {
  hasForbiddenWord,
  type ProfileReason,
  reasonAgainstIntroduction,
  reasonAgainstNickName,
} from '@vellum/api/profiles/profile-review';
import { rememberedByKey } from '../../platform/remembered-by-key.ts';

/** What the operator of a server does not publish: words by their letters, images by their SHA-256. */
export type Forbidden = Readonly<{ words: readonly string[]; images: readonly string[] }>;

export type ContentCheck = ReturnType<typeof contentCheck>;

/** Texts whose reasons are remembered, of each kind: those on the pages that are looked at most. */
const REMEMBERED = 1_000;
const itself = (text: string) => text;

/** The rules that everyone can look up, and the lists of the operator. */
export function contentCheck({ words, images }: Forbidden) {
  const refusedImages = new Set(images);
  const forbidden = (text: string): ProfileReason | null =>
    hasForbiddenWord(text, words) ? 'forbidden' : null;
  return {
    ofName: rememberedByKey(
      REMEMBERED,
      itself,
      (name: string) => reasonAgainstNickName(name) ?? forbidden(name),
    ),
    ofIntroduction: rememberedByKey(
      REMEMBERED,
      itself,
      (text: string) => reasonAgainstIntroduction(text) ?? forbidden(text),
    ),
    ofImage: (sha256: string): ProfileReason | null =>
      refusedImages.has(sha256) ? 'forbidden' : null,
  };
}

type Texts = Readonly<{ nick_name: string; introduction: string; avatar: string | null }>;

/** What may be shown of a profile now: the lists of the operator may have grown since it was saved. */
export const publishable = (check: ContentCheck, { nick_name, introduction, avatar }: Texts) => ({
  nickName: check.ofName(nick_name) === null ? nick_name : '',
  introduction: check.ofIntroduction(introduction) === null ? introduction : '',
  avatar: avatar !== null && check.ofImage(avatar) === null ? avatar : null,
});
