import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@vellum/tron/client/client';
import type { Endpoint, Request } from '@vellum/tron/client/endpoint';
import { failureReason } from '@vellum/tron/client/failure-reason';
import { NodeUnreachable } from '@vellum/tron/errors';

export type Patience = Readonly<{
  /** Milliseconds between the beginnings of two requests: public nodes count them. */
  spacing: number;
  /** Milliseconds of rest before each further attempt at a request that no node answered. */
  rests: readonly number[];
  log(line: string): void;
}>;

/** Longest rest that a node can ask for. */
const LONGEST_REST = 120_000;

/** A client that asks no faster than it may, and again when no node answered. */
export function patientClient(client: Client, patience: Patience): Client {
  let next = 0;
  const turn = async () => {
    const wait = next - performance.now();
    next = Math.max(next, performance.now()) + patience.spacing;
    // A timer drops fractions, and would begin too early by them.
    if (wait > 0) await sleep(Math.ceil(wait));
  };
  const patient = (endpoint: Endpoint): Endpoint => ({
    request: async (request) => {
      for (const rest of patience.rests) {
        await turn();
        const answer = await endpoint.request(request).catch(unlessRefused);
        if (!(answer instanceof NodeUnreachable)) return answer;
        const wait = Math.min(LONGEST_REST, Math.max(rest, answer.retryAfter));
        patience.log(waitingLine(request, answer, wait));
        await sleep(wait);
      }
      await turn();
      return endpoint.request(request);
    },
  });
  return {
    full: patient(client.full),
    confirmed: patient(client.confirmed),
    events: patient(client.events),
  };
}

function unlessRefused(error: unknown): NodeUnreachable {
  if (error instanceof NodeUnreachable) return error;
  throw error;
}

function waitingLine({ path }: Request, error: NodeUnreachable, wait: number): string {
  const seconds = Math.ceil(wait / 1000);
  return `no node answered ${path} (${failureReason(error)}); asking again in ${seconds} s`;
}
