import { readUnit } from '../scripts/solidity-sources.ts';
import type { MoneyPath } from './money-paths.ts';
import { applyEdit, type Edit, findEdits } from './operators.ts';

export type Mutant = Readonly<{ path: MoneyPath; source: string; edit: Edit }>;

/** Every mutant of the given paths; `only` keeps the sources whose name begins so. */
export function allMutants(paths: readonly MoneyPath[], only = ''): Mutant[] {
  return paths.flatMap((path) =>
    path.sources
      .filter((source) => source.startsWith(only))
      .flatMap((source) => findEdits(readUnit(source)).map((edit) => ({ path, source, edit }))),
  );
}

export function mutatedText({ source, edit }: Mutant): string {
  return applyEdit(readUnit(source), edit);
}

/** `src/otc/OtcDesk.sol:12`. */
export function place({ source, edit }: Mutant): string {
  return `${source}:${readUnit(source).slice(0, edit.start).split('\n').length}`;
}

/** The changed lines, before and after. */
export function difference({ source, edit }: Mutant): string {
  const text = readUnit(source);
  const from = text.lastIndexOf('\n', edit.start - 1) + 1;
  const end = text.indexOf('\n', edit.end);
  const to = end < 0 ? text.length : end;
  const after = text.slice(from, edit.start) + edit.to + text.slice(edit.end, to);
  return [...signed('-', text.slice(from, to)), ...signed('+', after)].join('\n');
}

function signed(sign: string, text: string): string[] {
  return text.split('\n').map((line) => `${sign} ${line.trim()}`);
}
