import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { UNUSED_DAYS } from './collect-images.ts';

/** Who uploads. */
export type Sender = Readonly<{
  owner: Address;
  /** Addresses cost nothing until they are active, so those that are not share limits. Null for active ones. */
  network: string | null;
}>;

export type ImageLimits = Readonly<{
  /** Uploads of one address within a day. */
  daily: number;
  /** What one address may have stored. */
  images: number;
  bytes: number;
  /** Uploads of all inactive addresses of one network within a day. */
  networkDaily: number;
  /** Bytes of all images together. */
  total: number;
  /** Bytes of all images that no active address has. */
  inactiveTotal: number;
}>;

const MiB = 2 ** 20;
const DAY_MS = 86_400_000;

/** Inactive addresses get a quarter of the space, so that they cannot keep active ones from uploading. */
export const imageLimits = (total: number, networkDaily = 200): ImageLimits => ({
  ...{ daily: 50, images: 100, bytes: 32 * MiB },
  ...{ networkDaily, total, inactiveTotal: total / 4 },
});

type Used = Record<'daily' | 'images' | 'bytes' | 'networkDaily' | 'total', bigint>;

/** Why the sender cannot store a further image; null when they can. */
export async function refusalOfUpload(
  database: Database,
  limits: ImageLimits,
  { owner, network }: Sender,
  now: number,
): Promise<CodeWithParams | null> {
  const since = new Date(now - DAY_MS);
  const { rows } = await sql<Used>`select
    (select count(*) from media_upload where owner = ${owner} and at > ${since}) as daily,
    (select count(*) from media where owner = ${owner}) as images,
    (select coalesce(sum(bytes), 0) from media where owner = ${owner}) as bytes,
    (select count(*) from media_upload where network = ${network} and at > ${since}) as "networkDaily",
    ${network === null ? allBytes : inactiveBytes} as total`.execute(database);
  const [used] = rows;
  if (used === undefined) throw new Error('a select without a table gave no row');
  if (used.daily >= limits.daily) return { code: 'QUOTA', params: { max: String(limits.daily) } };
  if (used.images >= limits.images || used.bytes >= limits.bytes) return quotaOf(limits);
  if (used.networkDaily >= limits.networkDaily) return { code: 'NETWORK_QUOTA' };
  const room = network === null ? limits.total : limits.inactiveTotal;
  return used.total >= room ? { code: 'IMAGES_FULL' } : null;
}

const quotaOf = ({ images, bytes }: ImageLimits): CodeWithParams => ({
  code: 'IMAGE_QUOTA',
  params: { max: String(images), size: `${bytes / MiB} MB`, days: String(UNUSED_DAYS) },
});

// The same image of several addresses is one file.
const allBytes = sql`(select coalesce(sum(bytes), 0) from (
  select distinct sha256, bytes from media) file)`;
const inactiveBytes = sql`(select coalesce(sum(bytes), 0) from (
  select distinct sha256, bytes from media f where not exists (
    select from media join member on address = owner where sha256 = f.sha256)) file)`;
