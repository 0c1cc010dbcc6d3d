import type { AmountRefusal, TypedAmount } from '@vellum/api/typed-text/typed-amount';
import { formatAmount } from '@vellum/tron/amount';
import type { TextOf } from '../../i18n/texts-of.ts';
import { type Translate, useTexts } from '../../i18n/use-texts.ts';
import { uiTexts } from '../texts.ts';
import type { FieldNote } from './field.tsx';

type UiTranslate = Translate<TextOf<typeof uiTexts>>;

/** What a field says when it does not understand what is in it. */
export function useAmountRefusal(read: TypedAmount, decimals: number): FieldNote | undefined {
  const t = useTexts(uiTexts);
  if (read.kind !== 'refused') return undefined;
  return { kind: 'bad', text: refusalText(read.refusal, decimals, t) };
}

function refusalText(refusal: AmountRefusal, decimals: number, t: UiTranslate): string {
  switch (refusal.reason) {
    case 'sign':
      return t('amountSign');
    case 'exponent':
      return t('amountExponent');
    case 'characters':
      return t('amountCharacters', { example: exampleOf(decimals) });
    case 'marks':
      return t('amountMarks', { example: exampleOf(decimals) });
    case 'whole':
      return t('amountWhole');
    case 'large':
      return t('amountLarge');
    case 'decimals':
      return t('amountDecimals', { most: decimals, typed: refusal.typed });
    case 'ambiguous':
      return ambiguityText(refusal, t);
  }
}

function ambiguityText(
  { grouped, decimal }: Extract<AmountRefusal, { reason: 'ambiguous' }>,
  t: UiTranslate,
): string {
  return decimal === null
    ? t('amountThousands', { grouped })
    : t('amountAmbiguous', { grouped, decimal });
}

const exampleOf = (decimals: number): string => (decimals === 0 ? '1234' : '1234.5');

/** What a field understood, exactly: `2,000.50 VLM`. Coins have two decimals at least. */
export function understoodText(units: bigint, decimals: number, unit: string): string {
  const [whole = '', fraction = ''] = formatAmount(units, decimals, { grouping: true }).split('.');
  const shown = decimals > 2 ? fraction.padEnd(2, '0') : fraction;
  const number = shown === '' ? whole : `${whole}.${shown}`;
  return unit === '' ? number : `${number}\u00a0${unit}`;
}
