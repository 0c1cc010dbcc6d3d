/** What can be said after the names of subjects: how often, how long, how much. Each subject says which it heeds. */
export type BenchOptions = Readonly<{
  /** Rounds that count. */
  rounds?: number;
  minutes?: number;
  /** Events of a chain. */
  events?: number;
}>;

const names = ['rounds', 'minutes', 'events'] as const;

export type Asked =
  | Readonly<{ subjects: readonly string[]; options: BenchOptions }>
  | Readonly<{ problem: string }>;

/** `lighthouse tour-memory --minutes 5` */
export function readArguments(words: readonly string[], known: readonly string[]): Asked {
  const subjects: string[] = [];
  const options: { -readonly [Name in keyof BenchOptions]: number } = {};
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const option = names.find((name) => `--${name}` === word);
    if (option !== undefined) {
      const value = Number(words[++at]);
      if (!(value > 0)) return { problem: `${word} needs a number` };
      options[option] = value;
    } else if (known.includes(word)) subjects.push(word);
    else return { problem: `no bench is called "${word}"; there are ${known.join(', ')}` };
  }
  return { subjects, options };
}
