import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Address } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { type Material, prepareMaterial } from '../../packages/devnet/test/hostile/material.ts';
import { type Figure, figureOf, median } from '../figure.ts';
import { encodeBalanceOf } from './token/bench-token.ts';
import { receivers, TokenChain } from './token-chain.ts';

const ROUNDS = 5;
/** Quiet and flooded stretches take turns within a round, so that a busy machine slows both alike. */
const TURNS = 12;
const CALLS_PER_TURN = 100;
/** Requests that the flood has in progress at any moment. */
const CONCURRENCY = 4;

/** What the attacker is told: what to send, or to stop. */
export type Attack =
  | 'stop'
  | Readonly<{ url: string; material: Material; concurrency: number; seed: number }>;

type Round = Readonly<{ quiet: number; flooded: number; rate: number }>;

/** p99 of a constant call over HTTP while hostile requests come in, beside its p99 when nothing else does. */
export async function measure(): Promise<readonly Figure[]> {
  const chain = await TokenChain.create({ port: 0 });
  const material = await prepareMaterial(chain.devnet);
  const url = chain.devnet.url ?? '';
  const [probe, attacker] = [client('flood-probe.ts'), client('flood-attacker.ts')];
  const calls = () =>
    ask<number[]>(probe, { url, calls: CALLS_PER_TURN, body: balanceQuestion(chain) });
  const attack = (seed: number) =>
    ask(attacker, { url, material, concurrency: CONCURRENCY, seed } satisfies Attack);
  const stop = () => ask<number>(attacker, 'stop');
  await calls();
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push(await measureRound(calls, (turn) => attack(round * TURNS + turn), stop));
  }
  for (const child of [probe, attacker]) child.disconnect();
  await chain.devnet.close();
  return figuresOf(rounds);
}

async function measureRound(
  calls: () => Promise<number[]>,
  attack: (turn: number) => Promise<unknown>,
  stop: () => Promise<number>,
): Promise<Round> {
  const quiet: number[] = [];
  const flooded: number[] = [];
  const rates: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    quiet.push(...(await calls()));
    await attack(turn);
    flooded.push(...(await calls()));
    rates.push(await stop());
  }
  return { quiet: p99(quiet), flooded: p99(flooded), rate: median(rates) };
}

function figuresOf(rounds: readonly Round[]): readonly Figure[] {
  const quiet = rounds.map((round) => round.quiet);
  const flooded = rounds.map((round) => round.flooded);
  const rates = rounds.map((round) => round.rate);
  const ratios = rounds.map((round) => round.flooded / round.quiet);
  return [
    figureOf('constant call over HTTP, p99', 'ms', quiet),
    figureOf('constant call over HTTP beside a hostile flood, p99', 'ms', flooded),
    figureOf('hostile requests answered meanwhile', 'per second', rates),
    figureOf('p99 beside the flood, of the quiet p99', 'x', ratios, { goal: { most: 3 } }),
  ];
}

function balanceQuestion({ token }: TokenChain): string {
  const data = toHex(encodeBalanceOf(receivers[0] as Address));
  return JSON.stringify({ owner_address: token, contract_address: token, data });
}

function p99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

function client(file: string): ChildProcess {
  return fork(fileURLToPath(new URL(file, import.meta.url)));
}

function ask<T>(child: ChildProcess, question: object | string): Promise<T> {
  return new Promise((resolve) => {
    child.once('message', (answer) => resolve(answer as T));
    child.send(question);
  });
}
