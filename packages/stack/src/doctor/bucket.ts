import { imageBucket } from '@vellum/server/features/uploads/image-bucket';
import type { Config } from '../config/config.ts';
import { type Finding, good, wrong } from './finding.ts';

/** Whether the bucket for images answers to its key. */
export async function bucketFindings(bucket: Config['imageBucket']): Promise<Finding[]> {
  if (bucket === null) return [];
  try {
    await imageBucket(bucket).has('0'.repeat(64));
    return [good('images', `${bucket.url} answers`)];
  } catch (error) {
    const text = `${bucket.url} (S3_URL): ${(error as Error).message}`;
    return [wrong('images', text, 'see S3_URL, S3_REGION and the key of the bucket')];
  }
}
