import { type Figure, reached } from './figure.ts';

/** The figures as a table for the terminal. */
export function renderFigures(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    `${number(figure.value)} ${figure.unit}`,
    figure.spread ? figure.spread.map(number).join(' to ') : '',
    goal(figure),
  ]);
  const table = [['figure', 'value', 'spread', 'goal'], ...rows];
  const widths = [0, 1, 2, 3].map((at) => Math.max(...table.map((row) => row[at]?.length ?? 0)));
  return table
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function number(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en');
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}

function goal(figure: Figure): string {
  if (figure.goal === undefined) return '';
  const text = 'least' in figure.goal ? `>= ${figure.goal.least}` : `<= ${figure.goal.most}`;
  return `${text} ${reached(figure) ? 'reached' : 'MISSED'}`;
}
