import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type EmbeddedChain, openEmbeddedChain } from '@vellum/stack/embedded-chain';
import type { DemoWorld } from '@vellum/stack/settled-file';

const root = fileURLToPath(new URL('..', import.meta.url));
const templates = join(root, '.cache/chains');

/** What a deployed chain depends on. */
const inputs = [
  'packages/{devnet,tron,stack}/src/**/*.ts',
  'packages/api/src/demo-personas.ts',
  'packages/contracts/{clients,deploy,generated}/**/*.ts',
];

const silent = { run: <T>(_: string, work: () => Promise<T>) => work(), elapsed: () => 0 };

/** A data folder of its own with a chain that has contracts and a demo world; made once, then copied. */
export async function deployedFolder(demoWorld: DemoWorld): Promise<string> {
  const template = join(templates, `${demoWorld}-${hashOfInputs()}`);
  if (!existsSync(template)) await makeTemplate(template, demoWorld);
  const folder = mkdtempSync(join(tmpdir(), 'vellum-chain-'));
  cpSync(template, folder, { recursive: true });
  return folder;
}

/** Opens the chain of such a folder on any free port. */
export function openDeployed(
  folder: string,
  demoWorld: DemoWorld,
  solidLag: number,
): Promise<EmbeddedChain> {
  const place = { host: '127.0.0.1', port: 0, dataDir: folder };
  return openEmbeddedChain({ ...place, solidLag, demoWorld }, silent, () => {});
}

async function makeTemplate(template: string, demoWorld: DemoWorld): Promise<void> {
  mkdirSync(templates, { recursive: true });
  const part = mkdtempSync(join(templates, 'part-'));
  const { devnet } = await openDeployed(part, demoWorld, 0);
  await devnet.close();
  try {
    renameSync(part, template);
  } catch {
    // Another worker was faster, and made the same.
    rmSync(part, { recursive: true, force: true });
  }
}

function hashOfInputs(): string {
  const hash = createHash('sha256');
  for (const file of globSync(inputs, { cwd: root }).sort()) {
    if (!file.endsWith('.test.ts')) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
