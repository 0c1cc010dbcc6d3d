import type { Attempt, Outcome } from './attacks.ts';

const U = 1_000_000n;

/** Hundredths of a percent of what the pool holds. */
export const sizes = [10n, 30n, 100n, 300n, 1_000n, 3_000n, 10_000n];
/** Seconds. */
export const holds = [3n, 600n, 1_800n, 7_200n, 21_600n, 86_400n];
const names: Readonly<Record<string, string>> = {
  3: '1 block',
  600: '10 min',
  1800: '30 min',
  7200: '2 h',
  21600: '6 h',
  86400: '24 h',
};

/** `-12.34` in U, cut off, with a star where what it was aimed at was refused or did not become cheaper. */
export function figure({ gain, met }: Outcome): string {
  const cents = (gain < 0n ? -gain : gain) / (U / 100n);
  const text = (Number(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
  return `${gain < 0n ? '-' : '+'}${text}${met ? '' : '*'}`;
}

export const cellOf = ({ size, hold }: Attempt): string => `${size}/${hold}`;

/** Sizes down, holding times across. */
export function heldTable(cells: Readonly<Record<string, string>>): string {
  const head = ['| of the reserve |', ...holds.map((hold) => ` ${names[String(hold)]} |`)].join('');
  const rows = sizes.map((size) => {
    const row = holds.map((hold) => ` ${cells[cellOf({ size, hold })] ?? '?'} |`).join('');
    return `| ${Number(size) / 100} % |${row}`;
  });
  return [head, `|---|${holds.map(() => '---:|').join('')}`, ...rows].join('\n');
}

/** Sizes down, one column for each attempt within one transaction. */
export function flashTable(
  columns: Readonly<Record<string, Readonly<Record<string, string>>>>,
): string {
  const titles = Object.keys(columns);
  const rows = sizes.map((size) => {
    const cell = (title: string) => columns[title]?.[cellOf({ size, hold: 0n })] ?? '?';
    return `| ${Number(size) / 100} % |${titles.map((title) => ` ${cell(title)} |`).join('')}`;
  });
  const head = `| of the reserve |${titles.map((title) => ` ${title} |`).join('')}`;
  return [head, `|---|${titles.map(() => '---:|').join('')}`, ...rows].join('\n');
}
