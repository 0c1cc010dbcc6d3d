import { twoDecimals } from '../format/amount.ts';
import type { Translate } from '../i18n/use-texts.ts';
import type { CardText } from './texts.ts';

/** Part of a summary: what was paid above the price, in sun, is back already when the purchase is done. */
export function cameBack(t: Translate<CardText>, back: bigint): Readonly<{ returned?: string }> {
  return back > 0n ? { returned: t('cameBack', { back: twoDecimals(back) }) } : {};
}
