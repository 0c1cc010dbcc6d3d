import type { AnyEndpoint } from '@vellum/api/endpoint';
import type { ErrorCode } from '@vellum/api/error-codes';
import type { FastifyRequest } from 'fastify';
import { isAmbiguous } from './ambiguous-request.ts';
import { networkOf } from './network-of.ts';
import { takesTurns } from './network-turns.ts';
import { isForeign } from './origin.ts';
import type { Platform } from './platform.ts';
import { FORM_BYTES_LIMIT } from './read-form.ts';
import { Refusal } from './refusal.ts';

/** Refusals of which an honest network meets few: one that meets many is not listened to any more. */
export const countedRefusals: ReadonlySet<ErrorCode> = new Set(['RATE_LIMITED', 'BODY_TOO_LARGE']);

/** Made once for each number: whoever is refused is refused often, and writing down where costs more than all else. */
const later = new Map<number, Refusal>();

/** At most a minute. */
export function comeLater(seconds: number): Refusal {
  const known = later.get(seconds);
  if (known !== undefined) return known;
  const made = new Refusal({ code: 'RATE_LIMITED', params: { seconds: String(seconds) } });
  later.set(seconds, made);
  return made;
}

/** What is refused before the body is read. */
export function refusalOnArrival(
  { limiter, turns }: Pick<Platform, 'limiter' | 'turns'>,
  request: FastifyRequest,
  origins: ReadonlySet<string>,
): Refusal | null {
  const endpoint = request.routeOptions.config?.endpoint;
  const { pace, accepts } = endpoint ?? unknown;
  const network = networkOf(request.ip);
  const wait = limiter.count(pace, 'perIp', network);
  if (wait !== null) return comeLater(wait);
  if (isAmbiguous(request.raw)) return new Refusal({ code: 'VALIDATION' });
  if (endpoint && takesTurns(endpoint) && turns?.isFull(network)) return comeLater(1);
  if (request.method !== 'POST') return null;
  if (isForeign(request.headers, origins)) return new Refusal({ code: 'ORIGIN_REFUSED' });
  if (!mayRead(request, accepts)) return new Refusal({ code: 'CONTENT_TYPE_REFUSED' });
  return isLargeForm(request) ? new Refusal({ code: 'BODY_TOO_LARGE' }) : null;
}

/** How a path that nothing is behind is treated. */
const unknown: Pick<AnyEndpoint, 'pace' | 'accepts'> = { pace: 'read', accepts: 'form' };

/** What is no form at all is refused by the parser. */
function mayRead({ headers }: FastifyRequest, accepts: AnyEndpoint['accepts']): boolean {
  const isMultipart = headers['content-type']?.startsWith('multipart/') ?? false;
  if (isMultipart !== (accepts === 'multipart')) return false;
  return headers['content-encoding'] === undefined;
}

/** A form of which it is not told how long it is, is cut off by the parser. */
function isLargeForm({ headers }: FastifyRequest): boolean {
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
  return isForm && Number(headers['content-length'] ?? 0) > FORM_BYTES_LIMIT;
}
