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
  statSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { oneAtATime } from './one-at-a-time.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const templates = join(root, '.cache/chains');
const UNUSED_MS = 172_800_000;

/** What a chain with contracts depends on. */
export const chainInputs: readonly string[] = [
  'packages/{devnet,tron}/src/**/*.ts',
  'packages/contracts/{clients,deploy,generated}/**/*.ts',
];

export type ChainTemplate = Readonly<{
  name: string;
  /** Files, as patterns from the root: when one changes, the chain is made again. */
  inputs: readonly string[];
  /** Makes it; the folder is complete and closed when this resolves. */
  make(folder: string): Promise<void>;
}>;

/** A folder of its own with a chain that was made once, by whoever needed it first, and is copied since. */
export async function copyOfChain({ name, inputs, make }: ChainTemplate): Promise<string> {
  const template = join(templates, `${name}-${hashOf(inputs)}`);
  if (!existsSync(template)) {
    forgetUnused();
    await makeTemplate(template, make);
  }
  utimesSync(template, new Date(), new Date());
  const folder = mkdtempSync(join(tmpdir(), 'vellum-chain-'));
  cpSync(template, folder, { recursive: true });
  return folder;
}

/** Workers that begin at the same time want the same chain: one makes it, the others wait. */
async function makeTemplate(template: string, make: ChainTemplate['make']): Promise<void> {
  mkdirSync(templates, { recursive: true });
  await oneAtATime(template, async () => {
    if (existsSync(template)) return;
    const part = mkdtempSync(join(templates, 'part-'));
    await make(part);
    renameSync(part, template);
  });
}

/** Each change of what they are made of makes new ones; those that nobody copied for two days go. */
function forgetUnused(): void {
  for (const folder of globSync(join(templates, '*'))) {
    const { mtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? { mtimeMs: Infinity };
    if (Date.now() - mtimeMs > UNUSED_MS) rmSync(folder, { recursive: true, force: true });
  }
}

const hashes = new Map<readonly string[], string>();

/** Of all files that the patterns name; the same list of patterns is looked up once. */
export function hashOf(inputs: readonly string[]): string {
  const known = hashes.get(inputs);
  if (known !== undefined) return known;
  const hash = createHash('sha256');
  for (const file of globSync([...inputs], { cwd: root }).sort()) {
    if (!file.endsWith('.test.ts')) hash.update(file).update(readFileSync(join(root, file)));
  }
  const text = hash.digest('hex').slice(0, 16);
  hashes.set(inputs, text);
  return text;
}
