import type { HexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { isJsonObject, type Json } from '@vellum/tron/json';
import type { ContractType } from '@vellum/tron/protocol/contracts';
import { encodeTransaction } from '@vellum/tron/transaction';
import { digestOf } from '../compare/digest.ts';
import { type Submitted, submit, type TransactionOptions } from '../node/submit.ts';
import type { HttpAnswer } from '../node/tron-node.ts';
import type { Observation } from '../part.ts';
import type { Session } from '../session/session.ts';
import { Fixture } from './fixture.ts';
import type { Signing, Step, World } from './step.ts';

/** Performs a scenario on one node; observes each step's answer and receipt, and every actor after it. */
export async function* perform(
  session: Session,
  steps: readonly Step[],
  name: string,
): AsyncGenerator<Observation, void> {
  const fixture = await Fixture.assemble(session);
  for (const [number, step] of steps.entries()) {
    const id = `${name}, ${number}: ${step.type}`;
    const sent = await send(session, fixture, step, number);
    yield* observe(session, id, sent);
    fixture.note(sent);
    for (const [at, { address }] of fixture.actors.entries()) {
      const seen = session.read(`${id}, actor ${at}`, '/wallet/getaccount', { address }, own);
      const actor = content(await seen);
      yield { ...actor, digest: digestOf(withoutUsage(actor.answer)) };
    }
  }
}

function send(session: Session, fixture: Fixture, step: Step, number: number): Promise<Submitted> {
  const owner = fixture.actors[step.owner];
  if (owner === undefined) throw new Error(`there is no actor ${step.owner}`);
  const world = fixture.world(number);
  const value = step.value(world) as Parameters<typeof submit<ContractType>>[3];
  return submit(session.node, owner, step.type, value, optionsOf(fixture, step.signing, world));
}

function optionsOf({ actors }: Fixture, signing: Signing, world: World): TransactionOptions {
  const { signers, memo, ...rest } = signing;
  return {
    ...rest,
    ...(memo !== undefined && { memo: typeof memo === 'string' ? memo : memo(world) }),
    ...(signers && { keys: signers.flatMap((place) => actors[place]?.key ?? []) }),
  };
}

async function* observe(
  session: Session,
  id: string,
  { transaction, broadcast, info }: Submitted,
): AsyncGenerator<Observation, void> {
  session.nameTransaction(transaction, id);
  const body = { transaction: toHex(encodeTransaction(transaction)) };
  const request = { method: 'POST', path: '/wallet/broadcasthex', body } as const;
  const subjects = [`contract ${transaction.contract.type}`];
  yield { ...content(session.observed(`${id}, broadcast`, request, verdict(broadcast))), subjects };
  if (info === undefined) return;
  session.names.time(Number(info['blockTimeStamp']));
  const made = info['contract_address'];
  if (typeof made === 'string') session.names.address(made as HexAddress, `contract of ${id}`);
  const { id: value } = transaction;
  const path = '/wallet/gettransactioninfobyid';
  yield { ...content(await session.read(`${id}, receipt`, path, { value })), subjects };
}

/** What a node said to a broadcast, without the transaction. */
function verdict(broadcast: HttpAnswer): HttpAnswer {
  const { body } = broadcast;
  if (!isJsonObject(body)) return broadcast;
  return { ...broadcast, body: { code: body['code'] ?? null, message: body['message'] ?? null } };
}

/** Other parts compare how answers are written; here it is what they say. */
function content(seen: Observation): Observation {
  const { body } = seen.answer as { body: Json };
  return { ...seen, answer: sorted(body) };
}

function sorted(json: Json): Json {
  if (Array.isArray(json)) return json.map(sorted);
  if (!isJsonObject(json)) return json;
  const keys = Object.keys(json).toSorted();
  return Object.fromEntries(keys.map((key) => [key, sorted(json[key] ?? null)]));
}

/** A recording holds no usage: it recovers while a run lasts. */
function withoutUsage(json: Json): Json {
  if (Array.isArray(json)) return json.map(withoutUsage);
  if (isJsonObject(json)) {
    const entries = Object.entries(json).map(([key, value]) => [key, withoutUsage(value ?? null)]);
    return Object.fromEntries(entries);
  }
  return typeof json === 'string' && json.startsWith('about ') ? 'usage' : json;
}

/** Rewards of voters depend on how many blocks were made meanwhile. */
function own(body: Json): Json {
  if (!isJsonObject(body)) return body;
  const { allowance, latest_withdraw_time, ...rest } = body;
  return rest;
}
