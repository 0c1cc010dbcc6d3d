import type { AnyEndpoint } from '@vellum/api/wire/endpoint';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusals/refusal.ts';
import { isAmbiguous } from './ambiguous-request.ts';
import { isForeign } from './origin.ts';
import { FORM_BYTES_LIMIT } from './read-form.ts';

/** What is refused before the body is read. */
export function refusalOnArrival(
  request: FastifyRequest,
  origins: ReadonlySet<string>,
): Refusal | null {
  if (isAmbiguous(request.raw)) return new Refusal({ code: 'VALIDATION' });
  if (request.method !== 'POST') return null;
  if (isForeign(request.headers, origins)) return new Refusal({ code: 'ORIGIN_REFUSED' });
  // A path that nothing serves takes a form.
  const accepts = request.routeOptions.config?.endpoint?.accepts ?? 'form';
  if (!mayRead(request, accepts)) return new Refusal({ code: 'CONTENT_TYPE_REFUSED' });
  return isLargeForm(request) ? new Refusal({ code: 'BODY_TOO_LARGE' }) : null;
}

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
