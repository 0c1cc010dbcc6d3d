import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { type LaunchText, launchTexts } from '../../../shared/launch/texts.ts';
import { useErrorSentence } from '../../../shared/paid-action/errors/use-error-sentence.ts';
import type { FieldNote } from '../../../shared/ui/fields/field.tsx';
import type { FormField } from './form-problems.ts';
import { launchFormTexts } from './texts.ts';
import type { UsedForm } from './use-launch-form.ts';

/**
 * What a field says below itself: its problem, else what is worth knowing of it. A problem that is told better wins, and an
 * empty field says its own name.
 */
export function useFieldNote(
  form: Pick<UsedForm, 'toldProblem'>,
  field: FormField,
  other?: FieldNote | undefined,
  label?: string,
): FieldNote | undefined {
  const t = useTexts(launchTexts);
  const own = useTexts(launchFormTexts);
  const problem = form.toldProblem(field);
  const text = useErrorSentence(
    problem && {
      kind: 'http',
      code: problem.code,
      params: worded(problem, t),
      technical: '',
    },
  );
  if (problem?.code === 'FIELD_REQUIRED' && label !== undefined && other?.kind !== 'bad') {
    return { kind: 'bad', text: own('enterField', { field: label }) };
  }
  if (text === '') return other;
  return other?.kind === 'bad' ? other : { kind: 'bad', text };
}

/** Reasons of the content check are keys; the other values are figures. */
function worded(
  { code, params }: CodeWithParams,
  t: (key: LaunchText) => string,
): Readonly<Record<string, string>> {
  if (code !== 'REVIEW_FAILED') return params ?? {};
  return { reason: t(`reason_${params.reason}` as LaunchText) };
}
