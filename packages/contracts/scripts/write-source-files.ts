import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContractSources } from './source-files.ts';
import { SourcesRefused } from './sources-refused.ts';

/**
 * Makes the folder unless it exists; its parent must exist. Throws SourcesRefused when it cannot. Not recursive: Node
 * never ends a recursive mkdir below a folder such as /proc, which exists and takes no folders.
 */
export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw refusal(folder, error);
  });
}

/** Writes `NAME.input.json`, the standard JSON input, and `NAME.json`, everything else, into the folder. */
export async function writeSources(
  sources: readonly ContractSources[],
  folder: string,
): Promise<void> {
  try {
    for (const { name, input, facts } of sources) {
      await writeFile(join(folder, `${name}.input.json`), JSON.stringify(input.standard));
      await writeFile(join(folder, `${name}.json`), `${JSON.stringify(facts, null, 2)}\n`);
    }
  } catch (error) {
    throw refusal(folder, error as NodeJS.ErrnoException);
  }
}

function refusal(folder: string, { code }: NodeJS.ErrnoException): SourcesRefused {
  return new SourcesRefused([`${folder} cannot be written (${code})`]);
}
