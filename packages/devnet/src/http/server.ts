import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ChainStopped } from '../chain/core.ts';
import { EventIndex } from '../events/event-index.ts';
import { servesThisMachineAlone } from './admin/admin-guard.ts';
import { DripLimit } from './admin/drip-limit.ts';
import { exchange, type Served } from './exchange.ts';
import type { HttpDeps } from './handler.ts';
import { RpcFilters } from './jsonrpc/rpc-filters.ts';
import { RefusalPace } from './refusal-pace.ts';

export type HttpOptions = Readonly<{
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Web origins beside those of this machine that may use the test hooks. */
  allowedOrigins?: readonly string[];
  /** Lets callers from other machines use the test hooks, when `host` lets them connect at all. */
  remoteAdmin?: boolean;
  /** Told of errors that no request should be able to cause; they are printed by default. */
  onBug?: (error: unknown) => void;
}>;

export type HttpServer = Readonly<{ url: string; close: () => Promise<void> }>;

/** Serves full, confirmed and event API, /admin and /tre on one port. */
export async function startHttp(deps: HttpDeps, options: HttpOptions): Promise<HttpServer> {
  const { allowedOrigins = [], remoteAdmin = false } = options;
  const policy = { allowedOrigins, remoteAdmin };
  const served: Served = {
    context: {
      ...deps,
      events: new EventIndex(deps.chain),
      batches: [],
      drips: new DripLimit(),
      filters: new RpcFilters(),
      instanceId: `0x${randomBytes(32).toString('hex')}`,
      impersonation: servesThisMachineAlone(policy, options.host),
    },
    policy,
    pace: new RefusalPace(),
    onBug: exceptStop(options.onBug ?? ((error) => console.error(error))),
  };
  const server = createServer({ connectionsCheckingInterval: 5_000 }, (request, response) => {
    exchange(served, request, response).catch((error) => {
      served.onBug(error);
      response.destroy();
    });
  });
  limitSlowClients(server);
  // Zeros are not printed, so block 0 shows no number and clients cannot build on it.
  if (deps.chain.head().number === 0) await deps.control.mine();
  await listen(server, options);
  const { address, port, family } = server.address() as AddressInfo;
  const host = family === 'IPv6' ? `[${address}]` : address;
  return { url: `http://${host}:${port}`, close: () => close(server) };
}

/** That a chain has stopped is told once, by its fault, and not by every request that meets it. */
function exceptStop(onBug: (error: unknown) => void): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof ChainStopped)) onBug(error);
  };
}

/** A client that stalls holds a socket and nothing else, and not for long. */
function limitSlowClients(server: Server): void {
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = 30_000;
  // A client counts from what it is told above. Closing at the same moment would reset the request it is sending.
  server.keepAliveTimeoutBuffer = 60_000;
  server.timeout = 60_000;
  server.maxConnections = 2_000;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // Browsers open sockets ahead of need. One that was only silent is closed without a word: an answer nobody asked
    // for would be taken for that of the request just being sent.
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') socket.destroy();
    else if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
  });
}

function listen(server: Server, { host, port }: HttpOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}
