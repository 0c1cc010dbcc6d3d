import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { toHex } from '@vellum/tron/bytes';
import { type Material, prepareMaterial } from '../packages/devnet/test/hostile/material.ts';
import { type Figure, figureOf } from './figure.ts';
import { encodeBalanceOf } from './token/bench-token.ts';
import { receivers, TokenChain } from './token-chain.ts';

const ROUNDS = 7;
const CALLS = 1_000;
/** Requests that the flood has under way at any moment. */
const CONCURRENCY = 4;

/** p99 of a constant call over HTTP while hostile requests come in, beside its p99 when nothing else does. */
export async function measure(): Promise<readonly Figure[]> {
  const chain = await TokenChain.create({ port: 0 });
  const material = await prepareMaterial(chain.devnet);
  const url = chain.devnet.url ?? '';
  const probe = client('flood-probe.ts');
  const attacker = client('flood-attacker.ts');
  const [holder] = receivers;
  if (holder === undefined) throw new Error('nobody holds the token');
  const body = JSON.stringify({
    owner_address: chain.token,
    contract_address: chain.token,
    data: toHex(encodeBalanceOf(holder)),
  });
  const p99 = () => ask<number>(probe, { url, calls: CALLS, body });
  await p99();
  const quiet: number[] = [];
  const flooded: number[] = [];
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    quiet.push(await p99());
    await ask(attacker, { url, material, concurrency: CONCURRENCY, seed: round });
    flooded.push(await p99());
    rates.push(await ask<number>(attacker, 'stop'));
  }
  for (const child of [probe, attacker]) child.disconnect();
  await chain.devnet.close();
  const ratios = flooded.map((value, round) => value / (quiet[round] ?? value));
  return [
    figureOf('constant call over HTTP, p99', 'ms', quiet),
    figureOf('constant call over HTTP beside a hostile flood, p99', 'ms', flooded),
    figureOf('hostile requests answered meanwhile', 'per second', rates),
    figureOf('p99 beside the flood, of the quiet p99', 'x', ratios, { goal: { most: 3 } }),
  ];
}

/** What the attacker is told: what to send, or to stop. */
export type Attack =
  | 'stop'
  | Readonly<{ url: string; material: Material; concurrency: number; seed: number }>;

function client(file: string): ChildProcess {
  return fork(fileURLToPath(new URL(file, import.meta.url)));
}

function ask<T>(child: ChildProcess, question: object | string): Promise<T> {
  return new Promise((resolve) => {
    child.once('message', (answer) => resolve(answer as T));
    child.send(question);
  });
}
