import { bodyFailure, failure } from '@vellum/api/failures/failure';
import type { BodyRefusal } from '@vellum/api/failures/refusal-of-body';
import { type CodeWithParams, type ErrorCode, errorCodes } from '@vellum/api/refusals/error-codes';
import { languageFor } from '@vellum/api/typed-text/language';
import { success } from '@vellum/api/wire/envelope';
import type { FastifyReply } from 'fastify';

/** Answers with the envelope of a success. */
export function sendData(reply: FastifyReply, data: unknown): FastifyReply {
  return reply.send(success(data, reply.request.id));
}

/** Answers with the envelope of a refusal, in the caller's language. */
export function sendProblem(reply: FastifyReply, problem: CodeWithParams): FastifyReply {
  if (problem.code === 'RATE_LIMITED') reply.header('retry-after', problem.params.seconds);
  return statusOf(reply, problem.code).send(failure(problem, readerOf(reply)));
}

export function sendBodyRefusal(reply: FastifyReply, refusal: BodyRefusal): FastifyReply {
  return statusOf(reply, refusal.code).send(bodyFailure(refusal, readerOf(reply)));
}

export const languageOf = (reply: FastifyReply) =>
  languageFor(reply.request.headers['accept-language']);

const readerOf = (reply: FastifyReply) => ({
  language: languageOf(reply),
  requestId: reply.request.id,
});

function statusOf(reply: FastifyReply, code: ErrorCode): FastifyReply {
  reply.outcome = code;
  // A code that never travels as an answer's own has no status: answering with it is a bug.
  return reply.code(errorCodes[code].status || 500);
}
