import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, realpathSync, rmSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { EntryProblem, noSpace } from './entry-problem.mjs';
import { stopSignals } from './hand-over.mjs';
import { withInstallLock } from './install-lock.mjs';
import { hasDevPackages, isInstalled } from './installed.mjs';
import { isNewEnough, pinnedNode } from './pinned-node.mjs';

// Optional packages are named because an npmrc may leave them out; the pinned Node itself is one.
const options = ['--ignore-scripts', '--prefer-offline', '--include=optional'];
const product = ['ci', ...options, '--omit=dev'];
// Dev packages are named because NODE_ENV=production leaves them out.
const everything = ['ci', ...options, '--include=dev'];
// What is missing is added to what a running platform may be using; `npm ci` would empty the folder first.
const addition = ['install', ...options, '--include=dev', '--no-save'];
const rootOnly = [...product, '--workspaces=false'];
const unreachable = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED/;

/**
 * Makes node_modules match the lockfile, for developers with the packages for development. Does nothing when it does;
 * several callers at once install once.
 */
export async function installOnce(root, { dev }) {
  if (isInstalled(root, { dev })) return;
  await withInstallLock(root, async () => {
    if (isInstalled(root, { dev })) return;
    await install(root, dev);
  });
}

async function install(root, dev) {
  const started = Date.now();
  const adds = dev && isInstalled(root, { dev: false });
  console.error(`vellum: installing packages (npm ${adds ? 'install' : 'ci'})`);
  const stopClock = showElapsed(started);
  try {
    if (adds) await run(root, pinnedNode(root), addition);
    else
      await run(root, await nodeForNpm(root), dev || hasDevPackages(root) ? everything : product);
  } finally {
    stopClock();
  }
  if (!isInstalled(root, { dev })) {
    throw new EntryProblem('npm left packages out: delete node_modules and run again.');
  }
  console.error(`vellum: installed in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** On a terminal, a line that counts seconds; npm itself stays silent for long. */
function showElapsed(started) {
  const { stderr } = process;
  if (!stderr.isTTY) return () => {};
  const show = () => stderr.write(`\r  ${Math.round((Date.now() - started) / 1000)} s `);
  const timer = setInterval(show, 1000);
  return () => {
    clearInterval(timer);
    stderr.write('\r\u001b[2K');
  };
}

/**
 * npm silently leaves out optional packages whose engines refuse the Node it runs on, so the whole
 * install needs the pinned Node: on an older one, that Node is installed first and copied out of
 * node_modules, which npm ci empties.
 */
async function nodeForNpm(root) {
  if (isNewEnough(process)) return process.execPath;
  await run(root, process.execPath, rootOnly);
  const copy = join(root, '.cache', 'node');
  rmSync(copy, { force: true });
  copyFileSync(pinnedNode(root), copy);
  return copy;
}

async function run(root, node, args) {
  const { code, output } = await spawnNpm(root, node, args);
  if (code !== 0) throw new EntryProblem(remedy(code, output));
}

function spawnNpm(root, node, args) {
  const child = spawn(node, [npmScript(), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // npm must not outlive the lock: a second install would work on the same folder.
  const stop = (signal) => child.kill(signal);
  for (const signal of stopSignals) process.on(signal, stop);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.once('error', (cause) => resolve({ code: cause.code, output }));
    child.once('close', (code, signal) => {
      for (const name of stopSignals) process.off(name, stop);
      resolve({ code: code ?? signal, output });
    });
  });
}

/** Under `npm start` the running npm names its own script; else it is the one on the PATH. */
function npmScript() {
  const script = process.env.npm_execpath;
  if (script && /^npm(-cli)?\.(c|m)?js$/.test(basename(script))) return script;
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const file = join(folder, 'npm');
    if (existsSync(file)) return realpathSync(file);
  }
  throw new EntryProblem('npm was not found: install npm and run again.');
}

function remedy(code, output) {
  if (stopSignals.includes(code)) return 'installation was stopped; the next start does it again.';
  if (/ENOSPC/.test(output)) return noSpace;
  if (unreachable.test(output)) {
    return 'could not fetch packages: check the network or the npm registry setting and run again.';
  }
  return `npm failed (${code}); its last words:\n${output.trim().split('\n').slice(-12).join('\n')}`;
}
