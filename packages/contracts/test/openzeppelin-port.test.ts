import { describe, expect, it } from 'vitest';
import { gatherSources, readUnit, solidityFiles } from '../scripts/solidity-sources.ts';
import { knownPatches } from './openzeppelin-patches.ts';

const port = '@openzeppelin/tron-contracts/';
const upstream = '@openzeppelin/contracts/';
const imported = Object.keys(gatherSources(solidityFiles('src'))).filter((unit) =>
  unit.startsWith(port),
);

/** TRON's names of the same standards, in code as in paths. */
const ethereumNames = (text: string) => text.replaceAll('TRC', 'ERC').replaceAll('TIP', 'EIP');

/** Code alone: no comments and compiler versions, imports in one order, spacing of no meaning. */
function normalised(source: string): string {
  const code = ethereumNames(source)
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')
    .replaceAll(/^pragma [^;]*;/gm, '');
  const imports = [...code.matchAll(/^import [^;]*;/gm)].map(([text]) => text).sort();
  const rest = code.replaceAll(/^import [^;]*;/gm, '');
  return [...imports, rest].join('\n').replaceAll(/\s+/g, ' ').trim();
}

/** The upstream file with our list of differences applied; each of them must find its place. */
function patched(file: string): string {
  return (knownPatches[file] ?? []).reduce(
    (text, { from, to, reason }) => {
      const changed = text.replaceAll(from, to);
      expect(changed, `without effect on ${file}: ${reason}`).not.toBe(text);
      return changed.replaceAll(/\s+/g, ' ').trim();
    },
    normalised(readUnit(upstream + ethereumNames(file))),
  );
}

describe("OpenZeppelin's port to TRON", () => {
  const files = imported.map((unit) => unit.slice(port.length));

  it.each(files)('%s is upstream but for the known patches', (file) => {
    expect(normalised(readUnit(port + file))).toBe(patched(file));
  });

  it('has no patch of a file that we do not import', () => {
    expect(Object.keys(knownPatches).filter((file) => !files.includes(file))).toEqual([]);
  });
});
