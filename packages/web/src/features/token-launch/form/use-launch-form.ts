import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import type { LaunchForm } from '@vellum/api/token-launch/launch-form';
import type { LaunchLimits } from '@vellum/api/token-launch/launch-limits';
import { useCallback, useMemo, useState } from 'react';
import { useChainClock } from '../../../shared/chain/use-chain-clock.ts';
import { storedValue } from '../../../shared/state/stored-value.ts';
import { useStored } from '../../../shared/state/use-store.ts';
import { useNow } from '../../../shared/ui/time/use-now.ts';
import { type DraftTexts, draftFrom, isUntouched } from './draft/draft.ts';
import { storedDraft } from './draft/draft-file.ts';
import { type ReadDraft, readDraft } from './draft/read-draft.ts';
import { type FormField, type JudgedForm, judge } from './form-problems.ts';
import { readSimple } from './simple-form.ts';

/** A launch form as its fields and pages use it. */
export type UsedForm = JudgedForm &
  UsedDraft &
  Readonly<{
    mode: LaunchForm['mode'];
    /** Null until they are known. */
    limits: LaunchLimits | null;
    /** Milliseconds of chain time, to the minute. */
    now: number;
    /** The problem of a field that may be told now. */
    toldProblem: (field: FormField) => CodeWithParams | null;
    /** Someone has been in the field. */
    touch: (field: FormField) => void;
    /** From now on everything is told. */
    tellAll: () => void;
    /** The form as it would be signed this very moment. */
    formNow: () => LaunchForm | null;
  }>;

const MINUTE = 60_000;

export function useLaunchForm(mode: LaunchForm['mode'], limits: LaunchLimits | null): UsedForm {
  const used = useDraft();
  const clock = useChainClock();
  const now = useNow(useCallback(() => Math.floor(clock() / MINUTE) * MINUTE, [clock]));
  const { draft } = used;
  const read = useCallback(
    (time: number): ReadDraft =>
      mode === 'simple' ? readSimple(draft, time) : readDraft(draft, mode),
    [mode, draft],
  );
  const judged = useMemo(() => judge(read(now), now, limits), [read, now, limits]);
  const telling = useTelling(judged);
  const formNow = () => judge(read(clock()), clock(), limits).form;
  return { ...used, ...judged, ...telling, mode, limits, now, formNow };
}

/** Filled in, but its fees are not known yet. */
export const isUnread = ({ limits, problems }: Pick<UsedForm, 'limits' | 'problems'>): boolean =>
  limits === null && problems.size === 0;

/** Problems that come by themselves while someone types: told once the field was left. */
const patient: ReadonlySet<string> = new Set([
  'FIELD_REQUIRED',
  'URL_INVALID',
  'SOCIAL_LINK',
  'ADDRESS_INVALID',
  'REVIEW_FAILED',
]);

function useTelling({ problems }: JudgedForm) {
  const [touched, setTouched] = useState<ReadonlySet<FormField>>(new Set());
  const [isAll, setAll] = useState(false);
  return {
    toldProblem: (field: FormField) => {
      const problem = problems.get(field) ?? null;
      if (!problem || isAll || touched.has(field)) return problem;
      return patient.has(problem.code) ? null : problem;
    },
    touch: (field: FormField) => setTouched((known) => new Set(known).add(field)),
    tellAll: () => setAll(true),
  };
}

const key = 'vellum.launch-draft';
const slot = storedValue(key);

let isWatched = false;

/** Other tabs write into the same draft. */
function subscribe(listener: () => void): () => void {
  if (!isWatched) {
    isWatched = true;
    window.addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) slot.take(event.newValue);
    });
  }
  return slot.subscribe(listener);
}

type UsedDraft = Readonly<{
  draft: DraftTexts;
  /** As it is kept at this moment; `draft` is empty while a page of the server is hydrated. */
  keptDraft: () => DraftTexts;
  /** Each change is kept at once: a reload, another language or another day finds it again. */
  change: (part: Partial<DraftTexts>) => void;
  replace: (draft: DraftTexts) => void;
  clear: () => void;
  isKept: boolean;
}>;

/** The one draft of this browser. */
function useDraft(): UsedDraft {
  const kept = useStored({ subscribe, get: slot.get });
  return useMemo(() => {
    const draft = storedDraft(kept);
    const keptDraft = () => storedDraft(slot.get());
    const replace = (next: DraftTexts) => slot.set(JSON.stringify(next));
    return {
      draft,
      keptDraft,
      change: (part) => replace(draftFrom({ ...keptDraft(), ...part })),
      replace,
      clear: () => slot.set(null),
      isKept: kept !== null && !isUntouched(draft),
    };
  }, [kept]);
}
