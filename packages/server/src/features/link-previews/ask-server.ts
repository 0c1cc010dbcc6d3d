import type { ReplyOf } from '@vellum/api/endpoints/call-shape';
import type { AnyEndpoint } from '@vellum/api/wire/endpoint';
import { encodeForm, type FormValue } from '@vellum/api/wire/form';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/refusals/refusal.ts';

/** Asks what anyone may ask; null for what does not exist. Throws `Unanswered` while that cannot be told. */
export type Ask = <E extends AnyEndpoint>(
  endpoint: E,
  fields: Readonly<Record<string, FormValue | undefined>>,
) => Promise<ReplyOf<E> | null>;

/** Too many questions, or a node that does not answer: nothing is known of the thing. No bug, whoever asked. */
class Unanswered extends Refusal {
  constructor(path: string, status: number) {
    super({ code: 'SERVER_BUSY' });
    this.name = 'Unanswered';
    this.message = `${path} answered ${status}`;
  }
}

/** Asks this server in the name of whoever follows a link: without a session, and within the limits of their network. */
export function askServer(app: FastifyInstance, { ip }: FastifyRequest): Ask {
  return async (endpoint, fields) => {
    const answer = await app.inject({
      method: 'POST',
      url: endpoint.path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: encodeForm(fields).toString(),
      remoteAddress: ip,
    });
    const { statusCode } = answer;
    if (statusCode === 200) return answer.json().data;
    if (statusCode === 429 || statusCode >= 500) throw new Unanswered(endpoint.path, statusCode);
    return null;
  };
}
