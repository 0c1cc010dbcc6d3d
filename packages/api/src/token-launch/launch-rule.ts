import type { CodeWithParams } from '../refusals/error-codes.ts';
import type { LaunchForm } from './launch-form.ts';
import type { LaunchLimits } from './launch-limits.ts';

/** A form that is being filled in. */
export type LaunchDraft = Readonly<{ [K in keyof LaunchForm]?: LaunchForm[K] | undefined }>;

export type LaunchField = keyof LaunchForm;

/** What a rule is judged against: the time in milliseconds, and what the deployment chose. */
type LaunchGround = Readonly<{ now: number; limits: LaunchLimits }>;

type Given<K extends LaunchField> = Readonly<{ [F in K]: NonNullable<LaunchForm[F]> }>;

export type LaunchRule = Readonly<{
  field: LaunchField;
  check(draft: LaunchDraft, ground: LaunchGround): CodeWithParams | null;
}>;

/** A rule of one field that waits until every field it `needs` is filled in. */
export function rule<const K extends LaunchField>(
  field: LaunchField,
  needs: readonly K[],
  check: (given: Given<K>, ground: LaunchGround, draft: LaunchDraft) => CodeWithParams | null,
): LaunchRule {
  return {
    field,
    check(draft, ground) {
      if (needs.some((name) => draft[name] === undefined)) return null;
      // Every needed field was looked at above.
      return check(draft as Given<K>, ground, draft);
    },
  };
}

/** What must be filled in, in every form or when `when` holds. */
export const required = (
  field: LaunchField,
  when: (draft: LaunchDraft) => boolean = () => true,
): LaunchRule => ({
  field,
  check: (draft) =>
    isMissing(draft[field]) && when(draft) ? ({ code: 'FIELD_REQUIRED' } as const) : null,
});

const isMissing = (value: unknown) => value === undefined || value === '';
