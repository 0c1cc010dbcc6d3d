import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { imageFolder } from './image-folder.ts';

const name = 'ab'.repeat(32);

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'vellum-images-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

test('an image is read as it was put', async () => {
  const store = imageFolder(await folder());
  expect(await store.read(name)).toBeNull();
  await store.put(name, Buffer.from('pixels'));
  expect(await store.has(name)).toBe(true);
  expect(String(await store.read(name))).toBe('pixels');
});

test('what could not be put leaves nothing behind', async () => {
  const path = await folder();
  // A folder of the image's name: the last step fails, as any may when the disk is full.
  await mkdir(join(path, 'ab', `${name}.webp`), { recursive: true });
  await expect(imageFolder(path).put(name, Buffer.from('pixels'))).rejects.toThrow();
  expect(await readdir(join(path, 'ab'))).toEqual([`${name}.webp`]);
});

test('removing an image also succeeds when there is none', async () => {
  const store = imageFolder(await folder());
  await store.remove(name);
  await store.put(name, Buffer.from('pixels'));
  await store.remove(name);
  expect(await store.has(name)).toBe(false);
});
