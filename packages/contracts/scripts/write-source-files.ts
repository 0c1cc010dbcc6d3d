import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContractSources } from './source-files.ts';

/** Writes `NAME.input.json`, the standard JSON input, and `NAME.json`, everything else, into the folder. */
export async function writeSources(
  sources: readonly ContractSources[],
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { name, input, facts } of sources) {
    await writeFile(join(folder, `${name}.input.json`), JSON.stringify(input.standard));
    await writeFile(join(folder, `${name}.json`), `${JSON.stringify(facts, null, 2)}\n`);
  }
}
