import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { profileStore } from '../../src/features/profiles/profile-store.ts';
import { draftStore } from '../../src/features/token-launch/draft-store.ts';
import { collectImages, UNUSED_DAYS } from '../../src/features/uploads/collect-images.ts';
import { imageFolder } from '../../src/features/uploads/image-folder.ts';
import { imageLimits } from '../../src/features/uploads/image-quota.ts';
import type { ImageStore } from '../../src/features/uploads/image-store.ts';
import { uploadStore } from '../../src/features/uploads/upload-store.ts';
import { claimImage } from '../../src/images/claim-image.ts';
import { openDatabase } from '../../src/platform/database/open.ts';
import { randomOf, seedFor } from '../faults/random.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';
import { newPerson } from '../test-server.ts';

const hour = 3_600_000;
const day = 24 * hour;

let base: TestDatabase;
let folder: string;
let images: ImageStore;
let now = Date.UTC(2030, 0, 1);
const clock = () => now;
const nameOf = (n: number) => n.toString(16).padStart(64, '0');
let last = 0;
const newImage = () => nameOf(++last);

beforeAll(async () => {
  base = await testDatabase({ statementTimeoutMs: 0 });
  folder = await mkdtemp(join(tmpdir(), 'vellum-collected-'));
  images = imageFolder(folder);
});
afterAll(async () => {
  await base?.close();
  await rm(folder, { recursive: true, force: true });
});

const collect = (store = images) => collectImages({ database: base.database, images: store, now });
const uploads = () => uploadStore(base.database, imageLimits(2 ** 40, Infinity), clock);
const people = () => profileStore(base.database, clock);
const anybody = () => newPerson().address;

async function upload(sha256: string, owner = anybody()) {
  const image = { sha256, purpose: 'token', bytes: 6, width: 1, height: 1 };
  expect(await uploads().reserve(image, { owner, network: null })).toBeNull();
  if (!(await images.has(sha256))) await images.put(sha256, Buffer.from('pixels'));
  await uploads().confirm(sha256);
  return owner;
}

const wear = (owner: ReturnType<typeof anybody>, avatar: string | null) =>
  people().save(owner, { nickName: '', introduction: '', avatar });
const rowsOf = async (sha256: string) =>
  (await base.pool.query('select from media where sha256 = $1', [sha256])).rowCount;

describe('an image that nothing uses', () => {
  test('is deleted after a week, with its file', async () => {
    const image = newImage();
    await upload(image);
    now += UNUSED_DAYS * day;
    await collect();
    expect(await images.has(image)).toBe(true);
    now += 1;
    await collect();
    expect([await images.has(image), await rowsOf(image)]).toEqual([false, 0]);
  });

  test('and was used before stays a week from when it was given up', async () => {
    const image = newImage();
    const owner = await upload(image);
    await wear(owner, image);
    now += 30 * day;
    await wear(owner, null);
    await collect();
    now += UNUSED_DAYS * day;
    await collect();
    expect(await images.has(image)).toBe(true);
    now += 1;
    await collect();
    expect(await images.has(image)).toBe(false);
    expect(await wear(owner, image)).toBe('image-unknown');
  });

  test('gets its week again when it is uploaded again, by whomever', async () => {
    const image = newImage();
    await upload(image);
    now += 6 * day;
    const second = await upload(image);
    now += 6 * day;
    await collect();
    expect(await wear(second, image)).toBe('saved');
  });
});

describe('an image that is used', () => {
  const uses: Readonly<Record<string, (image: string, owner: string) => Promise<unknown>>> = {
    'by a profile': (image, owner) => wear(owner as never, image),
    'by a creation under way': (image, owner) =>
      draftStore(base.database, clock).save(owner, owner as never, { image }),
    'by an older line of the log of a token': (image, owner) =>
      base.pool.query(
        `insert into token_text (token, number, at, author, texts, changed, hash)
        values ($1, 0, now(), $1, $2, '{}', ''), ($1, 1, now(), $1, '{}', '{}', '')`,
        [owner, { image }],
      ),
  };
  test.each(Object.entries(uses))('%s stays', async (_, use) => {
    const image = newImage();
    const owner = await upload(image);
    await use(image, owner);
    for (let month = 0; month < 3; month++) {
      now += 30 * day;
      await collect();
    }
    expect(await images.has(image)).toBe(true);
    expect(await rowsOf(image)).toBe(1);
  });

  test('by one of two who sent it stays for both', async () => {
    const image = newImage();
    const [first, second] = [await upload(image), await upload(image)];
    await wear(first, image);
    now += 30 * day;
    await collect();
    expect(await wear(second, image)).toBe('saved');
  });
});

test('a file of a process that died before it confirmed is deleted after an hour', async () => {
  const image = newImage();
  const row = { sha256: image, purpose: 'token', bytes: 6, width: 1, height: 1 };
  const owner = anybody();
  await uploads().reserve(row, { owner, network: null });
  await images.put(image, Buffer.from('pixels'));
  expect(await wear(owner, image)).toBe('image-unknown');
  now += hour;
  await collect();
  expect(await images.has(image)).toBe(true);
  now += 1;
  await collect();
  expect([await images.has(image), await rowsOf(image)]).toEqual([false, 0]);
});

test('what could not be deleted is deleted by a later run, and cannot be used until then', async () => {
  const image = newImage();
  const owner = await upload(image);
  now += 8 * day;
  const broken = { ...images, remove: () => Promise.reject(new Error('the disk is away')) };
  await expect(collect(broken)).rejects.toThrow('the disk is away');
  expect(await wear(owner, image)).toBe('image-unknown');
  await collect();
  expect([await images.has(image), await rowsOf(image)]).toEqual([false, 0]);
});

describe('at the same moment', () => {
  /** A store that stops in the middle of a deletion. */
  function stopping() {
    const reached = Promise.withResolvers<void>();
    const proceed = Promise.withResolvers<void>();
    const store: ImageStore = {
      ...images,
      async remove(sha256) {
        reached.resolve();
        await proceed.promise;
        await images.remove(sha256);
      },
    };
    return { store, reached: reached.promise, proceed: proceed.resolve };
  }

  test('somebody begins to use an image that was about to go', async () => {
    const image = newImage();
    const owner = await upload(image);
    now += 8 * day;
    const collecting = await base.database.transaction().execute(async (transaction) => {
      expect(await claimImage(transaction, image, owner)).toBe(true);
      const running = collect();
      expect(await isBlocked(running)).toBe(true);
      await sql`insert into profile values (${owner}, '', '', '', 0, '', ${image}, 0)`.execute(
        transaction,
      );
      return { running };
    });
    await collecting.running;
    expect([await images.has(image), await rowsOf(image)]).toEqual([true, 1]);
  });

  test('somebody chooses an image whose file is being deleted: it is unknown', async () => {
    const image = newImage();
    const owner = await upload(image);
    now += 8 * day;
    const { store, reached, proceed } = stopping();
    const collecting = collect(store);
    await reached;
    const saving = wear(owner, image);
    const wasBlocked = await isBlocked(saving);
    proceed();
    expect(wasBlocked).toBe(true);
    expect(await saving).toBe('image-unknown');
    await collecting;
  });

  test('somebody uploads an image whose file is being deleted: it is there', async () => {
    const image = newImage();
    await upload(image);
    now += 8 * day;
    const { store, reached, proceed } = stopping();
    const collecting = collect(store);
    await reached;
    const uploading = upload(image);
    const wasBlocked = await isBlocked(uploading);
    proceed();
    expect(wasBlocked).toBe(true);
    const owner = await uploading;
    await collecting;
    expect([await images.has(image), await rowsOf(image)]).toEqual([true, 1]);
    expect(await wear(owner, image)).toBe('saved');
  });

  const waiters = async () =>
    (
      await base.pool.query(`select from pg_locks join pg_database d on d.oid = database
        where locktype = 'advisory' and not granted and datname = current_database()`)
    ).rowCount ?? 0;
  /** True once the work waits for the lock of an image, false when it ends without. */
  async function isBlocked(work: Promise<unknown>): Promise<boolean> {
    let isOver = false;
    const over = () => {
      isOver = true;
    };
    work.then(over, over);
    await expect.poll(async () => isOver || (await waiters()) > 0).toBe(true);
    return !isOver;
  }
});

test('two collectors beside people who upload, choose and drop: nothing used is ever missing', async () => {
  const random = randomOf(seedFor('image collection'));
  const pick = <T>(from: readonly T[]): T => from[random(from.length)]!;
  const second = openDatabase(base.url, { statementTimeoutMs: 0 });
  const names = Array.from({ length: 6 }, newImage);
  const owners = Array.from({ length: 4 }, anybody);
  const actions = [
    () => upload(pick(names), pick(owners)),
    () => wear(pick(owners), pick(names)),
    () => wear(pick(owners), null),
    () => collect(),
    () => collectImages({ database: second.database, images, now }),
  ];
  for (let round = 0; round < 60; round++) {
    now += pick([hour, 4 * day, 8 * day]);
    await Promise.all(Array.from({ length: 6 }, () => pick(actions)()));
    const { rows } = await base.pool.query(
      'select avatar from profile where avatar = any ($1::text[])',
      [names],
    );
    for (const { avatar } of rows) expect(await images.has(avatar)).toBe(true);
  }
  for (const owner of owners) await wear(owner, null);
  await second.close();
  await collect();
  now += 8 * day;
  await collect();
  const files = (await readdir(folder, { recursive: true })).filter((name) =>
    name.endsWith('webp'),
  );
  expect(files.filter((name) => names.includes(name.slice(3, 67)))).toEqual([]);
});
