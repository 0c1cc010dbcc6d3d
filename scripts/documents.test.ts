import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { stages } from './check/stages.ts';
import { brokenIn, type Known, slugOf } from './documents.ts';
import { withLinesOfToday } from './line-links.ts';
import { projectFiles, readProjectFile } from './project-files.ts';

const files = projectFiles();
const documents = files.filter((file) => file.endsWith('.md'));
const manifest = JSON.parse(readProjectFile('package.json'));
const known: Known = {
  scripts: new Set(Object.keys(manifest.scripts)),
  stages: new Set(stages.map(({ name }) => name)),
};

describe('documents', () => {
  test.each(documents)('%s: links, anchors, paths, commands and names lead somewhere', (file) => {
    expect(brokenIn(file, readProjectFile(file), known)).toEqual([]);
  });

  test('the check sees what is broken, and only that', () => {
    const source = readProjectFile('scripts/documents.ts').split('\n');
    const lineOfBrokenIn = source.findIndex((line) => line.includes('function brokenIn')) + 1;
    const text = [
      '# One thing & `another`',
      '[ok](docs/quality.md) [ok](#one-thing--another) [ok](ARCHITECTURE.md#packages)',
      '[bad](docs/nowhere.md) [bad](#two) [bad](ARCHITECTURE.md#nothing)',
      '`packages/tron` and `scripts/enter/commands.mjs`, `packages/*/src`, `packages/nowhere/src`',
      '`npm run doctor` `npm run dokter` `npm test -- tron` `npm test -- trom` `npm run test:deep -- --from web`',
      '`node packages/server/src/reindex.ts x` `node packages/server/src/nothing.ts`',
      '[`brokenIn()`](scripts/documents.ts) [`mendedIn()`](scripts/documents.ts)',
      '[`existsSync`](scripts/documents.ts#L1) [`brokenIn`](scripts/documents.ts#L1) [x](scripts/documents.ts#L9999)',
    ].join('\n');
    expect(brokenIn('README.md', text, known)).toEqual([
      'README.md:3: link to docs/nowhere.md',
      'README.md:3: README.md has no #two',
      'README.md:3: ARCHITECTURE.md has no #nothing',
      'README.md:4: no packages/nowhere/src',
      'README.md:5: no command npm run dokter',
      'README.md:5: no stage trom',
      'README.md:6: no packages/server/src/nothing.ts',
      'README.md:6: no program packages/server/src/nothing.ts',
      'README.md:7: scripts/documents.ts has no mendedIn',
      `README.md:8: scripts/documents.ts has brokenIn at #L${lineOfBrokenIn}: run node scripts/mend-line-links.ts`,
      'README.md:8: scripts/documents.ts has no #L9999',
    ]);
    const mended = withLinesOfToday('README.md', text);
    expect(mended).toContain(`[\`brokenIn\`](scripts/documents.ts#L${lineOfBrokenIn})`);
    expect(mended).toContain('[`existsSync`](scripts/documents.ts#L1)');
    expect(slugOf('A key has leaked')).toBe('a-key-has-leaked');
  });
});

test('every page says in its first line for whom it is', () => {
  const pages = documents.filter((file) => !/^docs\/decisions\/\d/.test(file));
  const firstLine = (file: string) => readProjectFile(file).split('\n').filter(Boolean)[1] ?? '';
  expect(pages.filter((file) => !/^For [a-z]/.test(firstLine(file)))).toEqual([]);
});

test('decisions are numbered without a gap, titled alike, and all in their index', () => {
  const pages = files.filter((file) => /^docs\/decisions\/\d/.test(file)).sort();
  const numbers = pages.map((file) => file.slice('docs/decisions/'.length).slice(0, 4));
  expect(numbers).toEqual(pages.map((_, index) => String(index + 1).padStart(4, '0')));
  const index = readProjectFile('docs/decisions/README.md');
  for (const [place, file] of pages.entries()) {
    const title = readProjectFile(file).split('\n')[0]?.replace(/^# /, '');
    expect(title).toMatch(new RegExp(`^${numbers[place]}\\. `));
    expect(index, 'docs/decisions/README.md lacks a page or has another title of it').toContain(
      `- [${title}](${file.slice('docs/decisions/'.length)})\n`,
    );
  }
});

describe('what operators are given', () => {
  const operations = readProjectFile('docs/operations.md');

  test('every variable is explained, and no other is named', () => {
    const variables = [...readProjectFile('.env.example').matchAll(/^#([A-Z_]+)=/gm)].map(
      ([, name = '']) => name,
    );
    expect(variables.filter((name) => !operations.includes(`\`${name}`))).toEqual([]);
  });

  test('every npm script is in the table of commands', () => {
    const contributing = readProjectFile('CONTRIBUTING.md');
    const told = Object.keys(manifest.scripts).filter(
      (name) => !contributing.includes(`npm run ${name}`) && !contributing.includes(`npm ${name}`),
    );
    expect(told).toEqual([]);
  });

  test.each(files.filter((file) => /\.ya?ml$/.test(file)))('%s is well-formed', (file) => {
    const { errors, warnings } = parseDocument(readProjectFile(file), { merge: true });
    expect([...errors, ...warnings]).toEqual([]);
  });

  test('containers and units run what is there, and alerts name a playbook', () => {
    const compose = parseDocument(readProjectFile('compose.yaml'), { merge: true }).toJS();
    const services = Object.keys(compose.services);
    expect(services).toEqual(['postgres', 'api-1', 'api-2', 'worker', 'standby', 'proxy']);
    expect(compose.services['api-2'].environment.ROLES).toBe('api');
    expect(compose.services.standby.environment.ROLES).toBe('indexer,keeper');
    expect(files).toEqual(expect.arrayContaining(['deploy/Dockerfile', 'deploy/proxy/Caddyfile']));
    const units = files.filter((file) => file.startsWith('deploy/systemd/'));
    const started = units.flatMap((file) => [
      ...readProjectFile(file).matchAll(/scripts\/enter\.mjs ([\w:]+)/g),
    ]);
    expect(started.map(([, name = '']) => known.scripts.has(name))).toEqual([true, true]);
    const alerts = parseDocument(readProjectFile('deploy/monitoring/alerts.yml')).toJS();
    const rules: { annotations: { playbook: string } }[] = alerts.groups[0].rules;
    const links = rules.map(({ annotations }) => `[x](${annotations.playbook})`).join('\n');
    expect(brokenIn('README.md', links, known)).toEqual([]);
  });
});
