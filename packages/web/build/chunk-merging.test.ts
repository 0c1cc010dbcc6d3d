import { describe, expect, it } from 'vitest';
import type { Piece } from './chunk-cluster.ts';
import { mergePieces } from './chunk-merging.ts';

const piece = (name: string, uses: readonly number[], size: number, kind = ''): Piece => ({
  modules: [name],
  uses: new Set(uses),
  size,
  kind,
});

/** Names of the modules in each file. */
function filesOf(pieces: readonly Piece[], imports: Readonly<Record<string, string[]>> = {}) {
  const files = mergePieces(pieces, {
    importsOf: (module) => imports[module] ?? [],
    weightOf: () => 1,
    fileCost: 1000,
    largest: 10_000,
  });
  return files.map(({ modules }) => modules.toSorted().join(' ')).sort();
}

describe('pieces share a file', () => {
  it('when those who need both save more than the others lose', () => {
    expect(filesOf([piece('a', [1, 2, 3], 500), piece('b', [2, 3, 4], 500)])).toEqual(['a b']);
    expect(filesOf([piece('a', [1, 2, 3], 500), piece('b', [3, 4, 5], 500)])).toEqual(['a', 'b']);
  });

  it('never when they speak different languages, or grow too large', () => {
    expect(filesOf([piece('a', [1, 2], 10, 'en'), piece('b', [1, 2], 10, 'zh-tw')])).toEqual([
      'a',
      'b',
    ]);
    expect(filesOf([piece('a', [1, 2], 6000), piece('b', [1, 2], 6000)])).toEqual(['a', 'b']);
  });

  it('never when a third would then wait for the file that waits for it', () => {
    const pieces = [
      piece('page', [1, 2], 10),
      piece('between', [1, 2], 9995),
      piece('base', [1, 2], 10),
    ];
    const imports = { page: ['between'], between: ['base'] };
    expect(filesOf(pieces, imports)).toEqual(['base', 'between', 'page']);
  });

  it('not when what one of them waits for costs the users of the other more', () => {
    const pieces = [piece('a', [1, 2], 100), piece('b', [2], 100), piece('large', [2, 3], 9950)];
    expect(filesOf(pieces, { b: ['large'] })).toEqual(['a', 'b', 'large']);
    expect(filesOf(pieces)).toEqual(['a b', 'large']);
  });
});
