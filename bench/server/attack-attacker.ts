import { connect, type Socket } from 'node:net';
import { type AttackKind, attackKinds } from './attack-kinds.ts';

// The attacker of the bench attack-traffic: `send({ url, kind, from, perSecond })` begins, 'stop' ends and is answered
// with what was sent. It sends at its pace whatever comes back.

export type Attack =
  | 'stop'
  | Readonly<{ url: string; kind: number; from: string; perSecond: number }>;

/** Requests a second, and microseconds of processor time for each. */
export type Sent = Readonly<{ perSecond: number; micros: number }>;

const TICK_MS = 5;
/** Connections for what needs none of its own. */
const KEPT = 8;
/** Connections that are held at most; then the oldest goes. */
const HELD = 2000;

let end = (): Sent => ({ perSecond: 0, micros: 0 });

process.on('message', (attack: Attack) => {
  if (attack === 'stop') {
    process.send?.(end());
    return;
  }
  const kind = attackKinds[attack.kind];
  if (kind === undefined) throw new Error(`no attack ${attack.kind}`);
  end = begin(kind, attack);
  process.send?.('begun');
});

function begin(kind: AttackKind, attack: Exclude<Attack, 'stop'>): () => Sent {
  const { port, hostname } = new URL(attack.url);
  const sockets: Socket[] = [];
  const began = performance.now();
  const before = process.cpuUsage();
  let sent = 0;
  const open = (): Socket => {
    const socket = connect({ port: Number(port), host: hostname, localAddress: attack.from });
    // Whatever the server does to it, it continues.
    socket.on('error', () => undefined).resume();
    return socket;
  };
  const next = (): Socket => {
    if (kind.holds) {
      const socket = open();
      sockets.push(socket);
      if (sockets.length > HELD) sockets.shift()?.destroy();
      return socket;
    }
    const at = sent % KEPT;
    const kept = sockets[at];
    if (kept !== undefined && !kept.destroyed && kept.writable) return kept;
    const socket = open();
    sockets[at] = socket;
    return socket;
  };
  const tick = setInterval(() => {
    const due = ((performance.now() - began) / 1000) * attack.perSecond;
    for (; sent < due; sent++) next().write(kind.text());
  }, TICK_MS);
  return () => {
    clearInterval(tick);
    for (const socket of sockets) socket.destroy();
    const { user, system } = process.cpuUsage(before);
    return {
      perSecond: (sent * 1000) / (performance.now() - began),
      micros: (user + system) / sent,
    };
  };
}

process.send?.('up');
