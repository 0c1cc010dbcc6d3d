import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ComparisonRow } from './comparison.ts';
import type { DeployedFigures } from './deployments.ts';
import type { Energies } from './flow.ts';

const docs = new URL('../../../../docs/', import.meta.url);
const number = new Intl.NumberFormat('en-US');

export function deploymentTable(figures: DeployedFigures): string {
  const rows = Object.entries(figures).map(
    ([name, { bytes, energy }]) =>
      `| ${name} | ${number.format(bytes)} | ${number.format(energy)} |`,
  );
  return ['| contract | bytes | energy |', '|---|---:|---:|', ...rows].join('\n');
}

export function energyTable(energies: Energies): string {
  const rows = Object.entries(energies).map(
    ([action, energy]) => `| ${action} | ${number.format(energy)} |`,
  );
  return ['| action | energy |', '|---|---:|', ...rows].join('\n');
}

export function comparisonTable(rows: readonly ComparisonRow[]): string {
  const lines = rows.map(({ action, ours, peer, reference }) => {
    const saved = Math.round((1 - ours / reference) * 100);
    return `| ${action} | ${number.format(ours)} | ${number.format(reference)} | ${saved} % | ${peer} |`;
  });
  return [
    '| action | ours | reference | less by | reference is |',
    '|---|---:|---:|---:|---|',
    ...lines,
  ].join('\n');
}

/** The document as it is and as it should be; on the update command it is made so. */
export function documentTables(tables: Readonly<Record<string, string>>, file = 'contracts.md') {
  const path = fileURLToPath(new URL(file, docs));
  const update = process.env['VELLUM_UPDATE_SNAPSHOTS'] === '1';
  const text = readFileSync(path, 'utf8');
  const wanted = Object.entries(tables).reduce(
    (document, [name, table]) => withTable(document, name, table),
    text,
  );
  if (update) writeFileSync(path, wanted);
  return { found: update ? wanted : text, wanted };
}

function withTable(document: string, name: string, table: string): string {
  const [begin, end] = [`<!-- table ${name} -->`, `<!-- end ${name} -->`];
  const [before, rest = ''] = document.split(begin);
  const [, after] = rest.split(end);
  if (after === undefined) throw new Error(`the document has no place for the table ${name}`);
  return `${before}${begin}\n${table}\n${end}${after}`;
}
