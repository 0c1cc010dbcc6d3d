import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { BelievedProxies } from './believed-proxies.ts';
import type { Clock } from './clock.ts';
import { networkOf } from './network-of.ts';

/** Connections of one network at a time. A browser has six, and a network may have many people behind it. */
const MOST_CONNECTIONS = 200;
/** Refusals within a minute after which a network is not listened to for the rest of it. */
const MOST_REFUSALS = 300;
/** Milliseconds for which such a network's next connections are left unread before they are closed. */
const UNREAD_MS = 1000;
/** More networks than this are not remembered within a minute: memory is bounded too. */
const MAX_NETWORKS = 100_000;
const minute = 60_000;

/** What is decided of a connection before anything that it sends is looked at. */
export type ConnectionGuard = Readonly<{
  /** Counts a request that was refused for coming too often, or could not be read at all. */
  refuse(socket: Socket): void;
  /** Whether the network behind the connection went on asking regardless. */
  isCutOff(socket: Socket): boolean;
  /** Watches the connections of a server. */
  watch(server: Server): void;
}>;

/**
 * Bounds connections by network, and listens no longer to a network that goes on after it was refused: answering costs us
 * more than asking costs them. Proxies of ours stand for many and are left alone.
 */
export function createConnectionGuard(
  clock: Clock,
  proxies: BelievedProxies | null,
): ConnectionGuard {
  const open = new Map<string, number>();
  const refusals = new Map<string, number>();
  let began = 0;

  /** Refusals of this minute, by network. */
  function counts(): Map<string, number> {
    const now = clock();
    if (now - began >= minute || now < began) {
      began = now;
      refusals.clear();
    }
    return refusals;
  }

  const isCutOff = (network: string) => (counts().get(network) ?? 0) >= MOST_REFUSALS;

  /** Null for a proxy, and for who is gone already. */
  const counted = (address: string | undefined): string | null =>
    address === undefined || proxies?.(address, 0) ? null : networkOf(address);

  function hasEnough(address: string): boolean {
    const network = counted(address);
    return network !== null && (open.get(network) ?? 0) >= MOST_CONNECTIONS;
  }

  function enter(socket: Socket): void {
    const network = counted(socket.remoteAddress);
    if (network === null) return;
    if (isCutOff(network)) leaveUnread(socket);
    open.set(network, (open.get(network) ?? 0) + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  }

  return {
    refuse(socket) {
      const network = counted(socket.remoteAddress);
      if (network === null) return;
      const ofMinute = counts();
      const count = ofMinute.get(network) ?? 0;
      if (count > 0 || ofMinute.size < MAX_NETWORKS) ofMinute.set(network, count + 1);
    },
    isCutOff(socket) {
      if (refusals.size === 0) return false;
      const network = counted(socket.remoteAddress);
      return network !== null && isCutOff(network);
    },
    watch(server) {
      // Node asks it before it makes anything of a connection, which is most of what one costs. It is an option of every
      // server, but those of HTTP do not hand it on.
      Object.assign(server, { blockList: { check: hasEnough } });
      server.on('connection', enter);
    },
  };
}

/** Closing at once would only have the next one opened, a thousand times a second. */
function leaveUnread(socket: Socket): void {
  // HTTP begins to read at the end of this turn, and what was sent is there in the next.
  setImmediate(() => socket.pause());
  setTimeout(() => socket.destroy(), UNREAD_MS).unref();
}
