/** Numbers that follow from a seed alone, in one order, the same on every device. */
export type Seeded = Readonly<{
  /** From 0 up to but not 1. */
  share: () => number;
  /** A whole number, both ends included. */
  whole: (from: number, to: number) => number;
  between: (from: number, to: number) => number;
  one: <T>(choices: readonly [T, ...T[]]) => T;
}>;

/** A 32-bit generator (Mulberry): integer arithmetic only, so no engine can differ. */
export function seeded(seed: number): Seeded {
  let state = seed >>> 0;
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from: number, to: number) => from + Math.floor(share() * (to - from + 1));
  return {
    share,
    whole,
    between: (from, to) => from + share() * (to - from),
    one: (choices) => choices[whole(0, choices.length - 1)] ?? choices[0],
  };
}
