import type { Language } from '@vellum/api/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from './answer.ts';
import type { Deadline } from './deadline.ts';
import type { Session } from './session.ts';

/** What a handler is told of its call. Language and signal are worked out when asked for: most never ask. */
export class IncomingCall {
  readonly body: unknown;
  readonly caller: Session | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly #deadline: Deadline;

  constructor(
    place: Readonly<{ request: FastifyRequest; reply: FastifyReply; deadline: Deadline }>,
    body: unknown,
    caller: Session | null,
  ) {
    this.body = body;
    this.caller = caller;
    this.request = place.request;
    this.reply = place.reply;
    this.#deadline = place.deadline;
  }

  get language(): Language {
    return languageOf(this.reply);
  }

  get requestId(): string {
    return this.request.id;
  }

  get signal(): AbortSignal {
    return this.#deadline.signal;
  }
}
