import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Replaces `path` as a whole: after a crash it holds either the old or the new content. */
export async function writeFileAtomically(path: string, content: Uint8Array): Promise<void> {
  const temporary = `${path}.tmp`;
  const file = await open(temporary, 'w');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
  await syncFolder(dirname(path));
}

/** Makes names created or renamed in the folder durable. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
