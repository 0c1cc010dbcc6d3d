import { useMemo } from 'react';
import { storedValue } from '../../../shared/state/stored-value.ts';
import { useStored } from '../../../shared/state/use-store.ts';
import { type DraftTexts, draftFrom, isUntouched } from './draft.ts';
import { storedDraft } from './draft-file.ts';

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

export type UsedDraft = Readonly<{
  draft: DraftTexts;
  /** Each change is kept at once: a reload, another language or another day finds it again. */
  change: (part: Partial<DraftTexts>) => void;
  replace: (draft: DraftTexts) => void;
  clear: () => void;
  isKept: boolean;
}>;

/** The one draft of this browser. */
export function useDraft(): UsedDraft {
  const kept = useStored({ subscribe, get: slot.get });
  return useMemo(() => {
    const draft = storedDraft(kept);
    const replace = (next: DraftTexts) => slot.set(JSON.stringify(next));
    return {
      draft,
      change: (part) => replace(draftFrom({ ...storedDraft(slot.get()), ...part })),
      replace,
      clear: () => slot.set(null),
      isKept: kept !== null && !isUntouched(draft),
    };
  }, [kept]);
}
