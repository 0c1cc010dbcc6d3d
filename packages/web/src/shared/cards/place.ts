import type { Translate } from '../i18n/use-texts.ts';
import type { CardText } from './texts.ts';

/** Params of an action that is one of several: `2/3`. */
export type Placed = Readonly<{ place?: string }>;

/** A title with its place in the row: `Review: pledge a card (2 of 3)`. */
export function withPlace(t: Translate<CardText>, title: string, { place }: Placed): string {
  const [n = '', of = ''] = place?.split('/') ?? [];
  return of === '' || of === '1' ? title : t('placed', { title, n, of });
}

/** How many cards a row had, for its last action; null for every other. What is told then is of all of them. */
export function wholeRow({ place }: Placed): string | null {
  const [n, of = '1'] = place?.split('/') ?? [];
  return n === of && of !== '1' ? of : null;
}
