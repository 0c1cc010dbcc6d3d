import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import type { AnyEndpoint } from '@vellum/api/wire/endpoint';
import { MalformedAnswer, NodeRefused, NodeUnreachable } from '@vellum/tron/errors';
import { Refusal } from '../refusals/refusal.ts';

/** Nobody waits for the answer any more: its time is over, or its connection closed. */
export class Overdue extends Error {
  override readonly name = 'Overdue';
}

/** What the HTTP layer itself throws before an endpoint is reached. */
const ofLayer: Readonly<Record<string, CodeWithParams | undefined>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'BODY_TOO_LARGE' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'CONTENT_TYPE_REFUSED' },
};

/** PostgreSQL and its client when they are overloaded, restarting or gone. */
const busyStates = /^(57014|57P0[1-5]|53\d{3}|08\d{3}|40001|40P01|55P03)$/;
/** The same for the network and for the disk, which may have room again later. */
const busyErrors: ReadonlySet<string> = new Set([
  'ENOSPC',
  'EDQUOT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
]);
const busyTexts = /timeout exceeded when trying to connect|Connection terminated|is not queryable/;

/** Nodes that are away, will not, or answer what no node says, as a gateway before one does. */
const ofNode = [NodeUnreachable, NodeRefused, MalformedAnswer];

/** What an error means to the caller; null when it is a bug. */
export function problemOf(
  error: unknown,
  errors: AnyEndpoint['errors'] | null,
): CodeWithParams | null {
  if (error instanceof Refusal) return error.problem;
  if (ofNode.some((kind) => error instanceof kind)) {
    return { code: errors?.includes('CHAIN_UNAVAILABLE') ? 'CHAIN_UNAVAILABLE' : 'SERVER_BUSY' };
  }
  if (error instanceof Overdue || isBusy(error)) return { code: 'SERVER_BUSY' };
  return problemOfLayer(error as { code?: string; statusCode?: number });
}

function problemOfLayer(error: Readonly<{ code?: string; statusCode?: number }>) {
  const { code = '', statusCode = 500 } = error;
  const isBadRequest = statusCode >= 400 && statusCode < 500;
  return ofLayer[code] ?? (isBadRequest ? ({ code: 'VALIDATION' } as const) : null);
}

function isBusy(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && (busyStates.test(code) || busyErrors.has(code))) return true;
  return typeof message === 'string' && busyTexts.test(message);
}
