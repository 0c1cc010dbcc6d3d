import { MalformedAnswer, NodeRefused, NodeUnreachable } from '../errors.ts';
import { isJsonObject, type JsonObject, parseJson, stringifyJson } from '../json.ts';
import { Answer } from './answer.ts';
import { eitherSignal } from './either-signal.ts';

/** As much of the platform's `fetch` as is used. */
export type Fetch = (
  url: string,
  init: Readonly<{
    method?: string;
    headers: Readonly<Record<string, string>>;
    body?: string;
    signal: AbortSignal;
  }>,
) => Promise<Readonly<{ status: number; headers: Pick<Headers, 'get'>; text(): Promise<string> }>>;

export type EndpointOptions = Readonly<{
  urls: readonly string[];
  apiKey: string | undefined;
  /** Milliseconds. */
  timeout: number;
  fetch: Fetch;
}>;

export type Request = Readonly<{
  path: string;
  /** Sent by POST; without it the request is a GET. */
  body?: JsonObject;
  signal?: AbortSignal | undefined;
}>;

/** One kind of node behind several URLs. */
export type Endpoint = Readonly<{
  /**
   * Throws NodeUnreachable, NodeRefused, MalformedAnswer, or the reason of an aborted signal. A list
   * as the whole answer is read as the field `list`.
   */
  request(request: Request): Promise<Answer>;
}>;

/** A node that cannot serve now; the next URL may. */
class Unavailable extends Error {
  readonly retryAfter: number;

  constructor(message: string, retryAfter: number, options?: ErrorOptions) {
    super(message, options);
    this.retryAfter = retryAfter;
  }
}

export function createEndpoint(options: EndpointOptions): Endpoint {
  const urls = options.urls.map((url) => url.replace(/\/+$/, ''));
  let preferred = 0;

  async function request({ path, body, signal }: Request): Promise<Answer> {
    const failures: Unavailable[] = [];
    for (let i = 0; i < urls.length; i++) {
      const index = (preferred + i) % urls.length;
      try {
        const json = await ask(options, urls[index] + path, body, signal);
        preferred = index;
        return new Answer(json, path, failures.length > 0);
      } catch (cause) {
        if (!(cause instanceof Unavailable)) throw cause;
        failures.push(cause);
      }
    }
    const retryAfter = Math.max(0, ...failures.map((failure) => failure.retryAfter));
    throw new NodeUnreachable(path, failures, retryAfter);
  }

  return { request };
}

async function ask(
  options: EndpointOptions,
  url: string,
  body: JsonObject | undefined,
  signal: AbortSignal | undefined,
): Promise<JsonObject> {
  const { status, text, retryAfter } = await send(options, url, body, signal);
  // Public gateways answer 403 for a while to those who asked too often.
  if (status === 429 || status === 403 || status >= 500) {
    throw new Unavailable(`${url}: ${status}`, retryAfter);
  }
  if (status >= 400) throw new NodeRefused(String(status), refusalText(status, text));
  if (text.startsWith(LITE_NODE)) throw new NodeRefused('LITE_NODE', text);
  const json = parseAnswer(text, url);
  const error = json['Error'];
  if (typeof error !== 'string') return json;
  // java-tron reports exceptions with status 200, also that it has no room for the request now.
  if (error.endsWith(': lack of computing resources')) throw new Unavailable(error, retryAfter);
  throw new NodeRefused('ERROR', error);
}

/** Plain text with status 200: java-tron's answer to every request for history when it keeps none. */
const LITE_NODE = 'this API is closed because this node is a lite fullnode';

/** An error page says no more than its status. */
function refusalText(status: number, text: string): string {
  return /^\s*</.test(text) ? `HTTP ${status}` : text.slice(0, 200);
}

async function send(
  { apiKey, timeout, fetch }: EndpointOptions,
  url: string,
  body: JsonObject | undefined,
  signal: AbortSignal | undefined,
) {
  const timer = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, {
      signal: signal ? eitherSignal(signal, timer) : timer,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(apiKey && { 'TRON-PRO-API-KEY': apiKey }),
      },
      ...(body && { method: 'POST', body: stringifyJson(body) }),
    });
    const retryAfter = Number(response.headers.get('retry-after') ?? 0) * 1000 || 0;
    return { status: response.status, text: await response.text(), retryAfter };
  } catch (cause) {
    signal?.throwIfAborted();
    throw new Unavailable(`${url}: ${cause}`, 0, { cause });
  }
}

function parseAnswer(text: string, url: string): JsonObject {
  try {
    const json = parseJson(text);
    if (isJsonObject(json)) return json;
    if (Array.isArray(json)) return { list: json };
  } catch (cause) {
    throw new MalformedAnswer(`${url}: not JSON`, { cause });
  }
  throw new MalformedAnswer(`${url}: not an object`);
}
