import * as http from 'node:http';
import * as https from 'node:https';

/** Milliseconds until an answer counts as late; the caller's own request ends a little later. */
const PATIENCE_MS = 5_000;
/** Bytes of an answer. The largest that pages need, a contract with its ABI and code, has less than half of it. */
const ANSWER_BYTES = 512 * 1024;
/** Connections to one node that only the relay uses. */
const CONNECTIONS = 8;

export type NodeKind = 'full' | 'confirmed' | 'events';

export type NodeQuestion = Readonly<{
  kind: NodeKind;
  /** Of the node's own, such as `/wallet/getaccount`. */
  path: string;
  /** JSON sent by POST; null for a GET. */
  body: string | null;
}>;

/** Base URLs of one node for each kind of question. */
export type NodeUrls = Readonly<Record<NodeKind, string>>;

/** No connection came about, so that the question has reached nobody. */
export class Unreached extends Error {}

/** Gives the text of an answer with status 200; throws Unreached, or the error of whatever else went wrong. */
export type NodeHttp = Readonly<{
  ask(urls: NodeUrls, question: NodeQuestion): Promise<string>;
  close(): void;
}>;

export function createNodeHttp(apiKey: string | null): NodeHttp {
  const settings = { keepAlive: true, maxSockets: CONNECTIONS };
  const ways = {
    http: { request: http.request, agent: new http.Agent(settings) },
    https: { request: https.request, agent: new https.Agent(settings) },
  };
  const own = {
    // A devnet must not take a visitor's request for one of this machine.
    via: '1.1 relay',
    ...(apiKey !== null && { 'TRON-PRO-API-KEY': apiKey }),
  };

  function begin(urls: NodeUrls, { kind, path, body }: NodeQuestion): http.ClientRequest {
    const url = urls[kind].replace(/\/+$/, '') + path;
    const { request, agent } = url.startsWith('https:') ? ways.https : ways.http;
    const signal = AbortSignal.timeout(PATIENCE_MS);
    if (body === null) return request(url, { agent, signal, headers: own }).end();
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...own,
    };
    return request(url, { method: 'POST', agent, signal, headers }).end(body);
  }

  return {
    ask: (urls, question) => answerTo(() => begin(urls, question)),
    close() {
      ways.http.agent.destroy();
      ways.https.agent.destroy();
    },
  };
}

function answerTo(begin: () => http.ClientRequest): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = begin();
    let isConnecting = false;
    request.once('socket', (socket) => {
      // One that was kept is connected, and would keep a listener of every question.
      if (!socket.connecting) return;
      isConnecting = true;
      socket.once('connect', () => {
        isConnecting = false;
      });
    });
    // An error may follow another, and one that nobody hears ends the process.
    request.on('error', (error: NodeJS.ErrnoException) => {
      // The node closed a kept connection while the question was on its way. Each may be asked twice.
      const isStale = request.reusedSocket && error.code === 'ECONNRESET';
      if (isStale) resolve(answerTo(begin));
      else reject(isConnecting ? new Unreached(error.message, { cause: error }) : error);
    });
    request.once('response', (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        chunks.push(chunk);
        if (bytes > ANSWER_BYTES) request.destroy(new Error(`more than ${ANSWER_BYTES} bytes`));
      });
      response.on('error', reject);
      response.once('end', () => {
        const { statusCode } = response;
        if (statusCode === 200) resolve(Buffer.concat(chunks).toString());
        else reject(new Error(`HTTP ${statusCode}`));
      });
    });
  });
}
