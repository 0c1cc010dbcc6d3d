import type { Json } from '@vellum/tron/json';
import { printJson } from '../wire/json-text.ts';
import { isRefusal } from './refusal-pace.ts';

/** A finished answer; `refused` when it says no. */
export type Reply = Readonly<{ status: number; body: string; refused: boolean }>;

/** An answer other than 200 that a handler gives by throwing. */
export class HttpRefusal extends Error {
  override name = 'HttpRefusal';
  readonly status: number;
  readonly body: Json;

  constructor(status: number, body: Json) {
    super(`answered with status ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** java-tron ends every answer with a line feed. */
export function jsonReply(status: number, body: Json, int64AsString = false): Reply {
  const refused = status >= 400 || isRefusal(body);
  return { status, body: `${printJson(body, int64AsString)}\n`, refused };
}

/** Nothing at all, with status 200. */
export const emptyReply: Reply = { status: 200, body: '', refused: false };

/** What the servlet container of java-tron says about a path that it does not serve. */
export function notFound(path: string): Reply {
  return jsonReply(404, { url: path, status: '404', message: 'Not Found' });
}
