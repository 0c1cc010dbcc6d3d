import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { hasNginx, startNginx } from '../../packages/server/test/proxy/nginx.ts';
import { askChild } from '../ask-child.ts';
import type { BenchOptions } from '../bench-options.ts';
import { type Figure, figureOf } from '../figure.ts';
import { startChild } from '../start-child.ts';
import type { Attack, Sent } from './attack-attacker.ts';
import { type AttackKind, attackKinds } from './attack-kinds.ts';

const ROUNDS = 3;
/** Quiet and attacked stretches take turns within a round, so that a busy machine slows both alike. */
const TURNS = 2;
const STRETCH_MS = 6000;
const WARM_UP_MS = 4000;
/** What an attack leaves behind is put away before the next quiet stretch, which is not to pay for it. */
const REST_MS = 1000;
/** Ten users with two calls a second make twenty; the attacker sends a hundred times as many. */
const ATTACKS_PER_SECOND = 2000;

type Round = Readonly<{ quiet: Spread; attacked: Spread; sent: readonly Sent[]; micros: number }>;
type Spread = Readonly<{ p50: number; p99: number }>;
type Parties = Readonly<Record<'honest' | 'attacker', ChildProcess>> &
  Readonly<{ servers: readonly ChildProcess[]; url: string; elsewhere: string }>;
type Stretch = Readonly<{ times: readonly number[]; micros: number }>;

/**
 * How long honest users wait while an attacker sends a hundred times their traffic from one address, beside how long they
 * wait without: the whole server with its limits on behind nginx as it is shipped, each in processes of their own, as are
 * users and attacker. Each stretch is attacked from a fresh address, which has all that an address may have before it.
 */
export async function measure({
  rounds: count = ROUNDS,
  only,
}: BenchOptions): Promise<readonly Figure[]> {
  const kinds = chosen(only);
  if (!hasNginx) throw new Error('attack-traffic needs nginx: apt-get install nginx');
  const server = startChild('server/attack-server.ts', JSON.stringify({ trustedProxies: 1 }));
  const [first] = await once(server, 'message');
  // The shipped configuration has two processes on one database.
  const second = startChild('server/attack-second-server.ts', JSON.stringify(first.config));
  const [secondUrl] = await once(second, 'message');
  const nginx = await startNginx([first.url, secondUrl]);
  const { url } = nginx;
  const other = startChild('server/attack-elsewhere.ts');
  const [elsewhere] = await once(other, 'message');
  const [honest, attacker] = [
    startChild('server/attack-honest.ts'),
    startChild('server/attack-attacker.ts'),
  ];
  await Promise.all([once(honest, 'message'), once(attacker, 'message')]);
  const parties = { url, elsewhere, servers: [server, second], honest, attacker };
  await askChild(honest, { url, ms: WARM_UP_MS });
  const rounds = kinds.map((): Round[] => []);
  for (let round = 0; round < count; round++) {
    for (const [at, kind] of kinds.entries()) {
      rounds[at]?.push(await measureRound(parties, attackKinds.indexOf(kind), round));
    }
  }
  for (const child of [honest, attacker, other]) child.disconnect();
  await nginx.close();
  // The second uses the database of the first.
  for (const each of [second, server]) {
    each.send('stop');
    await once(each, 'exit');
  }
  return kinds.flatMap((kind, at) => figuresOf(kind, rounds[at] ?? []));
}

function chosen(only: string | undefined): readonly AttackKind[] {
  if (only === undefined) return attackKinds;
  const names = only.split(',');
  const unknown = names.find((name) => attackKinds.every((kind) => kind.name !== name));
  if (unknown !== undefined) throw new Error(`no attack is called "${unknown}"`);
  return attackKinds.filter(({ name }) => names.includes(name));
}

async function measureRound(parties: Parties, kind: number, round: number): Promise<Round> {
  const { attacker } = parties;
  const url = attackKinds[kind]?.elsewhere ? parties.elsewhere : parties.url;
  const quiet: Stretch[] = [];
  const attacked: Stretch[] = [];
  const sent: Sent[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    quiet.push(await stretch(parties));
    const from = `127.2.${kind + 1}.${round * TURNS + turn + 1}`;
    const attack: Attack = { url, kind, from, perSecond: ATTACKS_PER_SECOND };
    await askChild(attacker, attack);
    attacked.push(await stretch(parties));
    sent.push(await askChild<Sent>(attacker, 'stop'));
    await pause(REST_MS);
  }
  const spent = (all: readonly Stretch[]) => all.reduce((sum, { micros }) => sum + micros, 0);
  const attacks = sent.reduce((sum, { perSecond }) => sum + perSecond * (STRETCH_MS / 1000), 0);
  const micros = (spent(attacked) - spent(quiet)) / attacks;
  return { quiet: spreadOf(quiet), attacked: spreadOf(attacked), sent, micros };
}

/** Honest users at work for a while: how long they waited, and what the servers spent. */
async function stretch({ url, servers, honest }: Parties): Promise<Stretch> {
  const before = await spentBy(servers);
  const times = await askChild<number[]>(honest, { url, ms: STRETCH_MS });
  return { times, micros: (await spentBy(servers)) - before };
}

async function spentBy(servers: readonly ChildProcess[]): Promise<number> {
  const each = await Promise.all(servers.map((server) => askChild<number>(server, 'usage')));
  return each.reduce((sum, micros) => sum + micros, 0);
}

function figuresOf({ name, elsewhere }: AttackKind, rounds: readonly Round[]): readonly Figure[] {
  const ratio = (of: keyof Spread) => rounds.map(({ quiet, attacked }) => attacked[of] / quiet[of]);
  const sent = rounds.flatMap((round) => round.sent);
  const micros = (of: readonly Readonly<{ micros: number }>[]) => of.map((each) => each.micros);
  const p99 = rounds.map(({ attacked }) => attacked.p99);
  const bound = elsewhere ? {} : { goal: { most: 3 } };
  return [
    figureOf(
      `${name}: sent`,
      'per second',
      sent.map(({ perSecond }) => perSecond),
    ),
    figureOf(`${name}: processor time of the attacker for each`, 'µs', micros(sent)),
    figureOf(`${name}: processor time of the server for each`, 'µs', micros(rounds)),
    figureOf(`${name}: p99 of honest calls meanwhile`, 'ms', p99),
    figureOf(`${name}: p50 of the quiet p50`, 'x', ratio('p50'), bound),
    figureOf(`${name}: p99 of the quiet p99`, 'x', ratio('p99'), bound),
  ];
}

function spreadOf(stretches: readonly Stretch[]): Spread {
  const sorted = stretches.flatMap(({ times }) => times).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}
