import { isJsonObject, parseJson } from '@vellum/tron/json';
import { isPrivateHost } from '../platform/http/private-host.ts';
import type { ServerConfig } from './config.ts';

/** How pages reach a node: themselves, or through this server. */
export type NodeAccess = 'direct' | 'relay';

/** The same, and whether there is a server of events behind it. */
export type NodeWay = Readonly<{ access: NodeAccess; hasEvents: boolean }>;

type Network = ServerConfig['network'];

/** Milliseconds until a node counts as one that does not answer pages. */
const PATIENCE_MS = 3_000;
const PREFLIGHT = {
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'content-type',
};

/** The addresses that pages are told where they ask the node themselves. */
export function publicNodes(network: Network) {
  const full = network.publicNode ?? network.fullNodes[0] ?? '';
  return {
    full,
    confirmed: network.publicNode ?? network.solidityNodes[0] ?? full,
    events: network.publicNode ?? network.eventServers[0] ?? full,
  };
}

/** Asked once, when the server starts. */
export async function nodeWay(config: ServerConfig): Promise<NodeWay> {
  const [access, hasEvents] = await Promise.all([nodeAccess(config), servesEvents(config)]);
  return { access, hasEvents };
}

/** A plain node has no event server; TronGrid and the embedded chain do. */
async function servesEvents({ network, deployment }: ServerConfig): Promise<boolean> {
  // As this server reaches it: the address for pages may mean nothing here.
  const events = network.eventServers[0] ?? network.fullNodes[0] ?? '';
  const contract = deployment.contracts['team']?.address ?? '';
  const headers = network.apiKey === null ? {} : { 'TRON-PRO-API-KEY': network.apiKey };
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const address = `${events}/v1/contracts/${contract}/events?limit=1`;
    const response = await fetch(address, { headers, signal, redirect: 'error' });
    return response.ok && isJsonObject(parseJson(await response.text()));
  } catch {
    // Whatever it is that answers there, it tells no events.
    return false;
  }
}

/**
 * What the operator chose; `auto` is direct where a browser would succeed: the embedded chain always, any other node
 * if it can be reached from where the page is and answers the questions that a browser asks before it asks another
 * origin. A node that is away now is asked through this server, which works in every case.
 */
export async function nodeAccess({ network, publicUrl }: ServerConfig): Promise<NodeAccess> {
  const { access = 'auto', name } = network;
  if (access !== 'auto') return access;
  if (name === 'devnet') return 'direct';
  const page = new URL(publicUrl ?? 'http://127.0.0.1');
  const { full, confirmed } = publicNodes(network);
  const answers = await Promise.all([
    answersPages(`${full}/wallet/getnowblock`, page),
    answersPages(`${confirmed}/walletsolidity/getnowblock`, page),
  ]);
  return answers.every(Boolean) ? 'direct' : 'relay';
}

async function answersPages(address: string, page: URL): Promise<boolean> {
  const node = new URL(address);
  if (page.protocol === 'https:' && node.protocol === 'http:') return false;
  if (isPrivateHost(node.hostname) && !isPrivateHost(page.hostname)) return false;
  try {
    const asked = await ask(address, page, { method: 'OPTIONS', headers: PREFLIGHT });
    if (!isAllowed(asked, page) || !takesJson(asked)) return false;
    const json = { 'content-type': 'application/json' };
    const answered = await ask(address, page, { method: 'POST', headers: json, body: '{}' });
    return isAllowed(answered, page);
  } catch {
    // A node that does not answer us is no better for pages.
    return false;
  }
}

async function ask(address: string, { origin }: URL, init: RequestInit): Promise<Response> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const headers = { ...(init.headers as Record<string, string>), origin };
  const response = await fetch(address, { ...init, headers, signal, redirect: 'error' });
  await response.body?.cancel();
  return response;
}

function isAllowed({ ok, headers }: Response, { origin }: URL): boolean {
  const allowed = headers.get('access-control-allow-origin');
  return ok && (allowed === '*' || allowed === origin);
}

function takesJson({ headers }: Response): boolean {
  const allowed = (headers.get('access-control-allow-headers') ?? '')
    .toLowerCase()
    .split(/\s*,\s*/);
  return allowed.includes('content-type') || allowed.includes('*');
}
