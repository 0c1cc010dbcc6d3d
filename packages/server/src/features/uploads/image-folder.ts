import { randomBytes } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ImageStore } from './image-store.ts';

/** In a folder of this machine. Written as a whole or not at all. */
export function imageFolder(folder: string): ImageStore {
  const pathOf = (sha256: string) => join(folder, sha256.slice(0, 2), `${sha256}.webp`);
  return {
    async put(sha256, data) {
      const path = pathOf(sha256);
      await mkdir(dirname(path), { recursive: true });
      const part = `${path}.${randomBytes(4).toString('hex')}`;
      try {
        await writeSynced(part, data);
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    has: (sha256) =>
      access(pathOf(sha256)).then(
        () => true,
        () => false,
      ),
    read: (sha256) =>
      readFile(pathOf(sha256)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),
    remove: (sha256) => rm(pathOf(sha256), { force: true }),
  };
}

async function writeSynced(path: string, data: Buffer): Promise<void> {
  await using file = await open(path, 'w');
  await file.writeFile(data);
  await file.sync();
}
