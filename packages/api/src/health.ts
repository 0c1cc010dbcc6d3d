import * as z from 'zod/mini';
import { get } from './endpoint.ts';
import { paths } from './paths.ts';
import { count } from './shapes.ts';

/** For those who run the server. HTTP 200 when well and 503 when not; the same body either way. */
export const health = {
  live: {
    ...get(paths.health.live, {
      summary: 'The process runs',
      caller: '-',
      pace: 'none',
      reply: z.object({ live: z.literal(true) }),
    }),
    answers: 'json' as const,
  },
  ready: {
    ...get(paths.health.ready, {
      summary: 'Database, migrations, node, index and demo world are in order',
      caller: '-',
      pace: 'none',
      reply: z.object({
        ready: z.boolean(),
        checks: z.record(z.string(), z.object({ ok: z.boolean(), note: z.optional(z.string()) })),
        head: z.nullable(count),
        solid: z.nullable(count),
      }),
    }),
    answers: 'json' as const,
  },
};
