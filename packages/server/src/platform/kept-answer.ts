import { keptWith } from './kept-with.ts';

/** Answers that are kept, with their JSON once they were sent. */
const texts = new WeakMap<object, string | null>();

/** `keptWith` for the answer of an endpoint, whose JSON is kept with it. */
export const keptAnswer = <Of extends object, Parts extends object, Answer extends object>(
  make: (of: Of, parts: Parts) => Answer,
) =>
  keptWith((of: Of, parts: Parts) => {
    const answer = make(of, parts);
    texts.set(answer, null);
    return answer;
  });

/** The JSON of an answer that is kept; null of any other. */
export function keptText(answer: object): string | null {
  const known = texts.get(answer);
  if (known !== null) return known ?? null;
  const text = JSON.stringify(answer);
  texts.set(answer, text);
  return text;
}
