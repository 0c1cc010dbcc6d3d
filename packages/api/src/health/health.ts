import { nodeFaultCodes } from '@vellum/tron/client/node-fault';
import * as z from 'zod/mini';
import { get } from '../wire/endpoint.ts';
import { paths } from '../wire/paths.ts';
import { count } from '../wire/shapes.ts';

/** What is out of order with a check. Anyone may ask, so the words of the system stand in the log alone. */
const checkCode = z.enum([
  'FAILED',
  'NO_ANSWER',
  'MIGRATIONS_MISSING',
  'NO_BLOCK',
  'HALTED',
  'BEHIND',
  'SILENT',
  'BUILDING',
  ...nodeFaultCodes,
]);

export type CheckCode = z.infer<typeof checkCode>;

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
        checks: z.record(
          z.string(),
          z.object({ ok: z.boolean(), code: z.optional(checkCode), behind: z.optional(count) }),
        ),
        head: z.nullable(count),
        solid: z.nullable(count),
      }),
    }),
    answers: 'json' as const,
  },
};
