import type { AnyEndpoint } from '@vellum/api/wire/endpoint';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusals/refusal.ts';
import { type FormFields, readForm } from './read-form.ts';
import { readMultipart } from './read-multipart.ts';

/** The fields of a call before they are decoded: of its form, or of its path and query. */
export function fieldsOf(
  { accepts, method }: AnyEndpoint,
  request: FastifyRequest,
): FormFields | Promise<FormFields> {
  if (accepts === 'multipart') return readMultipart(request);
  const fields =
    method === 'POST' ? (request.body as FormFields | null | undefined) : query(request);
  if (fields === null) throw new Refusal({ code: 'VALIDATION' });
  return fields ?? {};
}

function query({ query, params }: FastifyRequest): FormFields | null {
  const fields = readForm((query as { text: string }).text);
  return fields && { ...fields, ...(params as Record<string, string>) };
}
