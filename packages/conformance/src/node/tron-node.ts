import { setTimeout as pause } from 'node:timers/promises';
import { isJsonObject, type Json, type JsonObject, stringifyJson } from '@vellum/tron/json';
import { parseLossless } from './lossless-json.ts';

/** Where a node listens; the devnet has everything on one port, java-tron on three. */
export type NodeUrls = Readonly<{ full: string; solidity: string; jsonrpc: string }>;

/** An answer as it came: `body` is its JSON, or a text that says what else it was. */
export type HttpAnswer = Readonly<{ status: number; type: string; body: Json }>;

export type HttpRequest = Readonly<{
  method: 'GET' | 'POST';
  /** With its query, such as `/wallet/getnowblock`; `/jsonrpc` goes to the JSON-RPC port. */
  path: string;
  /** An object is sent as JSON, a text as it is. */
  body?: JsonObject | readonly Json[] | string;
  /** `application/json` unless given. */
  contentType?: string;
}>;

const TIMEOUT = 60_000;
const POLL_INTERVAL = 400;

/** One node under test. */
export class TronNode {
  readonly urls: NodeUrls;
  #head: Promise<number> | undefined;

  constructor(urls: NodeUrls) {
    this.urls = urls;
  }

  async ask(request: HttpRequest): Promise<HttpAnswer> {
    const { method, path, body, contentType = 'application/json' } = request;
    try {
      const response = await fetch(this.urlOf(path), {
        method,
        signal: AbortSignal.timeout(TIMEOUT),
        headers: body === undefined ? {} : { 'content-type': contentType },
        ...(body !== undefined && { body: bodyText(body) }),
      });
      const type = response.headers.get('content-type') ?? '';
      return { status: response.status, type, body: bodyOf(type, await response.text()) };
    } catch (cause) {
      throw new Error(`${method} ${this.urlOf(path)} was not answered: ${cause}`, { cause });
    }
  }

  get(path: string): Promise<HttpAnswer> {
    return this.ask({ method: 'GET', path });
  }

  /** The answer to a POST, which must be an object. */
  async post(path: string, body: JsonObject): Promise<JsonObject> {
    const answer = await this.ask({ method: 'POST', path, body });
    if (isJsonObject(answer.body)) return answer.body;
    throw new Error(`${this.urlOf(path)}: ${answer.status} ${stringifyJson(answer.body)}`);
  }

  urlOf(path: string): string {
    if (path === '/jsonrpc') return this.urls.jsonrpc;
    return (path.startsWith('/walletsolidity/') ? this.urls.solidity : this.urls.full) + path;
  }

  /** Resolves with the number of the first block beyond `number`; all who wait share one poll. */
  async blockAfter(number: number): Promise<number> {
    for (;;) {
      this.#head ??= this.#nextHead();
      const head = await this.#head;
      if (head > number) return head;
    }
  }

  async #nextHead(): Promise<number> {
    await pause(POLL_INTERVAL);
    this.#head = undefined;
    return (await this.head()).number;
  }

  /** The newest block: its number, id and time. */
  async head(): Promise<BlockReference> {
    return referenceOf(await this.post('/wallet/getblock', { detail: false }));
  }

  /** Resolves once the solidity node knows what the full node knows now. */
  async solidified(): Promise<void> {
    const { number } = await this.head();
    for (;;) {
      const solid = referenceOf(await this.post('/walletsolidity/getblock', { detail: false }));
      if (solid.number >= number) return;
      await pause(POLL_INTERVAL);
    }
  }

  async block(number: number): Promise<BlockReference> {
    return referenceOf(await this.post('/wallet/getblockbynum', { num: number }));
  }
}

export type BlockReference = Readonly<{ number: number; id: string; timestamp: number }>;

function referenceOf(block: JsonObject): BlockReference {
  const header = block['block_header'] as { raw_data?: JsonObject } | undefined;
  const { number = 0, timestamp = 0 } = header?.raw_data ?? {};
  return { number: Number(number), id: String(block['blockID']), timestamp: Number(timestamp) };
}

function bodyText(body: JsonObject | readonly Json[] | string): string {
  return typeof body === 'string' ? body : stringifyJson(body);
}

function bodyOf(type: string, text: string): Json {
  if (text === '') return 'an empty body';
  if (type.includes('html')) return 'a page of HTML';
  try {
    return parseLossless(text);
  } catch {
    // Some answers are plain text on purpose; the comparison shows what it was.
    return `text ${text}`;
  }
}
