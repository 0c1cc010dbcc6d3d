import { chmodSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoWorld } from '../src/chain-start/settled-file.ts';
import { deployedFolder } from './deployed-chain.ts';

/**
 * Gives a project folder the chain that a start leaves there, with contracts and nobody on it unless told: what most
 * tests of a start are not about, and most of its work. The database is made by the start.
 */
export async function putChain(folder: string, demoWorld: DemoWorld = 'none'): Promise<void> {
  const made = await deployedFolder(demoWorld);
  const data = join(folder, '.data');
  cpSync(made, data, { recursive: true });
  rmSync(made, { recursive: true });
  // As a start makes it: PostgreSQL's own account must get through when we are root.
  chmodSync(data, 0o755);
}
