import type { Translate } from '../i18n/use-texts.ts';
import type { SaleText } from './texts.ts';

/** A title with its place in a row of several: `Review: refund (2 of 3)`. */
export function placed(title: string, place: string | undefined, t: Translate<SaleText>): string {
  const [n = '', of = ''] = place?.split('/') ?? [];
  return of === '' || of === '1' ? title : t('placed', { title, n, of });
}
