import { createEndpoint, type Endpoint, type Fetch } from './endpoint.ts';

export type ClientOptions = Readonly<{
  /** Base URLs; the first that answers is used, and kept until it fails. */
  fullNodes: readonly string[];
  /** Nodes that serve confirmed state; the full nodes by default. */
  confirmedNodes?: readonly string[];
  /** Servers of the /v1 event API; the full nodes by default. */
  eventServers?: readonly string[];
  /** Sent as TRON-PRO-API-KEY. */
  apiKey?: string;
  /** Milliseconds until a node counts as unreachable. Spec §9: 30000. */
  timeout?: number;
  fetch?: Fetch;
}>;

/** Access to a TRON network. The calls are functions on it, so that a page carries only those it uses. */
export type Client = Readonly<{ full: Endpoint; confirmed: Endpoint; events: Endpoint }>;

/** `latest` may still be replaced by a reorganisation, `confirmed` may not, but is about a minute old. */
export type Finality = 'latest' | 'confirmed';

const DEFAULT_TIMEOUT = 30_000;

export function createClient(options: ClientOptions): Client {
  const { fullNodes, confirmedNodes = fullNodes, eventServers = fullNodes } = options;
  const settings = {
    apiKey: options.apiKey,
    timeout: options.timeout ?? DEFAULT_TIMEOUT,
    fetch: options.fetch ?? fetch,
  };
  return {
    full: createEndpoint({ ...settings, urls: fullNodes }),
    confirmed: createEndpoint({ ...settings, urls: confirmedNodes }),
    events: createEndpoint({ ...settings, urls: eventServers }),
  };
}
