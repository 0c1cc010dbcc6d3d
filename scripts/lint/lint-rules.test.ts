import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allowedDependencies } from '../package-direction.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const plugin = 'scripts/lint/no-waiting-in-tests.grit';

// A copy of the workspace's shape under the real configuration: the rules are shown on packages that
// do not exist yet, and on files that must never exist in the repository itself.
let workspace: string;

beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), 'vellum-lint-'));
  write('.gitignore', '.cache/\n');
  mkdirSync(join(workspace, dirname(plugin)), { recursive: true });
  for (const file of ['biome.json', plugin]) copyFileSync(join(root, file), join(workspace, file));
  for (const [name, { runtime, tests }] of Object.entries(allowedDependencies)) {
    const scoped = (names: readonly string[]) =>
      Object.fromEntries(names.map((other) => [`@vellum/${other}`, '*']));
    const manifest = {
      name: `@vellum/${name}`,
      dependencies: scoped(runtime),
      devDependencies: scoped(tests),
    };
    write(`packages/${name}/package.json`, JSON.stringify(manifest));
  }
});

afterAll(() => rmSync(workspace, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(workspace, path)), { recursive: true });
  writeFileSync(join(workspace, path), text);
}

type Diagnostic = { category: string; message: string };

/** What the linter says of `text` at `path`: the rule names, plugin messages as they are. */
function lint(path: string, text: string): string[] {
  write(path, text);
  const biome = join(root, 'node_modules/.bin/biome');
  const run = spawnSync(biome, ['lint', '--reporter=json', path], {
    cwd: workspace,
    encoding: 'utf8',
  });
  rmSync(join(workspace, path));
  const { diagnostics } = JSON.parse(run.stdout) as { diagnostics: Diagnostic[] };
  return diagnostics.map(({ category, message }) => (category === 'plugin' ? message : category));
}

const importing = (from: string) => `import { x } from '${from}';\n\nexport const y = x;\n`;
const undeclared = 'lint/correctness/noUndeclaredDependencies';
const restricted = 'lint/style/noRestrictedImports';

describe('between packages', () => {
  test.each([
    ['server', 'devnet'],
    ['web', 'server'],
    ['web', 'devnet'],
    ['devnet', 'contracts'],
    ['devnet', 'api'],
    ['api', 'server'],
    ['tron', 'devnet'],
    ['server', 'stack'],
  ])('%s cannot import %s', (from, to) => {
    expect(lint(`packages/${from}/src/x.ts`, importing(`@vellum/${to}`))).toContain(undeclared);
  });

  test.each([
    ['server', 'contracts'],
    ['web', 'api'],
    ['devnet', 'tron'],
    ['stack', 'devnet'],
  ])('%s can import %s', (from, to) => {
    expect(lint(`packages/${from}/src/x.ts`, importing(`@vellum/${to}/y`))).toEqual([]);
  });

  test('contracts use the devnet in tests only', () => {
    const text = importing('@vellum/devnet');
    expect(lint('packages/contracts/test/x.ts', text)).toEqual([]);
    expect(lint('packages/contracts/clients/x.ts', text)).toContain(undeclared);
  });
});

describe('inside server and web', () => {
  test.each(['server', 'web'])(
    'a feature of %s never imports a sibling, in either spelling',
    (name) => {
      const at = `packages/${name}/src/features/cards/cards.ts`;
      expect(lint(at, importing('../team/team.ts'))).toContain(restricted);
      expect(lint(at, importing('../../features/team/team.ts'))).toContain(restricted);
      expect(lint(at, importing('../../app/paths.ts'))).toContain(restricted);
    },
  );

  test("a feature's tests are bound by the same rule", () => {
    const at = 'packages/server/src/features/cards/cards.test.ts';
    expect(lint(at, importing('../team/team.ts'))).toContain(restricted);
  });

  test('a feature may use its own files and what is shared', () => {
    const at = 'packages/server/src/features/cards/cards.ts';
    expect(lint(at, importing('./card-store.ts'))).toEqual([]);
    expect(lint(at, importing('../../platform/refusal.ts'))).toEqual([]);
  });

  test.each([
    'packages/server/src/platform/http/serve.ts',
    'packages/server/src/indexer/follow.ts',
    'packages/web/src/shared/http/call.ts',
  ])('%s knows no feature', (at) => {
    expect(lint(at, importing('../features/cards/cards.ts'))).toContain(restricted);
    expect(lint(at, importing('../../features/cards/cards.ts'))).toContain(restricted);
  });
});

describe('tests wait for conditions, never for time', () => {
  const told = 'Tests wait for conditions (expect.poll, vi.waitFor), never for time.';

  test.each([
    "import { setTimeout as sleep } from 'node:timers/promises';\n\nawait sleep(5);\n",
    "import { scheduler } from 'timers/promises';\n\nawait scheduler.wait(5);\n",
    "import timers from 'node:timers';\n\ntimers.unref();\n",
    "const { scheduler } = await import('node:timers/promises');\n\nawait scheduler.wait(5);\n",
    'globalThis.setTimeout(() => {}, 5);\n',
    'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);\n',
  ])('%j is refused', (text) => {
    expect(lint('packages/devnet/src/x.test.ts', text)).toContain(told);
    expect(lint('packages/devnet/test/x.ts', text)).toContain(told);
    expect(lint('packages/devnet/src/x.ts', text)).not.toContain(told);
  });

  test.each([
    'setTimeout(() => {}, 5);\n',
    'setInterval(() => {}, 5);\n',
    'setImmediate(() => {});\n',
  ])('%j is refused', (text) => {
    const rule = 'lint/style/noRestrictedGlobals';
    expect(lint('packages/devnet/src/x.test.ts', text)).toContain(rule);
    expect(lint('packages/devnet/src/x.ts', text)).not.toContain(rule);
  });
});

test('shape: long functions, long files, default exports and odd file names are refused', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, i) => `  f(${i});`).join('\n');
  const body = (count: number) =>
    `export function g(f: (n: number) => void) {\n${lines(count)}\n}\n`;
  expect(lint('packages/tron/src/x.ts', body(41))).toContain(
    'lint/complexity/noExcessiveLinesPerFunction',
  );
  expect(lint('packages/tron/src/x.ts', body(301))).toContain('lint/style/noExcessiveLinesPerFile');
  expect(lint('packages/tron/src/x.ts', 'export default 1;\n')).toContain(
    'lint/style/noDefaultExport',
  );
  expect(lint('packages/tron/src/someThing.ts', 'export const x = 1;\n')).toContain(
    'lint/style/useFilenamingConvention',
  );
});
