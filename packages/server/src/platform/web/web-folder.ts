import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { type Packed, Packing } from './packing.ts';

/** A file of the built app, ready to send. */
export type WebFile = Readonly<{
  path: string;
  type: string;
  etag: string;
  /** Its name holds a hash of its content. */
  immutable: boolean;
  plain: Buffer;
}> &
  /** Nothing where packing does not pay. */
  Partial<Packed>;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const packable = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.webmanifest']);
const SMALL = 1024;

/** Reads every file of the folder into memory, by path from `/`, packed already. Hidden files are no part of it. */
export async function readWebFolder(folder: string): Promise<ReadonlyMap<string, WebFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name));
  const packing = await Packing.of(folder);
  const files = await Promise.all(paths.map((path) => readWebFile(folder, path, packing)));
  await packing.keep();
  return new Map(files.map((file) => [file.path, file]));
}

async function readWebFile(folder: string, file: string, packing: Packing): Promise<WebFile> {
  const plain = await readFile(file);
  const hash = createHash('sha256').update(plain).digest('base64url');
  const path = `/${relative(folder, file).split(sep).join('/')}`;
  const extension = extname(path);
  return {
    path,
    plain,
    type: types[extension] ?? 'application/octet-stream',
    etag: `"${hash.slice(0, 22)}"`,
    immutable: path.startsWith('/assets/'),
    ...(packable.has(extension) && plain.length >= SMALL && (await packing.pack(plain, hash))),
  };
}
