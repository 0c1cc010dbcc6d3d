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

/** One of a few words; the first is taken when unset. */
export function choice<const W extends readonly [string, ...string[]]>(
  about: string,
  words: W,
): Variable<W[number]> {
  return {
    about,
    fallback: words[0],
    parse: (given) => {
      const value = words.find((word) => word === given);
      return value === undefined
        ? { problem: `must be ${words.join(', ')}, not "${given}"` }
        : { value };
    },
  };
}

/** A variable that may stay unset: then it is null. */
export function optional<T>(about: string, parse: Variable<T>['parse']): Variable<T | null> {
  return { about, fallback: '', parse: (given) => (given === '' ? { value: null } : parse(given)) };
}

/** Several values divided by commas; none when unset. */
export function list<T>(about: string, parse: Variable<T>['parse']): Variable<readonly T[]> {
  return {
    about,
    fallback: '',
    parse(given) {
      const parts = given
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean);
      const parsed = parts.map(parse);
      const bad = parsed.find((part) => 'problem' in part);
      if (bad) return { problem: bad.problem };
      return { value: parsed.flatMap((part) => ('value' in part ? [part.value] : [])) };
    },
  };
}
