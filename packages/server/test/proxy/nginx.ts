import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../src/platform/until.ts';
import { freePort } from '../free-port.ts';

const shipped = new URL('../../../../deploy/proxy/nginx.conf', import.meta.url);

/** Whether this machine has nginx; the project itself needs none. */
export const hasNginx = spawnSync('nginx', ['-v']).error === undefined;

export type Nginx = Readonly<{ url: string; redirectUrl: string; close(): Promise<void> }>;

/** Figures of the configuration that a test cannot wait for, each with another one. */
export type Changes = Readonly<Record<string, string>>;

/** The shipped configuration in front of a server, or of the two that it names: without TLS, on free ports, in a folder of its own. */
export async function startNginx(
  upstreams: readonly [string, string?],
  changes: Changes = {},
): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'vellum-nginx-'));
  // The workers of a master that root started are another user.
  await chmod(folder, 0o755);
  const [port, redirectPort] = [await freePort(), await freePort()];
  const file = join(folder, 'nginx.conf');
  const text = await readFile(shipped, 'utf8');
  await writeFile(file, placed(changed(text, changes), { upstreams, folder, port, redirectPort }));
  const options = ['-p', folder, '-c', file, '-e', join(folder, 'error.log'), '-g', 'daemon off;'];
  const child = spawn('nginx', options, { stdio: ['ignore', 'ignore', 'pipe'] });
  let told = '';
  child.stderr.on('data', (data) => {
    told += data;
  });
  const listens = () => (child.exitCode === null ? isListening(port) : true);
  await until(async () => (await listens()) || null, { everyMs: 20, forMs: 60_000 });
  if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}: ${told}`);
  return {
    url: `http://127.0.0.1:${port}`,
    redirectUrl: `http://127.0.0.1:${redirectPort}`,
    async close() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

function changed(text: string, changes: Changes): string {
  return Object.entries(changes).reduce((changing, [shippedText, other]) => {
    if (!changing.includes(shippedText)) throw new Error(`nginx.conf has no ${shippedText}`);
    return changing.replaceAll(shippedText, other);
  }, text);
}

type NginxSettings = Readonly<{
  upstreams: readonly [string, string?];
  folder: string;
  port: number;
  redirectPort: number;
}>;

/** Where it lies and listens; everything else stays as it is shipped. */
function placed(text: string, { upstreams, folder, port, redirectPort }: NginxSettings): string {
  const [first, second = first] = upstreams.map((url = '') => new URL(url).host);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `    ${kind}_temp_path ${join(folder, kind)};\n`,
  );
  return text
    .replace(/^user .*\n/m, '')
    .replace('/run/nginx.pid', join(folder, 'nginx.pid'))
    .replaceAll('/var/log/nginx', folder)
    .replace('/var/cache/nginx-vellum', join(folder, 'cache'))
    .replace('http {\n', `http {\n${temporary.join('')}`)
    .replaceAll(/^ *(listen \[::\]|ssl_certificate).*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${redirectPort};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace('server 127.0.0.1:8081', `server ${first}`)
    .replace('server 127.0.0.1:8082', `server ${second}`);
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    // Nobody listens yet.
    return false;
  } finally {
    socket.destroy();
  }
}
