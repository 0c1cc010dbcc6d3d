import { createHash } from 'node:crypto';
import { uploads as api } from '@vellum/api/uploads';
import type { Address } from '@vellum/tron/address';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../platform/refusal.ts';
import { serve, serveRaw } from '../../platform/serve.ts';
import { createTurns } from '../../platform/turns.ts';
import { encodeImage } from './encode-image.ts';
import type { ImageStore } from './image-store.ts';
import type { UploadStore } from './upload-store.ts';

export type UploadDeps = Readonly<{
  images: ImageStore;
  uploads: UploadStore;
  /** SHA-256 of images that are neither taken nor shown. */
  refused: ReadonlySet<string>;
  log: Readonly<{ error(details: object, text: string): void }>;
}>;

const DAILY_LIMIT = 50;
/** Bytes of all images together: addresses cost nothing, so limits by address alone do not protect the disk. */
const MOST_BYTES = 20 * 2 ** 30;

/** Images: written anew on arrival and named by the hash of the result. */
export function serveUploads(app: FastifyInstance, deps: UploadDeps): void {
  // An image takes half a second of a core; two at once leave room for everything else.
  const encoding = createTurns(2, 20);

  serve(app, api.image, async ({ body: { purpose }, caller, request }) => {
    const file = request.uploaded;
    if (file === null || file.length === 0) throw new Refusal({ code: 'FIELD_REQUIRED' });
    await checkQuota(deps, caller.address);
    const image = await encoding.run(() => encodeImage(file));
    if (typeof image === 'string') throw new Refusal({ code: image });
    const { data, width, height } = image;
    const sha256 = createHash('sha256').update(data).digest('hex');
    if (deps.refused.has(sha256)) {
      throw new Refusal({ code: 'REVIEW_FAILED', params: { reason: 'forbidden' } });
    }
    if (!(await deps.images.has(sha256))) await deps.images.put(sha256, data);
    const bytes = data.length;
    await deps.uploads.add({ sha256, owner: caller.address, purpose, bytes, width, height });
    return { sha256, url: `/media/${sha256}.webp`, width, height, bytes };
  });

  serveRaw(app, api.media, async ({ body }, reply) => {
    const { file } = body as { file: string };
    const sha256 = file.slice(0, 64);
    const image = deps.refused.has(sha256) ? null : await deps.images.read(sha256);
    if (image === null) throw new Refusal({ code: 'NOT_FOUND' });
    return reply.headers(mediaHeaders).send(image);
  });
}

const mediaHeaders = {
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "sandbox; default-src 'none'",
} as const;

async function checkQuota({ uploads, log }: UploadDeps, owner: Address): Promise<void> {
  if ((await uploads.countOfDay(owner)) >= DAILY_LIMIT) {
    throw new Refusal({ code: 'QUOTA', params: { max: String(DAILY_LIMIT) } });
  }
  const bytes = await uploads.bytesKept();
  if (bytes >= MOST_BYTES) {
    log.error({ bytes }, 'there is no room for further images');
    throw new Refusal({ code: 'SERVER_BUSY' });
  }
}
