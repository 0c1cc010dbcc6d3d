import * as z from 'zod/mini';
import { get } from '../wire/endpoint.ts';
import { paths } from '../wire/paths.ts';
import { nothing } from '../wire/shapes.ts';

/** `bronze.json` of a level, `3-17.json` and `3-17.svg` of its card number 17. */
const FILE = /^([a-z0-9-]{1,40})\.(json|svg)$/;

export const cardMedia = {
  file: {
    ...get(paths.cardMedia.file, {
      summary: 'Metadata of a level or a card, and the picture of a card',
      caller: '-',
      body: { file: z.string().check(z.regex(FILE, 'NOT_FOUND')) },
      reply: nothing,
      errors: ['NOT_FOUND', 'CHAIN_UNAVAILABLE'],
    }),
    answers: 'file' as const,
  },
};
