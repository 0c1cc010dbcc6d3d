import { storedValue } from '../../state/stored-value.ts';
import { useStore } from '../../state/use-store.ts';

/**
 * How many actions run and how many are unfinished, kept beside the journal so that the header knows it without
 * opening the database: `2,3`.
 */
const slot = storedValue('vellum.underWay');

export type UnderWay = Readonly<{ running: number; unfinished: number }>;

const none: UnderWay = { running: 0, unfinished: 0 };
let known: Readonly<{ text: string | null; value: UnderWay }> = { text: null, value: none };

export function noteUnderWay({ running, unfinished }: UnderWay): void {
  const text = unfinished === 0 ? null : `${running},${unfinished}`;
  if (text !== slot.get()) slot.set(text);
}

function underWay(): UnderWay {
  const text = slot.get();
  if (text !== known.text) known = { text, value: parse(text) };
  return known.value;
}

export function useUnderWay(): UnderWay {
  return useStore(subscribe, underWay, () => none);
}

function parse(text: string | null): UnderWay {
  const [running = 0, unfinished = 0] = (text ?? '').split(',').map(Number);
  return running >= 0 && unfinished >= 0 ? { running, unfinished } : none;
}

/** Other tabs change it too. */
function subscribe(changed: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === 'vellum.underWay') slot.take(newValue);
  };
  window.addEventListener('storage', hear);
  const stop = slot.subscribe(changed);
  return () => {
    window.removeEventListener('storage', hear);
    stop();
  };
}
