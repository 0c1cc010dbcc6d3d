export type Share = Readonly<{ hit: number; found: number }>;

/** Lines of `src` in an lcov text. */
export function lineCoverage(lcov: string): Share {
  const sections = lcov.split('end_of_record').filter((section) => /^SF:src\//m.test(section));
  const sum = (key: string) =>
    sections.reduce(
      (total, section) =>
        total + Number(new RegExp(`^${key}:(\\d+)$`, 'm').exec(section)?.[1] ?? 0),
      0,
    );
  return { hit: sum('LH'), found: sum('LF') };
}

/** Percent of statements in the runner's own table, which lcov cannot carry; null when there is no such row. */
export function statementPercent(output: string): number | null {
  const row = /^║ Total\s*│\s*[\d.]+\s*│\s*([\d.]+)/m.exec(output);
  return row === null ? null : Number(row[1]);
}

/** What is wrong with the measured coverage, empty when nothing is; nothing measured is wrong too. */
export function coverageProblems(lines: Share, statements: number | null, least: number): string[] {
  const percent = lines.found === 0 ? 0 : (100 * lines.hit) / lines.found;
  return [
    ...(percent < least ? [`lines: ${percent.toFixed(2)} %, at least ${least} % wanted`] : []),
    ...((statements ?? 0) < least
      ? [`statements: ${statements} %, at least ${least} % wanted`]
      : []),
  ];
}
