// Shows that a fresh clone works on this machine's own Node with nothing installed before:
//   node scripts/fresh-clone.mjs            clone, npm start, stop, start again, npm test
//   node scripts/fresh-clone.mjs --no-test  without npm test
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('..', import.meta.url));
const minute = 60_000;

/** The environment of somebody who has only git, Node and npm: no tools of this project, no npm context. */
function strangersEnvironment(more) {
  const clean = Object.entries(process.env).filter(([name]) => !/^(npm_|VELLUM_)/.test(name));
  const folders = (process.env.PATH ?? '').split(delimiter);
  const outside = folders.filter((folder) => !folder.includes('node_modules'));
  const PATH = [dirname(process.execPath), ...outside].join(delimiter);
  return { ...Object.fromEntries(clean), PATH, ...more };
}

/** npm in a process group of its own, as a terminal would run it. */
function npm(folder, args, env = {}) {
  const child = spawn('npm', args, {
    cwd: folder,
    env: strangersEnvironment(env),
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal));
  });
  return { ended, interrupt: () => process.kill(-child.pid, 'SIGINT') };
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function answer(url) {
  try {
    const reply = await fetch(url);
    return reply.ok ? await reply.json() : undefined;
  } catch {
    // Not listening yet.
    return undefined;
  }
}

/** Starts, waits until everything is ready, stops as Ctrl-C does; resolves with the head that was seen. */
async function startAndStop(folder, ports) {
  const started = Date.now();
  const stack = npm(folder, ['start'], {
    PORT: String(ports.app),
    DEVNET_PORT: String(ports.chain),
  });
  let ready;
  while (ready === undefined && Date.now() - started < 5 * minute) {
    ready = await answer(`http://127.0.0.1:${ports.app}/health/ready`);
    await pause(50);
  }
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const head = await answer(`http://127.0.0.1:${ports.chain}/wallet/getnowblock`);
  stack.interrupt();
  // npm passes the interrupt on and then ends by it itself.
  const end = await stack.ended;
  if (head === undefined || ![0, 'SIGINT'].includes(end)) throw new Error(`npm start: ${end}`);
  console.log(`npm start: ready after ${seconds} s`);
  return head;
}

async function main(words) {
  const folder = mkdtempSync(join(tmpdir(), 'vellum-fresh-'));
  const clone = join(folder, 'clone');
  try {
    execFileSync('git', ['clone', '--quiet', project, clone]);
    console.log(`clone on Node ${process.versions.node}`);
    const ports = { app: await freePort(), chain: await freePort() };
    const first = await startAndStop(clone, ports);
    const second = await startAndStop(clone, ports);
    const number = ({ block_header }) => block_header.raw_data.number ?? 0;
    if (number(second) < number(first)) throw new Error('the second start lost blocks');
    if (words.includes('--no-test')) return;
    const code = await npm(clone, ['test'], { CI: 'true' }).ended;
    if (code !== 0) throw new Error(`npm test failed (exit ${code})`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await main(process.argv.slice(2));
