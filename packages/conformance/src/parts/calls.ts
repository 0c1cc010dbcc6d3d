import type { HexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import type { Json, JsonObject } from '@vellum/tron/json';
import { initCode, word } from '../code/assemble.ts';
import {
  CREATOR,
  CREATOR2,
  DESTRUCTOR,
  failures,
  forwarder,
  LOOP,
  REPENTANT,
  REVERTER,
  revertReason,
  STORE,
  SURROUNDINGS,
} from '../code/contracts.ts';
import type { Signer } from '../node/submit.ts';
import type { Observation } from '../part.ts';
import { concurrent } from '../session/concurrent.ts';
import { definePart } from '../session/define-part.ts';
import { deploy } from '../session/send.ts';
import type { Session } from '../session/session.ts';
import { shapeOf } from '../session/shape.ts';

const contracts = {
  STORE,
  REVERTER,
  LOOP,
  CREATOR,
  CREATOR2,
  DESTRUCTOR,
  SURROUNDINGS,
  REPENTANT,
  CALL: forwarder('CALL'),
  STATICCALL: forwarder('STATICCALL'),
};
type Name = keyof typeof contracts;
type Deployed = Readonly<Record<Name, HexAddress>>;

/** Calls that change nothing, and estimates: over the wallet's routes and over JSON-RPC. */
export const calls = definePart('calls', 1_700, async function* (session) {
  const caller = await session.funded('caller', 100);
  const deployed: Partial<Record<Name, HexAddress>> = {};
  const deployOne = async function* (name: Name): AsyncGenerator<Observation, void> {
    const owner = await session.funded(`owner of ${name}`, 150);
    deployed[name] = yield* deploy(session, name, owner, contracts[name], { value: 1_000n });
  };
  yield* concurrent(...(Object.keys(contracts) as Name[]).map(deployOne));
  const all = deployed as Deployed;
  for (const [id, name, data, fields] of callsOf(all, caller)) {
    yield* tried(session, id, all[name], caller, data, fields);
  }
  yield* selectors(session, all, caller);
  yield* creations(session, caller);
});

type Call = readonly [id: string, contract: Name, data: string, fields?: JsonObject];

const wordOf = (address: HexAddress) => address.slice(2).padStart(64, '0');

function callsOf(all: Deployed, caller: Signer): readonly Call[] {
  const child = toHex(initCode(STORE));
  return [
    ['stores', 'STORE', word(1) + word(5)],
    ['stores with money', 'STORE', word(1) + word(5), { call_value: 10 }],
    ['stores with more than the balance', 'STORE', word(1) + word(5), { call_value: 10 ** 12 }],
    ['reverts with a reason', 'REVERTER', revertReason('not now')],
    ['reverts with bytes', 'REVERTER', 'abcdef'],
    ['reverts with nothing', 'REVERTER', ''],
    ['loops', 'LOOP', ''],
    ['creates', 'CREATOR', child],
    ['creates by salt', 'CREATOR2', child],
    ['destroys itself', 'DESTRUCTOR', wordOf(caller.address)],
    ['looks around', 'SURROUNDINGS', ''],
    ['undoes what it did', 'REPENTANT', wordOf(all.STORE) + word(1) + word(8) + word(5)],
    ['calls another', 'CALL', wordOf(all.STORE) + word(1) + word(8) + word(5)],
    ['calls what reverts', 'CALL', `${wordOf(all.REVERTER)}${word(0)}abcd`],
    ['writes in a static call', 'STATICCALL', wordOf(all.STORE) + word(0) + word(8) + word(5)],
    ['sums by precompile', 'STATICCALL', `${word(2)}${word(0)}616263`],
  ];
}

async function* tried(
  session: Session,
  id: string,
  contract: HexAddress,
  caller: Signer,
  data: string,
  fields: JsonObject = {},
): AsyncGenerator<Observation, void> {
  const body = { owner_address: caller.address, contract_address: contract, data, ...fields };
  yield* session.readBoth(id, 'triggerconstantcontract', body);
  yield* session.readBoth(`${id}: estimate`, 'estimateenergy', body);
  const rpc: Record<string, Json> = {
    from: `0x${caller.address.slice(2)}`,
    to: `0x${contract.slice(2)}`,
    data: `0x${data}`,
    value: `0x${Number(fields['call_value'] ?? 0).toString(16)}`,
  };
  // The address of a contract that is made differs from call to call.
  const pick = id === 'creates' ? shapeOf : undefined;
  yield await session.rpc(`${id}: eth_call`, 'eth_call', [rpc, 'latest'], pick);
  yield await session.rpc(`${id}: eth_estimateGas`, 'eth_estimateGas', [rpc]);
}

async function* selectors(session: Session, all: Deployed, caller: Signer) {
  const body = { owner_address: caller.address, contract_address: all.STORE };
  const visible = {
    owner_address: session.base58(caller),
    contract_address: session.base58({ address: all.STORE }),
    visible: true,
  };
  const stranger = session.account('stranger').address;
  const variants: Readonly<Record<string, JsonObject>> = {
    'by selector': {
      ...body,
      function_selector: 'set(uint256,uint256)',
      parameter: word(1) + word(2),
    },
    'by selector, visible': { ...visible, function_selector: 'set(uint256)', parameter: word(1) },
    'selector and data': { ...body, function_selector: 'set()', data: word(1) },
    'without data': body,
    'with odd data': { ...body, data: 'abc' },
    'with a token': { ...body, data: word(1), token_id: 1_000_000, call_token_value: 1 },
    'of a stranger': { ...body, owner_address: stranger, data: word(1) + word(2) },
    'of nobody': { contract_address: all.STORE, data: word(1) + word(2) },
    'to an account': { ...body, contract_address: caller.address, data: word(1) },
    'to a stranger': { ...body, contract_address: stranger, data: word(1) },
    'to nobody': { owner_address: caller.address, data: word(1) },
    'reverting, visible': {
      ...visible,
      contract_address: session.base58({ address: all.REVERTER }),
      data: revertReason('no'),
    },
  };
  for (const [id, fields] of Object.entries(variants)) {
    yield* session.readBoth(`call ${id}`, 'triggerconstantcontract', fields);
    yield* session.readBoth(`estimate ${id}`, 'estimateenergy', fields);
    yield await session.read(`draft ${id}`, '/wallet/triggersmartcontract', fields);
  }
}

/** Deployments that are only tried, which TronWeb estimates in this way. */
async function* creations(session: Session, caller: Signer) {
  const codes: Readonly<Record<string, string>> = {
    store: toHex(initCode(STORE)),
    nothing: '',
    ...failures,
  };
  for (const [id, data] of Object.entries(codes)) {
    const body = { owner_address: caller.address, data };
    yield* session.readBoth(`creation of ${id}`, 'triggerconstantcontract', body);
    yield* session.readBoth(`estimate of creation of ${id}`, 'estimateenergy', body);
    const rpc = { from: `0x${caller.address.slice(2)}`, data: `0x${data}` };
    yield await session.rpc(`eth_estimateGas of creation of ${id}`, 'eth_estimateGas', [rpc]);
  }
}
