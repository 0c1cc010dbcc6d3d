/**
 * The same answers as `work` gives, which must depend on the key alone, without doing it again for what was asked
 * before. When there are more than `most`, all are forgotten: whoever asks for ever new ones costs no more memory.
 */
export function rememberedByKey<Asked, Answer>(
  most: number,
  keyOf: (asked: Asked) => string,
  work: (asked: Asked) => Answer,
): (asked: Asked) => Answer {
  const known = new Map<string, Answer>();
  return (asked) => {
    const key = keyOf(asked);
    const kept = known.get(key);
    if (kept !== undefined || known.has(key)) return kept as Answer;
    if (known.size >= most) known.clear();
    const answer = work(asked);
    known.set(key, answer);
    return answer;
  };
}
