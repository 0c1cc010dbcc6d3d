import { INTRODUCTION_LENGTH, NICK_NAME_LENGTH } from '@vellum/api/profiles/nick-name';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Field, type FieldNote, inputClass } from '../../shared/ui/fields/field.tsx';
import { countsOf, type FieldProblem } from './edited-profile.ts';
import { profileTexts } from './texts.ts';
import type { ProfileEdit } from './use-profile-edit.ts';

type FieldProps = Readonly<{ edit: ProfileEdit }>;

export function NickNameField({ edit }: FieldProps): ReactNode {
  const t = useTexts(profileTexts);
  const problem = useProblemText();
  const { nickName } = edit.edited;
  const count = countsOf(edit.edited).nickName;
  const bad = problem(edit.problems.nickName);
  const hint: FieldNote = { kind: 'hint', text: t(count === 0 ? 'nickEmpty' : 'nickHint') };
  return (
    <Field
      label={t('nickName')}
      aside={<Count count={count} max={NICK_NAME_LENGTH} />}
      below={<CountBar count={count} />}
      note={bad ?? hint}
    >
      {(links) => (
        <input
          {...links}
          name="nickName"
          dir="auto"
          autoComplete="nickname"
          value={nickName}
          onChange={(event) => edit.change('nickName', event.target.value)}
          className={inputClass}
        />
      )}
    </Field>
  );
}

export function IntroductionField({ edit }: FieldProps): ReactNode {
  const t = useTexts(profileTexts);
  const problem = useProblemText();
  const count = countsOf(edit.edited).introduction;
  return (
    <Field
      label={t('introduction')}
      aside={<Count count={count} max={INTRODUCTION_LENGTH} />}
      note={problem(edit.problems.introduction)}
    >
      {(links) => (
        <textarea
          {...links}
          name="introduction"
          dir="auto"
          rows={4}
          value={edit.edited.introduction}
          onChange={(event) => edit.change('introduction', event.target.value)}
          className={`${inputClass} h-auto! resize-y py-3 pr-3`}
        />
      )}
    </Field>
  );
}

function Count({ count, max }: Readonly<{ count: number; max: number }>): ReactNode {
  const t = useTexts(profileTexts);
  return (
    <span className={count > max ? 'font-strong text-down' : undefined}>
      {t('of', { n: count, max })}
    </span>
  );
}

/** What is wrong with a field, in words. */
export function useProblemText(): (problem: FieldProblem | undefined) => FieldNote | undefined {
  const t = useTexts(profileTexts);
  return (problem) => {
    if (problem === undefined) return undefined;
    const text =
      problem.kind === 'long'
        ? t('tooMany', { n: problem.over })
        : t('reviewFailed', { reason: t(`reason_${problem.reason}`) });
    return { kind: 'bad', text };
  };
}

/** A mark for each character of a nick name: filled, still free, and too many. */
function CountBar({ count }: Readonly<{ count: number }>): ReactNode {
  // More marks than these would be too narrow to see.
  const marks = Math.min(Math.max(count, NICK_NAME_LENGTH), NICK_NAME_LENGTH + 6);
  return (
    <div aria-hidden className="mt-2 flex gap-1">
      {Array.from({ length: marks }, (_, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the marks have fixed places.
          key={place}
          className={`h-2 flex-1 rounded-[1px] ${lookOf(place, count)}`}
        />
      ))}
    </div>
  );
}

function lookOf(place: number, count: number): string {
  if (place >= NICK_NAME_LENGTH) return 'bg-down';
  return place < count ? 'bg-primary' : 'hatched';
}
