import { endpointList } from '@vellum/api/endpoints/endpoints';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Web } from '../web/serve-web.ts';
import { sendProblem } from './answer.ts';

/**
 * Everything that no feature serves: files and pages of the app are sent, all else is unknown. An endpoint without a
 * feature is a mistake of ours and stops the start.
 */
export function serveRest(app: FastifyInstance, web: Web | null): void {
  const { served } = app.platform;
  const forgotten = endpointList.filter(({ endpoint }) => !served.has(endpoint.path));
  if (forgotten.length > 0) {
    const names = forgotten.map(({ group, name }) => `${group}.${name}`);
    throw new Error(`Nothing serves ${names.join(', ')}`);
  }
  const methods = methodsByPath();
  app.setNotFoundHandler((request, reply) => answerUnknown(request, reply, methods, web));
}

function methodsByPath(): ReadonlyMap<string, string> {
  return new Map(endpointList.map(({ endpoint: { path, method } }) => [path, method]));
}

function answerUnknown(
  request: FastifyRequest,
  reply: FastifyReply,
  methods: ReadonlyMap<string, string>,
  web: Web | null,
): FastifyReply {
  const path = request.url.split('?', 1)[0] ?? '';
  const method = methods.get(path);
  if (method !== undefined) {
    return sendProblem(reply.header('allow', method), { code: 'METHOD_NOT_ALLOWED' });
  }
  if (web?.answer(request, reply)) return reply;
  return sendProblem(reply, { code: 'ROUTE_UNKNOWN' });
}
