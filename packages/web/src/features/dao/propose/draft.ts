import { hasHiddenCharacters } from '@vellum/api/typed-text/hidden-characters';
import { proposalText } from '@vellum/contracts/proposal-text';
import type { Address } from '@vellum/tron/address';
import type { Translate } from '../../../shared/i18n/use-texts.ts';
import { contractName } from '../function-call.tsx';
import type { Field, Parameter, Value } from '../parameter.ts';
import type { DaoText } from '../texts.ts';
import { valueText } from '../value-text.ts';

/** A proposal that is being written. */
export type Draft = Readonly<{
  parameter: Parameter;
  values: readonly (Value | null)[];
  title: string;
  text: string;
}>;

export const MOST_TITLE = 100;
export const MOST_TEXT = 3_000;

/** What is missing or wrong, the first thing first; null when it can be proposed. */
export function draftProblem(
  { parameter, values, title, text }: Draft,
  now: readonly Value[] | null,
): DaoText | null {
  const isMissing = parameter.fields.some((_, place) => (values[place] ?? null) === null);
  if (isMissing) return 'enterValues';
  if (parameter.fields.some((field, place) => !isWithin(field, values[place])))
    return 'outOfBounds';
  if (now !== null && parameter.fields.every((_, place) => values[place] === now[place])) {
    return 'changeSomething';
  }
  if (title.trim() === '') return 'enterTitle';
  return hasHiddenCharacters(title) || hasHiddenCharacters(text) ? 'hiddenText' : null;
}

function isWithin({ least, most }: Field, value: Value | null | undefined): boolean {
  if (typeof value !== 'bigint') return true;
  return (least === undefined || value >= least) && (most === undefined || value <= most);
}

/** Title and text as the chain keeps them, with the only address that can propose them. */
export const descriptionOf = (
  { title, text }: Pick<Draft, 'title' | 'text'>,
  proposer: Address,
): string => proposalText(`${title.trim()}\n\n${text.trim()}`.trim(), proposer);

/** `Creation fee from 100 TRX to 50 TRX`, for the review and as a title to begin with. */
export function changeInWords(
  { parameter, values }: Pick<Draft, 'parameter' | 'values'>,
  now: readonly Value[] | null,
  t: Translate<DaoText>,
): string {
  if (parameter.fields.length === 0) {
    const what = t(`parameter_${parameter.name}`);
    return t('inContract', { contract: contractName(parameter.contract, t), what });
  }
  const lines = parameter.fields.flatMap((field, place) => {
    const [old, value] = [now?.[place], values[place]];
    // What is set, a level or a coin, stays in the sentence.
    const isKey = place === 0 && parameter.hasKey === true;
    if (value === null || value === undefined || (old === value && !isKey)) return [];
    const words = { what: t(`field_${field.name}`), new: valueText(value, field.unit, t) };
    return old === undefined || isKey
      ? t('setTo', words)
      : t('fromOldToNew', { ...words, old: valueText(old, field.unit, t) });
  });
  return lines.join(t('listGap'));
}
