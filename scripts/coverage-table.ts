/** One line of the product spec in docs/coverage.md. */
export type CoverageRow = Readonly<{
  /** `S<section>.<two or three digits>`. */
  id: string;
  line: string;
  home: string;
  /** Paths of test files, from the project root. */
  tests: readonly string[];
  /** `shown`, or `later: step N`. */
  status: string;
}>;

type RanTest = Readonly<{ file: string; title: string }>;

const rowsPerTest = 5;

/** Every table row of the document whose first cell is an id. */
export function parseCoverageTable(markdown: string): CoverageRow[] {
  return markdown
    .split('\n')
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
    .filter((cells) => /^S\d+\.\d+$/.test(cells[1] ?? ''))
    .map(([, id = '', line = '', home = '', tests = '', status = '']) => ({
      id,
      line,
      home,
      tests: [...tests.matchAll(/\]\(([^)]+)\)/g)].map(([, to = '']) =>
        to.replace(/^(\.\.\/)+/, ''),
      ),
      status,
    }));
}

/** What is wrong with the table, given the tests that ran; empty when all is well. */
export function coverageProblems(
  rows: readonly CoverageRow[],
  ran: readonly RanTest[],
): readonly string[] {
  return [
    ...numberingProblems(rows),
    ...rows.flatMap(rowProblems),
    ...rows.filter(({ status }) => status === 'shown').flatMap((row) => unshown(row, ran)),
    ...ran.flatMap((test) => overloaded(test, rows)),
  ];
}

/** Ids count up from 1 in each section, so a lost or doubled line shows as a gap. */
function numberingProblems(rows: readonly CoverageRow[]): string[] {
  const next = new Map<string, number>();
  return rows.flatMap(({ id }) => {
    const [section = '', number = ''] = id.split('.');
    const expected = (next.get(section) ?? 0) + 1;
    next.set(section, expected);
    const wanted = `${section}.${String(expected).padStart(2, '0')}`;
    return Number(number) === expected ? [] : [`${id}: expected ${wanted} here`];
  });
}

function rowProblems({ id, line, home, tests, status }: CoverageRow): string[] {
  const problems: string[] = [];
  if (line === '') problems.push(`${id}: names no line of the spec`);
  if (home === '') problems.push(`${id}: names no home`);
  if (!/^(shown|later: step \d+)$/.test(status)) {
    problems.push(`${id}: unknown status "${status}"`);
  }
  if (status === 'shown' && tests.length === 0) problems.push(`${id}: is shown but names no test`);
  return problems;
}

/** A named test file must hold a test whose title carries the id, else the row claims too much. */
function unshown({ id, tests }: CoverageRow, ran: readonly RanTest[]): string[] {
  const mentions = new RegExp(`\\b${id.replace('.', '\\.')}\\b`);
  return tests
    .filter((file) => !ran.some((test) => test.file === file && mentions.test(test.title)))
    .map((file) => `${id}: no test in ${file} carries the id in its title`);
}

function overloaded({ file, title }: RanTest, rows: readonly CoverageRow[]): string[] {
  const named = [...new Set(title.match(/\bS\d+\.\d+\b/g) ?? [])];
  const strangers = named.filter((id) => !rows.some((row) => row.id === id));
  const problems = strangers.map((id) => `${file}: "${title}" names ${id}, which is no row`);
  if (named.length > rowsPerTest) {
    problems.push(`${file}: "${title}" serves ${named.length} rows, at most ${rowsPerTest} may be`);
  }
  return problems;
}
