import { S3mini } from 's3mini';
import type { ImageStore } from './image-store.ts';

/** A bucket of S3-compatible storage. */
export type ImageBucket = Readonly<{
  /** Of the bucket: `https://endpoint/bucket`, or `https://bucket.endpoint`. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}>;

/** The storage did not answer, or refused. */
export class BucketFailed extends Error {
  override readonly name = 'BucketFailed';
}

/** An upload has ten seconds in all. */
const TIMEOUT_MS = 5000;

/** Images as objects of a bucket, which several machines share. Rejects with `BucketFailed`. */
export function imageBucket({ url, ...access }: ImageBucket): ImageStore {
  const bucket = new S3mini({ ...access, endpoint: url, requestAbortTimeout: TIMEOUT_MS });
  return {
    put: (sha256, data) =>
      translated(async () => {
        await bucket.putObject(keyOf(sha256), data, 'image/webp');
      }),
    has: (sha256) => translated(async () => (await bucket.objectExists(keyOf(sha256))) === true),
    read: (sha256) =>
      translated(async () => {
        const data = await bucket.getObjectArrayBuffer(keyOf(sha256));
        return data && Buffer.from(data);
      }),
    remove: (sha256) =>
      translated(async () => {
        await bucket.deleteObject(keyOf(sha256));
      }),
  };
}

const keyOf = (sha256: string) => `${sha256}.webp`;

async function translated<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (cause) {
    throw new BucketFailed((cause as Error).message, { cause });
  }
}
