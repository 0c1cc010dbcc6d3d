import { spawn } from 'node:child_process';
import { basename } from 'node:path';
import { EntryProblem } from './entry-problem.mjs';
import { stopSignals } from './hand-over.mjs';
import { withInstallLock } from './install-lock.mjs';
import { isInstalled } from './installed.mjs';

// Dev and optional packages are named because NODE_ENV=production or an npmrc may leave them out;
// the pinned Node itself is an optional package.
const args = ['ci', '--ignore-scripts', '--prefer-offline', '--include=dev', '--include=optional'];
const unreachable = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED/;

/** Makes node_modules match the lockfile. Does nothing when it does; several callers at once install once. */
export async function installOnce(root) {
  if (isInstalled(root)) return;
  await withInstallLock(root, async () => {
    if (isInstalled(root)) return;
    await install(root);
  });
}

async function install(root) {
  const started = Date.now();
  console.error('vellum: installing packages (npm ci)');
  const { code, output } = await run(root);
  if (code !== 0) throw new EntryProblem(remedy(code, output));
  if (!isInstalled(root)) {
    throw new EntryProblem('npm ci left packages out: delete node_modules and run again.');
  }
  console.error(`vellum: installed in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

function run(root) {
  const [file, ...before] = npm();
  const options = { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] };
  const child = spawn(file, [...before, ...args], options);
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

/** Under `npm start` the running npm names its own script, which needs no shell and no PATH. */
function npm() {
  const script = process.env.npm_execpath;
  const usable = script && /^npm(-cli)?\.(c|m)?js$/.test(basename(script));
  return usable ? [process.execPath, script] : ['npm'];
}

function remedy(code, output) {
  if (code === 'ENOENT') return 'npm was not found: install npm and run again.';
  if (stopSignals.includes(code)) return 'installation was stopped; the next start does it again.';
  if (unreachable.test(output)) {
    return 'packages could not be fetched: check the network or the npm registry setting and run again.';
  }
  return `npm ci failed (${code}); its last words:\n${output.trim().split('\n').slice(-12).join('\n')}`;
}
