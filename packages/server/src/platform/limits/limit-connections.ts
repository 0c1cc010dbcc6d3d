import type { Server } from 'node:http';
import { normalizeIP } from '@fastify/rate-limit';
import type { BelievedProxies } from './believed-proxies.ts';

/** Connections of everyone together, below what an operating system lets a service open. */
const MOST_CONNECTIONS = 10_000;

/**
 * Closes what a network opens beyond its share, so that it leaves the places of others alone. Trusted proxies are exempt:
 * they connect for everyone, and bound connections themselves.
 */
export function limitConnections(
  server: Server,
  perNetwork: number,
  proxies: BelievedProxies | null,
): void {
  server.maxConnections = MOST_CONNECTIONS;
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || proxies?.(remoteAddress, 0)) return;
    const network = normalizeIP(remoteAddress);
    const count = open.get(network) ?? 0;
    if (count >= perNetwork) {
      socket.destroy();
      return;
    }
    open.set(network, count + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
