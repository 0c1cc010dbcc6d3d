import { normalizeIP } from '@fastify/rate-limit';
import { activity as api } from '@vellum/api/orders/activity';
import { topics as allTopics, type Topic } from '@vellum/api/wire/choice-lists';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Call, serveRaw } from '../http/serve.ts';
import { tooManyRequests } from '../refusals/refusal.ts';
import { sessionName } from '../sessions/session.ts';
import type { IndexNews } from './block-ticker.ts';
import type { FeedBell } from './feed-bell.ts';
import type { FeedReader } from './feed-reader.ts';
import { feedTail } from './feed-tail.ts';
import { createStreamHub } from './stream-hub.ts';

export type StreamDeps = Readonly<{
  reader: FeedReader;
  bell: FeedBell;
  news: IndexNews;
}>;

/** A person has a few tabs; a hundred people may share a network. */
const MAX_PER_ADDRESS = 5;
const MAX_PER_NETWORK = 500;

const BEAT_MS = 1000;

type StreamBody = Readonly<{ topics?: readonly Topic[]; lastEventId?: string }>;

/** Server-sent events that continue where the client was cut off. */
export function serveStream(app: FastifyInstance, { reader, bell, news }: StreamDeps): void {
  const feed = feedTail(reader);
  const hub = createStreamHub({ feed, bell, news, clock: app.platform.clock });
  const counts = new Map<string, number>();
  // Still running while the server stops: it waits for open streams, and a slow reader must not hold it up.
  const beat = setInterval(hub.beat, BEAT_MS).unref();

  serveRaw(app, api.stream, async (call, reply) => {
    const { caller } = call;
    const { topics = allTopics } = call.body as StreamBody;
    const leave = enter(counts, placesOf(call));
    try {
      const from = resumeAt(call) ?? (await feed.newest());
      hijack(reply);
      hub.open({
        output: reply.raw,
        filter: { address: caller?.address ?? null, topics },
        from,
        session: caller && sessionName(caller),
        closed: leave,
      });
      return reply;
    } catch (error) {
      leave();
      throw error;
    }
  });

  app.addHook('preClose', (done) => {
    hub.close();
    done();
  });
  app.server.once('close', () => clearInterval(beat));
}

const placesOf = ({ caller, request }: Call): readonly (readonly [string, number])[] => [
  [normalizeIP(request.ip), MAX_PER_NETWORK],
  ...(caller === null ? [] : [[caller.address, MAX_PER_ADDRESS] as const]),
];

/** Takes a place at each; gives what returns them. */
function enter(
  counts: Map<string, number>,
  places: readonly (readonly [string, number])[],
): () => void {
  for (const [who, most] of places) {
    if ((counts.get(who) ?? 0) >= most) throw tooManyRequests(60);
  }
  const move = (by: number) => {
    for (const [who] of places) {
      const left = (counts.get(who) ?? 0) + by;
      if (left > 0) counts.set(who, left);
      else counts.delete(who);
    }
  };
  move(1);
  return () => move(-1);
}

/** Where the client was; the header is what browsers send by themselves. Null when it names nothing. */
function resumeAt({ request, body }: Call): bigint | null {
  const header = request.headers['last-event-id'];
  const text = (typeof header === 'string' && header) || (body as StreamBody).lastEventId || '';
  return /^\d{1,18}$/.test(text) ? BigInt(text) : null;
}

function hijack(reply: FastifyReply): void {
  const headers = reply.getHeaders() as Record<string, string>;
  reply.hijack();
  reply.raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    // For proxies that collect answers before they pass them on.
    'x-accel-buffering': 'no',
  });
}
