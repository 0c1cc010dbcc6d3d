import * as z from 'zod/mini';
import { get, post } from '../wire/endpoint.ts';
import { choice } from '../wire/form-fields.ts';
import { paths } from '../wire/paths.ts';
import { count, nothing, sha256 } from '../wire/shapes.ts';

const FILE = /^[0-9a-f]{64}\.webp$/;

/** Images: re-encoded on arrival and named by the hash of the result. */
export const uploads = {
  /** The only body that is not a form; the file comes in the part `file`. */
  image: {
    ...post(paths.uploads.image, {
      summary: 'Takes one image under 4 MB and gives the name it is served under',
      caller: 'S',
      pace: 'upload',
      body: { purpose: choice(['token', 'avatar']) },
      reply: z.object({ sha256, url: z.string(), width: count, height: count, bytes: count }),
      errors: [
        'FIELD_REQUIRED',
        'IMAGE_TOO_LARGE',
        'IMAGE_FORMAT',
        'IMAGE_PIXELS',
        'REVIEW_FAILED',
        'QUOTA',
        'IMAGE_QUOTA',
        'NETWORK_QUOTA',
        'IMAGES_FULL',
      ],
    }),
    accepts: 'multipart' as const,
  },
  media: {
    ...get(paths.uploads.media, {
      summary: 'An image that was taken, as WebP; it never changes',
      caller: '-',
      body: { file: z.string().check(z.regex(FILE, 'NOT_FOUND')) },
      reply: nothing,
      errors: ['NOT_FOUND'],
    }),
    answers: 'file' as const,
  },
};
