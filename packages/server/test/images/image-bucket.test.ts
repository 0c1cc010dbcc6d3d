import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paths } from '@vellum/api/wire/paths';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import {
  BucketFailed,
  type ImageBucket,
  imageBucket,
} from '../../src/features/uploads/image-bucket.ts';
import { newPerson, testServer } from '../test-server.ts';

const name = 'ab'.repeat(32);
const env = (key: string) => process.env[`VELLUM_S3_${key}`] ?? '';
/** A bucket of a real server, such as MinIO: how to start one is in docs/testing.md. */
const real: ImageBucket = {
  url: env('URL'),
  region: env('REGION') || 'us-east-1',
  accessKeyId: env('ACCESS_KEY_ID'),
  secretAccessKey: env('SECRET_ACCESS_KEY'),
};
const access = { region: 'auto', accessKeyId: 'key', secretAccessKey: 'secret' };

describe.runIf(real.url)('a bucket of a real server (only with VELLUM_S3_URL)', () => {
  test('keeps, reads and removes images', async () => {
    const store = imageBucket(real);
    await store.remove(name);
    expect([await store.has(name), await store.read(name)]).toEqual([false, null]);
    const pixels = Buffer.from([0, 255, 128, 10, 13]);
    await store.put(name, pixels);
    await store.put(name, pixels);
    expect([await store.has(name), await store.read(name)]).toEqual([true, pixels]);
    await store.remove(name);
    await store.remove(name);
    expect(await store.has(name)).toBe(false);
  });

  test('refuses a wrong secret and a bucket that is not there', async () => {
    const stranger = imageBucket({ ...real, secretAccessKey: 'wrong' });
    await expect(stranger.put(name, Buffer.from('x'))).rejects.toThrow(BucketFailed);
    const nowhere = imageBucket({ ...real, url: `${real.url}-missing` });
    await expect(nowhere.put(name, Buffer.from('x'))).rejects.toThrow(BucketFailed);
  });

  test('is shared by two servers: one takes an image, the other shows it', async () => {
    const first = await testServer({ config: { roles: ['api'], mediaBucket: real } });
    const second = await testServer({
      chain: first.chain,
      config: { roles: ['api'], mediaBucket: real },
    });
    try {
      const { sha256, code } = await upload(first.url, await first.signIn(newPerson()));
      expect(code).toBe('OK');
      const shown = await fetch(`${second.url}/media/${sha256}.webp`);
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({
        ...{ format: 'webp', width: 20 },
      });
    } finally {
      await second.close();
      await first.close();
    }
  });
});

async function upload(url: string, cookie: string) {
  const form = new FormData();
  form.set('purpose', 'avatar');
  const [r = 0, g = 0, b = 0] = newPerson().privateKey;
  const background = { r, g, b };
  const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
  form.set('file', new Blob([Uint8Array.from(picture)], { type: 'image/png' }), 'image');
  const init = { method: 'POST', headers: { cookie }, body: form };
  const { code, data } = (await (await fetch(url + paths.uploads.image, init)).json()) as {
    code: string;
    data?: { sha256: string };
  };
  return { code, sha256: data?.sha256 };
}

describe('storage that is out of order', () => {
  let server: Server | null = null;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });
  const broken = async (answer: RequestListener): Promise<string> => {
    const started = createServer(answer);
    server = started;
    await new Promise<void>((listening) => started.listen(0, '127.0.0.1', listening));
    return `http://127.0.0.1:${(started.address() as AddressInfo).port}/bucket`;
  };
  const faults: Readonly<Record<string, RequestListener>> = {
    'answers that it is overloaded': (_, reply) => reply.writeHead(503).end('<Error/>'),
    'refuses the key': (_, reply) => reply.writeHead(403).end('not XML at all'),
    'hangs up': (request) => request.socket.destroy(),
  };
  test.each(Object.entries(faults))('%s: every request is BucketFailed', async (_, fault) => {
    const store = imageBucket({ ...access, url: await broken(fault) });
    await expect(store.put(name, Buffer.from('x'))).rejects.toThrow(BucketFailed);
    await expect(store.read(name)).rejects.toThrow(BucketFailed);
    await expect(store.has(name)).rejects.toThrow(BucketFailed);
    await expect(store.remove(name)).rejects.toThrow(BucketFailed);
  });

  test('is SERVER_BUSY to people, and everything else goes on', async () => {
    const url = await broken((_, reply) => reply.writeHead(500).end());
    const world = await testServer({
      config: { roles: ['api'], mediaBucket: { ...access, url } },
    });
    try {
      expect((await upload(world.url, await world.signIn(newPerson()))).code).toBe('SERVER_BUSY');
      const shown = await world.get(`/media/${name}.webp`);
      expect([shown.status, shown.json.code]).toEqual([503, 'SERVER_BUSY']);
      expect((await world.get('/health/live')).status).toBe(200);
    } finally {
      await world.close();
    }
  });
});
