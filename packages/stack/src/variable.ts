/** The value of an environment variable, or what is wrong with it in words that follow its name. */
export type Parsed<T> = Readonly<{ value: T }> | Readonly<{ problem: string }>;

/** One environment variable: what it is for, what it is when unset, and how it is read. */
export type Variable<T> = Readonly<{
  about: string;
  fallback: string;
  parse(text: string): Parsed<T>;
}>;

/** A whole number within bounds, both included. */
export function wholeNumber(
  about: string,
  fallback: number,
  [least, most]: readonly [number, number],
): Variable<number> {
  return {
    about,
    fallback: String(fallback),
    parse(text) {
      const value = Number(text);
      const fits = /^\d+$/.test(text) && value >= least && value <= most;
      const problem = `must be a whole number from ${least} to ${most}, not "${text}"`;
      return fits ? { value } : { problem };
    },
  };
}

/** Any text; an empty one counts as unset, so it never arrives here. */
export function text(about: string, fallback: string): Variable<string> {
  return { about, fallback, parse: (value) => ({ value }) };
}
