import { stringifyJson } from '@vellum/tron/json';
import type { Difference, PartComparison } from './compare/compare.ts';

/** The table and the list of differences, as lines. */
export function reportLines(comparisons: readonly PartComparison[]): string[] {
  const rows = comparisons.map(({ part, compared, notRun, differences }) => {
    const meant = differences.filter((difference) => difference.meant).length;
    return [part, compared, notRun, differences.length - meant, meant];
  });
  const total = [1, 2, 3, 4].map((at) => rows.reduce((sum, row) => sum + Number(row[at]), 0));
  const table = [
    ['part', 'compared', 'not run', 'differing', 'meant'],
    ...rows,
    ['total', ...total],
  ].map(([name, ...figures]) => `${String(name).padEnd(24)}${figures.map(cell).join('')}`);
  const unmeant = comparisons.flatMap(({ part, differences }) =>
    differences.filter(({ meant }) => !meant).flatMap((difference) => shown(part, difference)),
  );
  return [...table, '', ...unmeant];
}

const cell = (figure: string | number | undefined) => String(figure).padStart(12);

function shown(part: string, { id, request, path, kind, here, there }: Difference): string[] {
  return [
    `${part} / ${id}${path === '' ? '' : ` at ${path}`}: ${kind}`,
    `  ${short(request, 400)}`,
    `  here  ${here === undefined ? 'absent' : short(stringifyJson(here), 300)}`,
    `  there ${there === undefined ? 'absent' : short(stringifyJson(there), 300)}`,
  ];
}

function short(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}… (${text.length} characters)` : text;
}
