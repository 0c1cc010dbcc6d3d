import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import type { LaunchForm } from '@vellum/api/token-launch/launch-form';
import type { LaunchLimits } from '@vellum/api/token-launch/launch-limits';
import { refusalsOfLaunch } from '@vellum/api/token-launch/launch-refusals';
import { reviewOf } from '@vellum/api/token-launch/token-review';
import type { ReadDraft } from './draft/read-draft.ts';

export type FormField = Exclude<keyof LaunchForm, 'mode'>;
export type FormProblems = ReadonlyMap<FormField, CodeWithParams>;

export type JudgedForm = Readonly<{
  partial: ReadDraft['form'];
  /** The first problem of each field, in the order of the form; the content check comes last. */
  problems: FormProblems;
  /** Null while anything speaks against it or the limits are unknown. */
  form: LaunchForm | null;
}>;

/** What every deployment allows: nothing is called wrong by limits that were not read. */
const widest: LaunchLimits = { presaleFeeBps: 0, tradeFeeBps: 0, minPresaleLength: 0 };

/** Judges what was read by the rules of the contracts, of the server and of the content check. */
export function judge(
  { form, unreadable }: ReadDraft,
  now: number,
  limits: LaunchLimits | null,
): JudgedForm {
  const problems = new Map<FormField, CodeWithParams>();
  const refusals = [...unreadable, ...refusalsOfLaunch(form, now, limits ?? widest)];
  for (const { field, problem } of [...refusals, ...findingsIn(form)]) {
    if (field !== 'mode' && !problems.has(field)) problems.set(field, problem);
  }
  const isFit = problems.size === 0 && limits !== null;
  return { partial: form, problems, form: isFit ? (form as LaunchForm) : null };
}

/** What the content check would refuse; the reason is a key of the form's texts. */
function findingsIn({ name, symbol, description, website, telegram, twitter }: ReadDraft['form']) {
  const texts = Object.entries({ name, symbol, description, website, telegram, twitter });
  const written = Object.fromEntries(texts.filter(([, text]) => text !== undefined));
  return reviewOf(written).map(({ field, reason }) => ({
    field: field as FormField,
    problem: { code: 'REVIEW_FAILED', params: { reason } } as const,
  }));
}
