import * as http from 'node:http';
import * as https from 'node:https';
import { NodeUnreachable } from '@vellum/tron/errors';

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

/** Asks a node over connections of its own. Gives the JSON text of the answer; throws NodeUnreachable. */
export type RelayNode = Readonly<{
  ask(question: NodeQuestion): Promise<string>;
  close(): void;
}>;

export type RelayNodeOptions = Readonly<{
  /** Base URLs for each kind of question. */
  nodes: Readonly<Record<NodeKind, string>>;
  apiKey: string | null;
}>;

export function createRelayNode({ nodes, apiKey }: RelayNodeOptions): RelayNode {
  const settings = { keepAlive: true, maxSockets: CONNECTIONS };
  const ways = {
    http: { request: http.request, agent: new http.Agent(settings) },
    https: { request: https.request, agent: new https.Agent(settings) },
  };
  const secrets = [...Object.values(nodes), ...(apiKey === null ? [] : [apiKey])];
  const own = {
    // A devnet must not take a visitor's request for one of this machine.
    via: '1.1 relay',
    ...(apiKey !== null && { 'TRON-PRO-API-KEY': apiKey }),
  };

  function begin({ kind, path, body }: NodeQuestion): http.ClientRequest {
    const url = nodes[kind].replace(/\/+$/, '') + path;
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
    async ask(question) {
      try {
        const text = await answerTo(() => begin(question));
        mustBeTellable(text, secrets);
        return text;
      } catch (cause) {
        throw new NodeUnreachable(question.path, [cause], 0);
      }
    },
    close() {
      ways.http.agent.destroy();
      ways.https.agent.destroy();
    },
  };
}

function answerTo(begin: () => http.ClientRequest): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = begin();
    // An error may follow another, and one that nobody hears ends the process.
    request.on('error', (error: NodeJS.ErrnoException) => {
      // The node closed a kept connection while the question was on its way. Each may be asked twice.
      const isStale = request.reusedSocket && error.code === 'ECONNRESET';
      if (isStale) resolve(answerTo(begin));
      else reject(error);
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

/** What is passed on is JSON, and names neither node nor key. */
function mustBeTellable(text: string, secrets: readonly string[]): void {
  if (!/^\s*[[{]/.test(text)) throw new Error('the answer is no JSON');
  if (secrets.some((secret) => text.includes(secret))) {
    throw new Error('the answer names the node or its key');
  }
}
