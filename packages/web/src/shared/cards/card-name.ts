import type { Translate } from '../i18n/use-texts.ts';
import { cardIdOf, serialText } from './card-id.ts';
import type { CardText } from './texts.ts';

type Words = Translate<CardText>;

export function levelName(t: Words, level: number): string {
  return t('level', { level });
}

/** `Gold 000 318`. */
export function cardName(t: Words, tokenId: string): string {
  const { level, serial } = cardIdOf(tokenId);
  return t('card', { level, number: serialText(serial) });
}
