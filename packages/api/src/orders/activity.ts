import * as z from 'zod/mini';
import { incomeStates } from '../order-kinds/display-states.ts';
import { orderReply } from '../paid-action/order-shapes.ts';
import { topics } from '../wire/choice-lists.ts';
import { get } from '../wire/endpoint.ts';
import { choice, list, text } from '../wire/form-fields.ts';
import { paths } from '../wire/paths.ts';
import { address, count, time } from '../wire/shapes.ts';

/** `block` is null for what no block caused; `retracted` takes back what a lost block had caused. */
const event = <const T extends string, P extends z.ZodMiniType>(topic: T, payload: P) =>
  z.object({
    topic: z.literal(topic),
    block: z.nullable(count),
    final: z.boolean(),
    retracted: z.boolean(),
    payload,
  });

/** The data of one event of the stream. Its `event` name is the topic, its `id` resumes the stream. */
export const feedEvent = z.discriminatedUnion('topic', [
  event('order', orderReply),
  event('income', z.object({ id: z.string(), status: z.enum(incomeStates) })),
  event(
    'block',
    // `heard`: contracts that logged something since the block told before; pages that show them ask again.
    z.object({ head: count, solid: count, chainTime: time, heard: z.array(z.string()) }),
  ),
  event('trade', z.object({ tokenAddress: address })),
]);
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
