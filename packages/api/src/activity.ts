import * as z from 'zod/mini';
import { topics } from './choice-lists.ts';
import { get } from './endpoint.ts';
import { choice, list, text } from './form-fields.ts';
import { paths } from './paths.ts';
import { count } from './shapes.ts';

/** One event of the stream; `retracted` takes an earlier one back after a reorganisation. */
export const feedEvent = z.object({
  id: z.string(),
  topic: z.enum(topics),
  block: z.nullable(count),
  final: z.boolean(),
  retracted: z.boolean(),
  payload: z.record(z.string(), z.unknown()),
});
export type FeedEvent = z.output<typeof feedEvent>;

export const activity = {
  stream: {
    ...get(paths.activity.stream, {
      summary: 'Server-sent events; the Last-Event-ID header resumes after that event',
      caller: '-',
      pace: 'stream',
      body: {
        topics: z.optional(list(choice(topics), topics.length)),
        lastEventId: z.optional(text(40)),
      },
      reply: feedEvent,
    }),
    answers: 'events' as const,
  },
};
