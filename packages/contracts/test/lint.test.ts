import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../scripts/solidity-sources.ts';

const require = createRequire(import.meta.url);
const run = promisify(execFile);

describe('Solidity sources', () => {
  it('have no finding of the pinned solhint rules', async () => {
    const args = ['--max-warnings', '0', 'src/**/*.sol', 'proofs/*.sol'];
    expect(await output('solhint', 'solhint.js', args)).toBe('');
  });

  it('are formatted', { tags: 'deep' }, async () => {
    const folders = ['src/**/*.sol', 'dex/*.sol', 'proofs/*.sol', 'test/**/*.sol'];
    const globs = [...folders, '!test/dex/DexCode.sol'];
    expect(await output('prettier', 'bin/prettier.cjs', ['--list-different', ...globs])).toBe('');
  });
});

/** What the tool prints about findings; the advertisement that solhint adds is drawn in boxes. */
async function output(tool: string, entry: string, args: string[]): Promise<string> {
  const script = join(dirname(require.resolve(`${tool}/package.json`)), entry);
  const { stdout } = await run(process.execPath, [script, ...args], { cwd: packageRoot }).catch(
    (failure: { stdout: string }) => failure,
  );
  return stdout.replaceAll(/^[┌│└].*$/gm, '').trim();
}
