import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compiledByHardhat } from '../scripts/hardhat-artifacts.ts';
import { packageRoot } from '../scripts/solidity-sources.ts';

const libraries = join(packageRoot, '../../.cache/artifacts/test/deploy');
const generated = join(packageRoot, 'generated/bytecode');

// Tests themselves are compiled otherwise. Without a compilation of now there is nothing to look at.
it.runIf(compiledByHardhat() !== null)('Solidity tests deploy the code that is deployed', () => {
  const linked = readdirSync(libraries, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(libraries, name), 'utf8')).bytecode as string);
  const others = readdirSync(generated).filter((name) => {
    const code = /'([\da-f]+)'/.exec(readFileSync(join(generated, name), 'utf8'))?.[1] ?? '';
    return code === '' || !linked.some((library) => library.includes(code));
  });
  // The DEX has its code in test/dex/DexCode.sol.
  expect(others.filter((name) => !name.startsWith('uniswap-'))).toEqual([]);
});
