import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** How a node of the double is set up; may be changed while it runs. */
export type JavaTronSettings = {
  /** vm.supportConstant, vm.estimateEnergy. */
  constantCalls: boolean;
  estimate: boolean;
  /** storage.transHistory.switch; a number is the one block of which it was off. */
  receipts: boolean | number;
  /** A lite node that serves no history at all, or one that has it from a block on. */
  lite: 'closed' | number | null;
  /** Number of the block at which it stopped following the chain. */
  stuckAt: number | null;
  /** Id of its block 0. */
  genesisId: string | null;
  /** Refuses what is beyond its rate limit, which is everything. */
  busy: boolean;
  /** HTTP status of every answer but the newest block: a gateway whose limit is reached on the way. */
  beyondHead: number | null;
};

export type JavaTronDouble = Readonly<{
  /** As node.http.fullNodePort and node.http.solidityPort serve it. */
  full: string;
  solidity: string;
  settings: JavaTronSettings;
  /** Requests so far, by path. */
  asked: Map<string, number>;
  close(): Promise<void>;
}>;

const asShipped: JavaTronSettings = {
  ...{ constantCalls: true, estimate: true, receipts: true },
  ...{ lite: null, stuckAt: null, genesisId: null, busy: false, beyondHead: null },
};

/** What a lite node closes. */
const historyCalls = [
  ...['getblockbynum', 'getblockbyid', 'getblockbylimitnext'],
  ...['gettransactionbyid', 'gettransactioninfobyid', 'gettransactioninfobyblocknum'],
];
const NO_ROOM = '{"Error":"class java.lang.IllegalAccessException : lack of computing resources"}';

/**
 * A node whose blocks come from another (such as a devnet), with the doors and refusals that java-tron 4.8.1 was seen to
 * have: two ports, no event server, error pages in HTML, each capability switched by a setting.
 */
export async function startJavaTron(
  upstream: string,
  changes: Partial<JavaTronSettings> = {},
): Promise<JavaTronDouble> {
  const settings = { ...asShipped, ...changes };
  const asked = new Map<string, number>();
  const door = (prefix: string) =>
    listening(async (request, response) => {
      const path = request.url ?? '';
      asked.set(path, (asked.get(path) ?? 0) + 1);
      const body = await bodyOf(request);
      const reply = path.startsWith(prefix)
        ? await answerOf(settings, upstream, path, body)
        : errorPage(request.method === 'POST' ? 405 : 404, path);
      response.writeHead(reply.status, { 'content-type': reply.type }).end(reply.text);
    });
  const [full, solidity] = [await door('/wallet/'), await door('/walletsolidity/')];
  const close = async () => {
    await Promise.all([stop(full), stop(solidity)]);
  };
  onTestFinished(close);
  return { full: urlOf(full), solidity: urlOf(solidity), settings, asked, close };
}

type Reply = Readonly<{ status: number; type: string; text: string }>;

async function answerOf(
  settings: JavaTronSettings,
  upstream: string,
  path: string,
  body: string,
): Promise<Reply> {
  const fault = limitReached(settings, path) ?? faultOf(settings, path, body);
  if (fault !== null) return fault;
  const [asked, sent] =
    settings.stuckAt !== null && path.endsWith('/getnowblock')
      ? [path.replace('getnowblock', 'getblockbynum'), `{"num":${settings.stuckAt}}`]
      : [path, body];
  const response = await fetch(upstream + asked, { method: 'POST', body: sent || '{}' });
  const text = await response.text();
  const { genesisId } = settings;
  const isGenesis = path.endsWith('/getblockbynum') && !/"num":\s*[1-9]/.test(body);
  const told =
    isGenesis && genesisId ? text.replace(/"blockID":"\w+"/, `"blockID":"${genesisId}"`) : text;
  return json(told, response.status);
}

/** The block that a request is about. */
function numberIn(body: string): number | undefined {
  const digits = /"(?:num|startNum)":\s*(\d+)/.exec(body)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function limitReached({ beyondHead, busy }: JavaTronSettings, path: string): Reply | null {
  if (busy) return json(NO_ROOM);
  const counts = beyondHead !== null && !path.endsWith('/getnowblock');
  return counts ? json('{}', beyondHead) : null;
}

const NO_CONSTANT = 'this node does not support constant';

/** What a setting takes away, by the last part of the path; the first that applies answers. */
function faultOf(settings: JavaTronSettings, path: string, body: string): Reply | null {
  const { constantCalls, estimate, lite, receipts } = settings;
  const call = path.split('/').at(-1) ?? '';
  const closed = lite === 'closed' && historyCalls.includes(call);
  const faults: readonly (readonly [boolean, Reply])[] = [
    [call === 'triggerconstantcontract' && !constantCalls, refusal(NO_CONSTANT)],
    [call === 'estimateenergy' && !estimate, refusal('this node does not support estimate energy')],
    [closed, json('this API is closed because this node is a lite fullnode')],
    [call === 'gettransactioninfobyblocknum' && !receipts, json('[]')],
    [call === 'gettransactioninfobyblocknum' && numberIn(body) === receipts, json('[]')],
    [call === 'gettransactioninfobyid' && !receipts, json('{}')],
  ];
  const fault = faults.find(([applies]) => applies)?.[1];
  return fault ?? (typeof lite === 'number' ? beforeSnapshot(lite, call, body) : null);
}

/** What a lite node with open history says of blocks that it never had; it keeps block 0. */
function beforeSnapshot(lowest: number, call: string, body: string): Reply | null {
  const number = numberIn(body) ?? lowest;
  if (number === 0 || number >= lowest) return null;
  if (call === 'getblockbynum' || call === 'getblockbylimitnext') return json('{}');
  return call === 'gettransactioninfobyblocknum' ? json('[]') : null;
}

const json = (text: string, status = 200): Reply => ({
  ...{ status, text },
  type: 'application/json;charset=utf-8',
});

function refusal(message: string): Reply {
  const hex = Buffer.from(message).toString('hex');
  return json(`{"result":{"code":"CONTRACT_VALIDATE_ERROR","message":"${hex}"}}`);
}

function errorPage(status: 404 | 405, path: string): Reply {
  const title = status === 404 ? 'Not Found' : 'HTTP method POST is not supported by this URL';
  const text = `<html>\n<head>\n<title>Error ${status} ${title}</title>\n</head>\n<body><h2>HTTP ERROR ${status}</h2>\n<table>\n<tr><th>URI:</th><td>${path}</td></tr>\n</table>\n</body>\n</html>\n`;
  return { status, type: 'text/html;charset=iso-8859-1', text };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

async function listening(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<Server> {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function stop(server: Server): Promise<void> {
  if (!server.listening) return;
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
