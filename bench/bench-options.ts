/** What can be said after the names of subjects: how often, how long, how much. Each subject says which it heeds. */
export type BenchOptions = Readonly<{
  /** Rounds that count. */
  rounds?: number;
  minutes?: number;
  /** Events of a chain. */
  events?: number;
  /** Names of what alone is measured, with commas between them. */
  only?: string;
}>;

const names = ['rounds', 'minutes', 'events'] as const;

export type BenchArguments =
  | Readonly<{ subjects: readonly string[]; options: BenchOptions }>
  | Readonly<{ problem: string }>;

/** `lighthouse tour-memory --minutes 5`, `endpoints --only 'users,my cards'` */
export function readArguments(words: readonly string[], known: readonly string[]): BenchArguments {
  const subjects: string[] = [];
  let options: BenchOptions = {};
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    if (word.startsWith('--')) {
      const read = readOption(word.slice(2), words[++at] ?? '');
      if (read === null) return { problem: `${word} is no option, or needs something else` };
      options = { ...options, ...read };
    } else subjects.push(word);
  }
  const unknown = subjects.find((subject) => !known.includes(subject));
  if (unknown === undefined) return { subjects, options };
  return { problem: `no bench is called "${unknown}"; there are ${known.join(', ')}` };
}

function readOption(name: string, text: string): BenchOptions | null {
  if (name === 'only') return text === '' ? null : { only: text };
  const isNumber = names.some((known) => known === name) && Number(text) > 0;
  return isNumber ? { [name]: Number(text) } : null;
}
