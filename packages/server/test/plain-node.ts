import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A question as the node saw it. */
export type SeenQuestion = Readonly<{
  path: string;
  apiKey: string | undefined;
  /** Whether it came through the relay, and not from the server itself. */
  isRelayed: boolean;
}>;

/** A node as java-tron is: it knows no other origins, serves wallet routes alone, and says the rest in HTML. */
export type PlainNode = Readonly<{
  url: string;
  seen: readonly SeenQuestion[];
  /** Most questions of the relay that were in progress at once. */
  busiest(): number;
  /** What happens to a question before it is passed on; nothing unless told. */
  onQuestion(handle: Handle): void;
  close(): Promise<void>;
}>;

/** May give the answer itself; otherwise the question is passed on. */
type Handle = (question: SeenQuestion) => Promise<string | undefined> | string | undefined;

const ROUTES = /^\/wallet(?:solidity)?\/[a-z0-9]+$/;

/** Stands before a devnet. */
export async function plainNode(devnetUrl: string): Promise<PlainNode> {
  const seen: SeenQuestion[] = [];
  let handle: Handle = () => undefined;
  let [busy, busiest] = [0, 0];
  const server = createServer(async (asked, answer) => {
    const question = questionIn(asked);
    seen.push(question);
    if (question.isRelayed) {
      busiest = Math.max(busiest, ++busy);
      answer.once('close', () => busy--);
    }
    try {
      const given = await handle(question);
      if (given === undefined) answerAsNode(devnetUrl, question.path, asked, answer);
      else answer.end(given);
    } catch {
      // A question that the test does not let through ends without an answer.
      answer.destroy();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    busiest: () => busiest,
    onQuestion: (next) => {
      handle = next;
    },
    close: () => closed(server),
  };
}

function questionIn({ url, headers }: IncomingMessage): SeenQuestion {
  const { pathname: path } = new URL(url ?? '/', 'http://node');
  const key = headers['tron-pro-api-key'];
  const apiKey = typeof key === 'string' ? key : undefined;
  return { path, apiKey, isRelayed: headers.via !== undefined };
}

function answerAsNode(
  devnetUrl: string,
  path: string,
  asked: IncomingMessage,
  answer: ServerResponse,
): void {
  if (asked.method === 'OPTIONS') answerOptions(answer);
  else if (ROUTES.test(path)) pass(devnetUrl, asked, answer);
  else answerUnknown(path, answer);
}

function answerOptions(answer: ServerResponse): void {
  answer.writeHead(200, {
    allow: 'GET, HEAD, POST, TRACE, OPTIONS',
    'content-type': 'application/json;charset=utf-8',
    'content-length': 0,
  });
  answer.end();
}

function answerUnknown(path: string, answer: ServerResponse): void {
  answer.writeHead(405, { 'content-type': 'text/html;charset=iso-8859-1' });
  answer.end(`<html><body><h2>HTTP ERROR 405</h2><p>URI: ${path}</p></body></html>`);
}

function pass(devnetUrl: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { method } = asked;
  const { via, 'content-type': type = 'application/json' } = asked.headers;
  const headers = { 'content-type': type, ...(via !== undefined && { via }) };
  const passed = request(devnetUrl + asked.url, { method, headers }, (given) => {
    answer.writeHead(given.statusCode ?? 500, { 'content-type': 'application/json;charset=utf-8' });
    given.pipe(answer);
  });
  passed.once('error', () => answer.destroy());
  asked.pipe(passed);
}

async function closed(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}
