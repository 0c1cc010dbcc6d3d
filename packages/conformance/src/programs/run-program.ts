import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { isJsonObject, type Json, type JsonObject } from '@vellum/tron/json';
import type { HttpAnswer, TronNode } from '../node/tron-node.ts';
import { programOwner } from './owner.ts';
import type { Program } from './program.ts';

/** What of a node is in answers and not in programs. */
export type Setting = Readonly<{ tokenId: string; witness: HexAddress }>;

/** What a program did, with names in place of addresses; or why the node could not run it. */
export type Outcome = Readonly<{ answer: JsonObject }> | Readonly<{ notRun: string }>;

export const PATH = '/wallet/triggerconstantcontract';

/** The request that runs a program. */
export function requestOf({ initCode, value, tokens }: Program, { tokenId }: Setting): JsonObject {
  return {
    owner_address: programOwner.address,
    data: toHex(initCode),
    call_value: value,
    ...(tokens > 0n && { token_id: BigInt(tokenId), call_token_value: tokens }),
  };
}

const ATTEMPTS = 3;

/** Runs a program; a node whose machine ran out of memory, or that did not answer in time, is asked again. */
export async function runProgram(
  node: TronNode,
  program: Program,
  setting: Setting,
): Promise<Outcome> {
  const request = { method: 'POST', path: PATH, body: requestOf(program, setting) } as const;
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await node.ask(request).then(
      (answer) => outcomeOf(answer, setting),
      (error: Error) => ({ notRun: error.message }),
    );
    if ('answer' in outcome) return outcome;
    // A node that has stopped ends the part.
    if (attempt === ATTEMPTS) return node.head().then(() => outcome);
  }
}

function outcomeOf({ status, body }: HttpAnswer, setting: Setting): Outcome {
  if (status === 500 || !isJsonObject(body)) return { notRun: `status ${status}` };
  const { result } = body;
  const message = isJsonObject(result) ? textOf(result['message']) : '';
  if (message.includes('Unknown Throwable')) return { notRun: message };
  return { answer: body['constant_result'] ? ended(body, message, setting) : { error: message } };
}

const textOf = (hex: Json | undefined): string => Buffer.from(String(hex ?? ''), 'hex').toString();

function ended(body: JsonObject, message: string, setting: Setting): JsonObject {
  const internal = listIn(body, 'internal_transactions');
  const names = namesOf(body, internal, setting);
  const named = (json: Json | undefined): string =>
    String(json ?? '').replace(names.pattern, (found) => names.byText.get(found) ?? found);
  return {
    ...(message !== '' && { message }),
    energy: body['energy_used'] ?? 0,
    output: named((body['constant_result'] as Json[])[0]),
    logs: listIn(body, 'logs').map(({ address, topics, data }) =>
      [address, ...((topics as Json[] | undefined) ?? []), data].map(named).join(' '),
    ),
    internal: internal.map((each) => internalText(each, named, setting)),
  };
}

function listIn(body: JsonObject, key: string): readonly JsonObject[] {
  return (body[key] ?? []) as unknown as readonly JsonObject[];
}

/** One internal transaction in a line: what, from whom, to whom, how much. */
function internalText(
  internal: JsonObject,
  named: (json: Json | undefined) => string,
  { tokenId }: Setting,
): string {
  const { note, caller_address, transferTo_address, callValueInfo, rejected, extra } = internal;
  const values = ((callValueInfo ?? []) as unknown as JsonObject[]).map(
    ({ callValue = 0, tokenId: id }) =>
      id === undefined ? `${callValue}` : `${callValue} of ${id === tokenId ? 'the token' : id}`,
  );
  const parties = `${named(caller_address)} ${named(transferTo_address)}`;
  const rest = `${rejected === true ? ' rejected' : ''}${extra ? ` ${named(extra)}` : ''}`;
  return `${textOf(note)} ${parties} ${values.join(', ')}${rest}`;
}

/** Contracts that the program made, by their order; addresses of 20 bytes stand in data and logs. */
function namesOf(body: JsonObject, internal: readonly JsonObject[], { witness }: Setting) {
  const transaction = body['transaction'] as unknown as JsonObject;
  const created = internal
    .filter(({ note }) => textOf(note) === 'create')
    .map(({ transferTo_address: to }) => String(to));
  const contracts = [...new Set([String(transaction['contract_address']), ...created])];
  const byText = new Map<string, string>();
  for (const [place, address] of contracts.entries()) {
    byText.set(address, `<contract ${place}>`).set(address.slice(2), `<contract ${place}>`);
  }
  byText.set(fromHexAddress(witness), '<witness>').set(witness.slice(2), '<witness>');
  return { byText, pattern: new RegExp([...byText.keys()].join('|'), 'g') };
}
