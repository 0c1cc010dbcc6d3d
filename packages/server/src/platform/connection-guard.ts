import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { BelievedProxies } from './believed-proxies.ts';
import type { Clock } from './clock.ts';
import { connectionPace } from './connection-pace.ts';
import type { SteadyClock } from './network-line.ts';
import { networkOf } from './network-of.ts';
import { refusalsOfMinute } from './refusals-of-minute.ts';

/** Connections of one network at a time. A browser has six, and a network may have many people behind it. */
const MOST_CONNECTIONS = 200;
/** Milliseconds for which the next connections of a network that is cut off are left unread before they are closed. */
const UNREAD_MS = 1000;

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
  steady?: SteadyClock,
): ConnectionGuard {
  const pace = connectionPace(steady);
  const open = new Map<string, number>();
  const refusals = refusalsOfMinute(clock);

  /** Null for a proxy, and for who is gone already. */
  const counted = (address: string | undefined): string | null =>
    address === undefined || proxies?.(address, 0) ? null : networkOf(address);

  /** Whoever opens more, and faster than they would be read, is refused as well. A crowd behind one address is slower. */
  function hasEnough(address: string): boolean {
    const network = counted(address);
    if (network === null || (open.get(network) ?? 0) < MOST_CONNECTIONS) return false;
    if (pace(network) > 0) refusals.add(network);
    return true;
  }

  function enter(socket: Socket): void {
    const network = counted(socket.remoteAddress);
    if (network === null) return;
    if (refusals.areMany(network)) leaveUnread(socket);
    else readInTurn(socket, network);
    open.set(network, (open.get(network) ?? 0) + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  }

  /** Those that still wait when their network is cut off are never read. */
  function readInTurn(socket: Socket, network: string): void {
    const wait = pace(network);
    if (wait === 0) return;
    pauseReading(socket);
    setTimeout(
      () => (refusals.areMany(network) ? socket.destroy() : socket.resume()),
      wait,
    ).unref();
  }

  return {
    refuse(socket) {
      const network = counted(socket.remoteAddress);
      if (network !== null) refusals.add(network);
    },
    isCutOff(socket) {
      const network = counted(socket.remoteAddress);
      return network !== null && refusals.areMany(network);
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
  pauseReading(socket);
  setTimeout(() => socket.destroy(), UNREAD_MS).unref();
}

/** HTTP begins to read at the end of this turn, and what was sent is there in the next. */
function pauseReading(socket: Socket): void {
  setImmediate(() => socket.pause());
}
