import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { pairUnit, patchedCore } from '../scripts/dex-patches.ts';
import { compileAll, generatedFiles } from '../scripts/generated-files.ts';
import { compiledByHardhat } from '../scripts/hardhat-artifacts.ts';
import type { CompiledContract } from '../scripts/solc.ts';
import { packageRoot } from '../scripts/solidity-sources.ts';

describe('generated contract files', () => {
  it('are what the sources compile to, no more and no less', () => {
    const compiled = compiledByHardhat();
    const isSame = compiled !== null && isDeepStrictEqual(differences(compileAll(compiled)), none);
    // What else was compiled with them could change code: only our own compilation says that files are wrong.
    const found = isSame ? none : differences(compileAll());
    expect(found, 'run: node packages/contracts/scripts/generate.ts').toEqual(none);
  });

  it('refuse a pair source that is not the known one', () => {
    const other = 'pragma solidity =0.5.16;\ncontract UniswapV2Pair {}';
    expect(() => patchedCore(pairUnit, other)).toThrow('changed');
  });
});

const none = { differing: [], extra: [] };

function differences(contracts: CompiledContract[]) {
  const expected = generatedFiles(contracts);
  const differing = [...expected]
    .filter(([path, text]) => readIfThere(path) !== text)
    .map(([path]) => path);
  const extra = readdirSync(join(packageRoot, 'generated'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `generated/${name}`)
    .filter((path) => !expected.has(path));
  return { differing, extra };
}

function readIfThere(path: string): string | undefined {
  const file = join(packageRoot, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
