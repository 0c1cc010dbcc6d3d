import { type Address, shortenAddress } from '@vellum/tron/address';
import { COIN_DECIMALS, formatAmount } from '@vellum/tron/amount';
import { percentText } from '../../shared/format/percent.ts';
import type { Translate } from '../../shared/i18n/use-texts.ts';
import type { Unit, Value } from './parameter.ts';
import { spanText } from './span-text.ts';
import type { DaoText } from './texts.ts';

/** What a value that is true or false is called. */
export const switchTexts = (unit: Unit) =>
  unit === 'answer' ? (['yes', 'no'] as const) : (['isOn', 'isOff'] as const);

/** A value as it is read. */
export function valueText(value: Value, unit: Unit, t: Translate<DaoText>): string {
  if (typeof value === 'boolean') return t(switchTexts(unit)[value ? 0 : 1]);
  if (typeof value === 'string') {
    return unit === 'address' ? shortenAddress(value as Address) : value;
  }
  switch (unit) {
    case 'share':
      return percentText(Number(value));
    case 'percent':
      return percentText(Number(value) * 100);
    case 'count':
      return formatAmount(value, 0, { grouping: true });
    case 'seconds':
      return spanText(Number(value) * 1000, t);
    case 'amount':
      return formatAmount(value, COIN_DECIMALS, { grouping: true });
    default:
      return `${formatAmount(value, COIN_DECIMALS, { grouping: true })}\u00a0${unit}`;
  }
}

const THOUSAND = 1_000_000_000n;

/** Votes are counted in VLM, and never abbreviated: `5,000,000`, `12.25`. */
export function votesText(votes: bigint | string): string {
  const value = BigInt(votes);
  const maxDecimals = value < THOUSAND ? 2 : 0;
  return formatAmount(value, COIN_DECIMALS, { maxDecimals, grouping: true });
}
