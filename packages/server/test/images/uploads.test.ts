import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { IMAGE_BYTES_LIMIT } from '@vellum/api/uploads/image-rule';
import { paths } from '@vellum/api/wire/paths';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newPerson, type TestServer, testServer } from '../test-server.ts';

let world: TestServer;
let cookie: string;
beforeAll(async () => {
  world = await testServer({ config: { roles: ['api'] } });
  cookie = await world.signIn(newPerson());
});
afterAll(() => world?.close());

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape.
type Json = any;
type Upload = Readonly<{
  purpose?: string;
  cookie?: string;
  type?: string;
  to?: string;
  headers?: Readonly<Record<string, string>>;
}>;

async function upload(file: Uint8Array | null, options: Upload = {}) {
  const form = new FormData();
  form.set('purpose', options.purpose ?? 'avatar');
  const { type = 'image/png' } = options;
  if (file) form.set('file', new Blob([Uint8Array.from(file)], { type }), 'image');
  const response = await fetch((options.to ?? world.url) + paths.uploads.image, {
    method: 'POST',
    headers: { cookie: options.cookie ?? cookie, ...options.headers },
    body: form,
  });
  return { status: response.status, json: (await response.json()) as Json };
}

const noise = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

const refused = async (file: Uint8Array, code: string, options?: Upload) => {
  const before = await stored();
  const answer = await upload(file, options);
  expect(answer.json.code).toBe(code);
  // What was decoded in vain counts, and nothing of it is stored.
  const counted = code === 'IMAGE_FORMAT' || code === 'IMAGE_PIXELS' ? 1n : 0n;
  expect(await stored()).toEqual({ ...before, uploads: before.uploads + counted });
};

/** What uploads leave behind. */
async function stored() {
  const { rows } = await world.database.pool.query(
    'select (select count(*) from media) as media, (select count(*) from media_upload) as uploads',
  );
  const files = await readdir(world.config.mediaFolder, { recursive: true });
  return { ...rows[0], files: files.length };
}

test.each(['jpeg', 'png', 'webp', 'gif'] as const)(
  'takes %s and gives WebP (S7.42)',
  async (format) => {
    const file = await noise(300).toFormat(format).toBuffer();
    const { status, json } = await upload(file, { type: `image/${format}` });
    expect([status, json.code]).toEqual([200, 'OK']);
    const { sha256, url, width, height, bytes } = json.data;
    expect({ width, height, url }).toEqual({
      width: 300,
      height: 300,
      url: `/media/${sha256}.webp`,
    });
    const served = await fetch(world.url + url);
    const image = Buffer.from(await served.arrayBuffer());
    expect(image).toHaveLength(bytes);
    expect(await sharp(image).metadata()).toMatchObject({ format: 'webp', width: 300 });
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'public, max-age=31536000, immutable',
    });
  },
);

test('a large image becomes at most 1024 a side', async () => {
  const file = await noise(1500).resize(1500, 750, { fit: 'fill' }).jpeg().toBuffer();
  expect((await upload(file)).json.data).toMatchObject({ width: 1024, height: 512 });
});

test('nothing of where a photo was taken is left', async () => {
  const secret = 'a place that nobody should know';
  const file = await noise(64)
    .withExif({ IFD0: { ImageDescription: secret }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${secret}</x:xmpmeta>`)
    .jpeg()
    .toBuffer();
  expect(file.includes(secret)).toBe(true);
  const { json } = await upload(file);
  const image = await readFile(
    join(world.config.mediaFolder, json.data.sha256.slice(0, 2), `${json.data.sha256}.webp`),
  );
  expect(image.includes(secret)).toBe(false);
  const { exif, xmp, icc } = await sharp(image).metadata();
  expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
});

test('what hides behind an image is left behind', async () => {
  const script = '<script>alert(document.cookie)</script>';
  const file = Buffer.concat([await noise(64).jpeg().toBuffer(), Buffer.from(script)]);
  const { json } = await upload(file);
  const served = await fetch(world.url + json.data.url);
  expect(Buffer.from(await served.arrayBuffer()).includes('script')).toBe(false);
});

describe('refuses', () => {
  test('SVG, HTML, PDF, TIFF and text, whatever they call themselves', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';
    const files = [
      Buffer.from(svg),
      Buffer.from(`<?xml version="1.0"?>${svg}`),
      Buffer.from('<!doctype html><script>1</script>'),
      Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'),
      await noise(32).tiff().toBuffer(),
      Buffer.from('hello'),
    ];
    for (const file of files) {
      await refused(file, 'IMAGE_FORMAT', { type: 'image/png' });
      await refused(file, 'IMAGE_FORMAT', { type: 'image/svg+xml' });
    }
  });

  test('an image that is cut off', async () => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const file = await noise(200).toFormat(format).toBuffer();
      await refused(file.subarray(0, Math.floor(file.length / 2)), 'IMAGE_FORMAT');
    }
  });

  test('a small file of very many pixels', async () => {
    const bomb = pngBomb(12_000);
    expect(bomb.length).toBeLessThan(1_000_000);
    await refused(bomb, 'IMAGE_PIXELS');
  });

  test('4 MiB, but not one byte less (S5.03)', async () => {
    const image = await noise(64).jpeg().toBuffer();
    const sized = (bytes: number) => Buffer.concat([image, Buffer.alloc(bytes - image.length)]);
    expect((await upload(sized(IMAGE_BYTES_LIMIT - 1))).status).toBe(200);
    await refused(sized(IMAGE_BYTES_LIMIT), 'IMAGE_TOO_LARGE');
  });

  test('no file, an empty one, another purpose, and no session', async () => {
    expect((await upload(null)).json.code).toBe('FIELD_REQUIRED');
    expect((await upload(new Uint8Array())).json.code).toBe('FIELD_REQUIRED');
    const image = await noise(16).png().toBuffer();
    expect((await upload(image, { purpose: 'wallpaper' })).json.code).toBe('VALIDATION');
    expect((await upload(image, { cookie: 'sid=x' })).json.code).toBe('AUTH_REQUIRED');
  });

  test('a body that is no multipart, or breaks off', async () => {
    const send = async (type: string, body: string) => {
      const headers = { cookie, 'content-type': type };
      const init = { method: 'POST', headers, body };
      return (await fetch(world.url + paths.uploads.image, init)).json() as Promise<Json>;
    };
    expect((await send('application/x-www-form-urlencoded', 'purpose=avatar')).code).toBe(
      'CONTENT_TYPE_REFUSED',
    );
    const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="x"\r\n\r\nabc';
    expect((await send('multipart/form-data; boundary=b', part)).code).toBe('VALIDATION');
    expect((await send('multipart/form-data', part)).code).toBe('VALIDATION');
  });

  test('the 51st of a day, with those that could not be read', async () => {
    const me = newPerson();
    const own = await world.signIn(me);
    const image = await noise(16).png().toBuffer();
    const statuses: string[] = [];
    const send = async (file: Buffer) =>
      statuses.push((await upload(file, { cookie: own })).json.code);
    for (let i = 0; i < 40; i++) await send(image);
    for (let i = 0; i < 10; i++) await send(image.subarray(0, -40));
    await send(image);
    expect(statuses).toEqual([...Array(40).fill('OK'), ...Array(10).fill('IMAGE_FORMAT'), 'QUOTA']);
  });
});

test.each([`${'0'.repeat(64)}.webp`, '../../etc/passwd', '..%2f..%2fetc%2fpasswd', 'x.webp'])(
  'there is no image %s',
  async (file) => {
    expect((await world.get(`/media/${file}`)).status).toBe(404);
  },
);

/** A valid PNG of one colour, a square of this many pixels a side. */
function pngBomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('space for images', () => {
  const GiB = 2 ** 30;
  /** Images that the address already has, without their files. */
  const fill = (owner: string, count: number, bytes: number) =>
    world.database.pool.query(
      `insert into media (sha256, owner, purpose, bytes, width, height, created_at)
      select lpad(to_hex(n), 64, 'f'), $1, 'avatar', $2, 1, 1, now() from generate_series(1, $3::int) n`,
      [owner, bytes, count],
    );
  const activate = (address: string, number: number) =>
    world.database.pool.query('insert into member (address, depth, number) values ($1, 1, $2)', [
      address,
      number,
    ]);
  beforeEach(() => world.database.pool.query("delete from media where sha256 like 'ff%'"));
  const image = () => noise(40).png().toBuffer();

  test('of one address: a hundred images', async () => {
    const me = newPerson();
    const own = await world.signIn(me);
    await fill(me.address, 99, 1);
    // Of several at once only one fits.
    const files = await Promise.all([image(), image(), image(), image()]);
    const answers = await Promise.all(files.map((file) => upload(file, { cookie: own })));
    const codes = answers.map(({ json }) => json.code);
    expect(codes.sort()).toEqual(['IMAGE_QUOTA', 'IMAGE_QUOTA', 'IMAGE_QUOTA', 'OK']);
    const { status, json } = await upload(files[0]!, { cookie: own });
    expect(status).toBe(429);
    expect(json.params).toEqual({ max: '100', size: '32 MB', days: '7' });
  });

  test('of one address: 32 MB', async () => {
    const me = newPerson();
    await fill(me.address, 32, 2 ** 20);
    await refused(await image(), 'IMAGE_QUOTA', { cookie: await world.signIn(me) });
    expect((await upload(await image())).json.code).toBe('OK');
  });

  test('of all addresses: those that are not active have a quarter of it', async () => {
    const [member, newcomer] = [newPerson(), newPerson()];
    await activate(member.address, 1);
    const cookies = { member: await world.signIn(member), newcomer: await world.signIn(newcomer) };
    await fill(newPerson().address, 4, GiB);
    expect((await upload(await image(), { cookie: cookies.newcomer })).json.code).toBe('OK');
    const another = newPerson().address;
    await fill(another, 5, GiB);
    await refused(await image(), 'IMAGES_FULL', { cookie: cookies.newcomer });
    expect((await upload(await image(), { cookie: cookies.member })).json.code).toBe('OK');
    // An image that an active address has too is not of the quarter.
    await activate(another, 2);
    expect((await upload(await image(), { cookie: cookies.newcomer })).json.code).toBe('OK');
    await fill(newPerson().address, 20, GiB);
    await refused(await image(), 'IMAGES_FULL', { cookie: cookies.member });
  });
});

test('inactive addresses of one network upload 200 images a day together', async () => {
  const limited = await testServer({
    chain: world.chain,
    config: { roles: ['api'], rateLimits: 'on', trustedProxies: 1 },
  });
  try {
    const { pool } = limited.database;
    await pool.query(`insert into media_upload (owner, at, network)
      select 'T' || n, now(), '10.1.0.1' from generate_series(1, 200) n`);
    const me = newPerson();
    const own = await limited.signIn(me);
    const file = await noise(40).png().toBuffer();
    const from = async (ip: string) =>
      (await upload(file, { cookie: own, to: limited.url, headers: { 'x-forwarded-for': ip } }))
        .json.code;
    expect(await from('10.1.0.1')).toBe('NETWORK_QUOTA');
    expect(await from('10.1.0.2')).toBe('OK');
    await pool.query('insert into member (address, depth, number) values ($1, 1, 1)', [me.address]);
    expect(await from('10.1.0.1')).toBe('OK');
  } finally {
    await limited.close();
  }
});
