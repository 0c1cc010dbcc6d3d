import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type DemoWorldSize, familySizes } from '../demo-world/family.ts';

/** How large the demo world of a chain is meant to be. */
export type DemoWorld = DemoWorldSize | 'none';

/** That the chain of this genesis has everything it is to start with. */
type Settled = Readonly<{ genesisId: string; demoWorld: DemoWorld }>;

/** The world that a start left complete; null when none has. */
export async function settledWorld(path: string): Promise<Settled | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Settled;
  } catch {
    // Absent or cut off: the world is looked through again, which changes nothing that is there.
    return null;
  }
}

export async function keepSettled(path: string, settled: Settled): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, JSON.stringify(settled));
  await rename(`${path}.new`, path);
}

/** Whether a world that is there has all that the wanted one has. */
export function holds(present: DemoWorld, wanted: DemoWorld): boolean {
  const size = (world: DemoWorld) => (world === 'none' ? 0 : familySizes[world]);
  return size(present) >= size(wanted);
}
