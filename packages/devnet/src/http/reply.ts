import type { Json } from '@vellum/tron/json';
import { printJson } from '../wire/json-text.ts';
import { isRefusal } from './refusal-pace.ts';

/** A finished answer; `refused` when it says no. JSON unless it has a type of its own. */
export type Reply = Readonly<{ status: number; body: string; refused: boolean; type?: string }>;

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

/** What the servlet container of java-tron answers to a path that it does not have, by GET and by POST. */
export const noSuchPage = pageReply(404, 'Not Found');
export const notAllowed = pageReply(405, 'Method Not Allowed');

/** Readers of JSON fail on it, and should find out here. */
function pageReply(status: number, text: string): Reply {
  const title = `Error ${status} ${text}`;
  const body = `<html><head><title>${title}</title></head><body><h2>${title}</h2></body></html>\n`;
  return { status, body, refused: true, type: 'text/html;charset=iso-8859-1' };
}

/** The same for paths that are no node's. */
export function notFound(path: string): Reply {
  return jsonReply(404, { url: path, status: '404', message: 'Not Found' });
}
