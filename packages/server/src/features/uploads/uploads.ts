import { createHash } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import { uploads as api } from '@vellum/api/uploads/uploads';
import type { Address } from '@vellum/tron/address';
import type { FastifyInstance } from 'fastify';
import { serve, serveRaw } from '../../platform/http/serve.ts';
import { errorDetails } from '../../platform/refusals/error-details.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import { createTurns } from '../../platform/turns.ts';
import { encodeImage } from './encode-image.ts';
import { BucketFailed } from './image-bucket.ts';
import type { Sender } from './image-quota.ts';
import type { ImageStore } from './image-store.ts';
import type { UploadedImage, UploadStore } from './upload-store.ts';

export type UploadDeps = Readonly<{
  images: ImageStore;
  uploads: UploadStore;
  isActive(address: Address): Promise<boolean>;
  /** SHA-256 of images that are neither taken nor shown. */
  refused: ReadonlySet<string>;
  log: Readonly<{ error(details: object, text: string): void }>;
}>;

/** Images: written again on arrival and named by the hash of the result. */
export function serveUploads(app: FastifyInstance, deps: UploadDeps): void {
  // An image takes half a second of a core; two at once leave room for everything else.
  const encoding = createTurns(2, 20);

  serve(app, api.image, async ({ body: { purpose }, caller, request }) => {
    const file = request.uploaded;
    if (file === null || file.length === 0) throw new Refusal({ code: 'FIELD_REQUIRED' });
    const isActive = await deps.isActive(caller.address);
    const sender = { owner: caller.address, network: isActive ? null : normalizeIP(request.ip) };
    // Before the work, so that whoever has no room costs little.
    requireRoom(deps, await deps.uploads.refusal(sender));
    const image = await encoding.run(() => encodeImage(file));
    if (typeof image === 'string') {
      // What is cut off takes as long to decode as what is whole.
      await deps.uploads.count(sender);
      throw new Refusal({ code: image });
    }
    const { data, width, height } = image;
    const sha256 = createHash('sha256').update(data).digest('hex');
    if (deps.refused.has(sha256)) {
      throw new Refusal({ code: 'REVIEW_FAILED', params: { reason: 'forbidden' } });
    }
    const bytes = data.length;
    await keep(deps, { sha256, purpose, bytes, width, height }, { sender, data });
    return { sha256, url: `/media/${sha256}.webp`, width, height, bytes };
  });

  serveRaw(app, api.media, async ({ body }, reply) => {
    const { file } = body as { file: string };
    const sha256 = file.slice(0, 64);
    const image = deps.refused.has(sha256)
      ? null
      : await reached(deps, () => deps.images.read(sha256));
    if (image === null) throw new Refusal({ code: 'NOT_FOUND' });
    return reply.headers(mediaHeaders).send(image);
  });
}

const mediaHeaders = {
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "sandbox; default-src 'none'",
} as const;

type Upload = Readonly<{ sender: Sender; data: Buffer }>;

async function keep(deps: UploadDeps, image: UploadedImage, { sender, data }: Upload) {
  const { images, uploads } = deps;
  const { sha256 } = image;
  requireRoom(deps, await uploads.reserve(image, sender));
  await reached(deps, async () => {
    if (!(await images.has(sha256))) await images.put(sha256, data);
  });
  await uploads.confirm(sha256);
}

function requireRoom({ log }: UploadDeps, refusal: CodeWithParams | null): void {
  if (refusal === null) return;
  if (refusal.code === 'IMAGES_FULL') log.error({}, 'no space left for images');
  throw new Refusal(refusal);
}

/** A bucket that cannot be reached is for the operator to see, and for the caller to wait for. */
async function reached<T>({ log }: UploadDeps, request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof BucketFailed)) throw error;
    log.error(errorDetails(error), 'image bucket request failed');
    throw new Refusal({ code: 'SERVER_BUSY' });
  }
}
