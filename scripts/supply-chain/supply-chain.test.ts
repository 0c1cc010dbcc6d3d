import { describe, expect, test } from 'vitest';
import { projectFiles, readProjectFile } from '../project-files.ts';
import { readAudit } from './audit.ts';
import { knownInstallScripts } from './install-scripts.ts';
import { isAllowed, isUnread, licencesPage } from './licences.ts';
import { isForOurPlatforms, lockedPackages } from './locked-packages.ts';
import { billOfMaterials } from './sbom.ts';

/** The project's own, and that of a bench which installs what it is compared with. */
const lockfiles = projectFiles().filter((file) => /(^|\/)package-lock\.json$/.test(file));
const packages = lockedPackages();
const nameOf = ({ name, version }: { name: string; version: string }) => `${name} ${version}`;

type Entry = Readonly<{ name?: string; link?: boolean; resolved?: string }>;
const entries: Readonly<Record<string, Entry>> = JSON.parse(
  readProjectFile('package-lock.json'),
).packages;
const workspaces = Object.entries(entries).filter(([path]) => /^packages\/[^/]+$/.test(path));

describe.each(lockfiles)('every package of %s', (lockfile) => {
  const locked = lockedPackages(lockfile);

  test('is read', () => {
    expect(locked.length).toBeGreaterThan(100);
  });

  test('comes from the registry by name and version, never from git, a URL or a folder', () => {
    expect(locked.filter(({ source }) => source !== null).map(nameOf)).toEqual([]);
    expect(locked.filter(({ version }) => !/^\d+\.\d+\.\d+/.test(version)).map(nameOf)).toEqual([]);
  });

  test('that is installed where the project runs is held by a strong hash', () => {
    const loose = locked.filter(
      (one) => isForOurPlatforms(one) && !/^sha512-[\w+/]{86}==$/.test(one.integrity ?? ''),
    );
    expect(loose.map(nameOf)).toEqual([]);
  });

  test('without a hash is an optional one of another platform', () => {
    const loose = locked.filter(({ integrity }) => integrity === null);
    expect(loose.filter((one) => !one.isOptional || isForOurPlatforms(one)).map(nameOf)).toEqual(
      [],
    );
  });

  test('has a licence that is allowed', () => {
    const odd = locked.filter((one) => !isUnread(one) && !isAllowed(one));
    expect(odd.map((one) => `${nameOf(one)}: ${one.licence}`)).toEqual([]);
  });

  test('with an install script is known by name', () => {
    const found = locked.filter(({ hasInstallScript }) => hasInstallScript);
    expect(Object.keys(knownInstallScripts)).toEqual(
      expect.arrayContaining([...new Set(found.map(({ name }) => name))]),
    );
  });
});

describe('install scripts', () => {
  test('are those of packages known by name', () => {
    const found = packages.filter(({ hasInstallScript }) => hasInstallScript);
    expect([...new Set(found.map(({ name }) => name))].sort()).toEqual(
      Object.keys(knownInstallScripts).sort(),
    );
  });

  test('are not run, by the entry or by hand', () => {
    expect(readProjectFile('.npmrc').split('\n')).toContain('ignore-scripts=true');
    const entry = readProjectFile('scripts/enter/install.mjs');
    expect(entry).toContain("const options = ['--ignore-scripts',");
    const calls = entry.match(/\['(?:ci|install)',[^\]]*\]/g) ?? [];
    expect(calls).toHaveLength(3);
    for (const words of calls) expect(words).toContain('...options');
  });
});

describe('a package of ours', () => {
  test('is a folder here under our scope, whatever a registry calls by that name', () => {
    expect(workspaces.length).toBeGreaterThan(5);
    for (const [path, { name = '' }] of workspaces) {
      expect(name).toMatch(/^@vellum\/[a-z]+$/);
      expect(entries[`node_modules/${name}`]).toEqual({ resolved: path, link: true });
    }
    expect(packages.filter(({ path }) => path.includes('@vellum/')).map(nameOf)).toEqual([]);
  });

  test('cannot be published by mistake', () => {
    for (const file of ['package.json', ...workspaces.map(([path]) => `${path}/package.json`)]) {
      expect(JSON.parse(readProjectFile(file)), file).toMatchObject({ private: true });
    }
  });
});

describe('what is written down', () => {
  test('docs/licences.md is the lockfile’s', () => {
    expect(readProjectFile('docs/licences.md')).toBe(licencesPage(packages));
  });

  test('the bill of materials names every package once, with its hash', () => {
    const { components } = billOfMaterials(packages);
    expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length);
    expect(components.map(nameOf)).toEqual([...new Set(packages.map(nameOf))]);
    const fastify = components.find(({ name }) => name === 'fastify');
    expect(fastify).toMatchObject({ scope: 'required', licenses: [{ license: { id: 'MIT' } }] });
    expect(fastify?.hashes?.[0]).toMatchObject({ alg: 'SHA-512' });
    expect(fastify?.hashes?.[0]?.content).toMatch(/^[0-9a-f]{128}$/);
  });

  test('advisories, none, and nobody to ask are told apart', () => {
    const found = { total: 3, low: 0, moderate: 1, high: 2, critical: 0 };
    const answer = (counts: object) =>
      readAudit(JSON.stringify({ metadata: { vulnerabilities: counts } }));
    expect(answer(found)).toMatchObject({
      state: 'found',
      text: expect.stringMatching(/2 high/),
    });
    expect(answer({ total: 0 }).state).toBe('clean');
    expect(readAudit('{"message":"405 Method Not Allowed"}').state).toBe('unanswered');
    expect(readAudit('').state).toBe('unanswered');
  });
});
