/** Why PostgreSQL does not run. `lasting`: trying again would change nothing. */
export type PostgresFailure = Readonly<{ lasting: boolean; line: string }>;

type Known = Readonly<{ words: RegExp; tell(folder: string, found: RegExpMatchArray): string }>;

/** What people can mend, in PostgreSQL's words and in ours. */
const known: readonly Known[] = [
  {
    // Told as a full disk too, which it is not.
    words: /could not (?:create|resize|map) (?:anonymous )?shared memory[^\n]*/i,
    tell: (_, [words]) =>
      `PostgreSQL gets no shared memory (${words}): make /dev/shm larger, or set DATABASE_URL.`,
  },
  {
    words: /No space left on device/,
    tell: (folder) => `no space left on device for the database in ${folder}: free some.`,
  },
  {
    words: /initialized by PostgreSQL version (\S+?),[^\n]*compatible with this version (\S+?)[. ]/,
    tell: (folder, [, made, present]) =>
      `the database in ${folder} was made by PostgreSQL ${made} and this is ${present}: restore a backup with npm run restore.`,
  },
  {
    words: /not a valid data directory|pg_control|checkpoint record|PANIC:|invalid magic number/,
    tell: (folder) => damaged(folder),
  },
];

/** A folder that holds no database, or half of one. */
export function damaged(folder: string): string {
  return `the database in ${folder} is damaged: npm run restore restores a backup; without that folder the index is made again from the chain, and what people wrote is lost.`;
}

/** One line on what PostgreSQL said before it ended. */
export function failureOf(output: string, folder: string): PostgresFailure {
  for (const { words, tell } of known) {
    const found = output.match(words);
    if (found) return { lasting: true, line: tell(folder, found) };
  }
  const said =
    output.match(/(?:FATAL|ERROR|error): *[^\n]+/)?.[0] ?? output.trim().split('\n').at(-1);
  return { lasting: false, line: `PostgreSQL did not start on ${folder}: ${said}` };
}
