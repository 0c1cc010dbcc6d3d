import { readdirSync } from 'node:fs';
import type { Abi } from '@vellum/tron/abi/abi-item';

const folder = new URL('../../generated/abi/', import.meta.url);

/** ABIs of all contracts by file name without ending. */
export const allAbis: ReadonlyMap<string, Abi> = new Map(
  await Promise.all(
    readdirSync(folder).map(async (file): Promise<[string, Abi]> => {
      const [abi] = Object.values(
        (await import(new URL(file, folder).href)) as Record<string, Abi>,
      );
      return [file.replace('.ts', ''), abi!];
    }),
  ),
);

/** A contract passes on the errors of those it calls, so every error may come from everywhere. */
export const allErrors: Abi = [...allAbis.values()].flat().filter(({ type }) => type === 'error');
