import { describe, expect, test } from 'vitest';
import { answering, startNode } from '../../test/node-stand-in.ts';
import { encodeValues } from '../abi/abi-codec.ts';
import type { Abi } from '../abi/abi-item.ts';
import { decodeLog } from '../abi/log.ts';
import { decodeRevert } from '../abi/revert.ts';
import type { HexAddress } from '../address.ts';
import { concatBytes, fromHex, toHex, utf8ToBytes } from '../bytes.ts';
import { MalformedAnswer } from '../errors.ts';
import { keccak256 } from '../hash.ts';
import { getAccount, getAccountResource } from './accounts.ts';
import { getChainParameters, getEnergyPrices } from './chain-parameters.ts';
import { createClient } from './client.ts';
import { estimateEnergy, readContract, simulateCall } from './constant-call.ts';
import { getContract, getRuntimeCode } from './contracts.ts';

const OWNER = '417e5f4552091a69125d5dfcb7b8c2659029395bdf' as HexAddress;
const CONTRACT = `41${'22'.repeat(20)}` as HexAddress;
const hexText = (text: string) => toHex(utf8ToBytes(text));

async function clientOf(json: unknown) {
  const node = await startNode(answering(json));
  return { node, client: createClient({ fullNodes: [node.url] }) };
}

describe('an account', () => {
  test('is read with an exact balance', async () => {
    const { node, client } = await clientOf(
      `{"address":"${OWNER}","balance":9223372036854775807,"create_time":1700000000000,"type":"Contract"}`,
    );
    expect(await getAccount(client, OWNER)).toEqual({
      address: OWNER,
      type: 'Contract',
      balance: 2n ** 63n - 1n,
      createTime: 1_700_000_000_000,
    });
    expect(node.received[0]!.body).toBe(`{"address":"${OWNER}"}`);
  });

  test('has the balance 0 when none is said, and is null when never activated', async () => {
    const { client } = await clientOf({ address: OWNER });
    expect(await getAccount(client, OWNER)).toMatchObject({ balance: 0n, type: 'Normal' });
    const { client: empty } = await clientOf({});
    expect(await getAccount(empty, OWNER)).toBeNull();
  });

  test('has resources', async () => {
    const { client } = await clientOf({
      freeNetUsed: 5,
      freeNetLimit: 600,
      EnergyLimit: 7,
      TotalEnergyLimit: 180_000_000_000,
      TotalEnergyWeight: 19_000_000_000,
      assetNetUsed: [{ key: '1000001', value: 0 }],
    });
    expect(await getAccountResource(client, OWNER)).toEqual({
      freeNetUsed: 5n,
      freeNetLimit: 600n,
      netUsed: 0n,
      netLimit: 0n,
      energyUsed: 0n,
      energyLimit: 7n,
      totalEnergyLimit: 180_000_000_000n,
      totalEnergyWeight: 19_000_000_000n,
    });
  });
});

describe('a contract', () => {
  const json = {
    origin_address: OWNER,
    contract_address: CONTRACT,
    abi: {
      entrys: [
        { name: 'Paid', inputs: [{ indexed: true, name: 'who', type: 'address' }], type: 'Event' },
        { name: 'cap', outputs: [{ type: 'uint256' }], type: 'Function', stateMutability: 'View' },
      ],
    },
    bytecode: '6080',
    name: 'Token',
    consume_user_resource_percent: 30,
    origin_energy_limit: 10_000_000,
  };

  test('is read with an ABI that decodes its logs', async () => {
    const { client } = await clientOf(json);
    const contract = await getContract(client, CONTRACT);
    expect(contract).toMatchObject({
      address: CONTRACT,
      origin: OWNER,
      name: 'Token',
      bytecode: fromHex('6080'),
      consumeUserResourcePercent: 30,
      originEnergyLimit: 10_000_000n,
    });
    const topics = [
      keccak256(utf8ToBytes('Paid(address)')),
      concatBytes(new Uint8Array(12), fromHex(OWNER.slice(2))),
    ];
    expect(decodeLog(contract!.abi, { topics, data: new Uint8Array(0) })).toEqual({
      name: 'Paid',
      arguments: { who: OWNER },
    });
  });

  test('is null where there is none', async () => {
    const { client } = await clientOf({});
    expect(await getContract(client, CONTRACT)).toBeNull();
    expect(await getRuntimeCode(client, CONTRACT)).toEqual(new Uint8Array(0));
  });

  test('is read as the code that runs', async () => {
    const { client } = await clientOf({ runtimecode: '6001', smart_contract: json });
    expect(await getRuntimeCode(client, CONTRACT)).toEqual(fromHex('6001'));
  });
});

describe('a constant call', () => {
  const abi = [
    {
      type: 'function',
      name: 'balanceOf',
      inputs: [{ name: 'who', type: 'address' }],
      outputs: [{ name: '', type: 'uint256' }],
    },
    { type: 'error', name: 'Paused', inputs: [] },
  ] as const satisfies Abi;
  const call = { contract: CONTRACT, abi, name: 'balanceOf', arguments: [OWNER] } as const;
  const success = {
    result: { result: true },
    energy_used: 935,
    constant_result: [toHex(encodeValues([{ type: 'uint256' }], [7n]))],
    transaction: { ret: [{}], txID: 'ab'.repeat(32) },
  };
  const paused = keccak256(utf8ToBytes('Paused()')).slice(0, 4);
  const reverted = {
    result: { result: true, message: hexText('REVERT opcode executed') },
    energy_used: 500,
    constant_result: [toHex(paused)],
    transaction: { ret: [{ ret: 'FAILED' }] },
  };

  test('is sent as call data by nobody in particular', async () => {
    const { node, client } = await clientOf(success);
    expect(await readContract(client, call)).toBe(7n);
    expect(JSON.parse(node.received[0]!.body)).toEqual({
      owner_address: `41${'00'.repeat(20)}`,
      contract_address: CONTRACT,
      data: `70a08231${'0'.repeat(24)}${OWNER.slice(2)}`,
    });
  });

  test('may read confirmed state and send coins along', async () => {
    const { node, client } = await clientOf(success);
    const request = { caller: OWNER, contract: CONTRACT, data: fromHex('aa'), value: 2n ** 60n };
    await simulateCall(client, request, { finality: 'confirmed' });
    expect(node.received[0]!.path).toBe('/walletsolidity/triggerconstantcontract');
    expect(node.received[0]!.body).toContain('"call_value":1152921504606846976');
  });

  test('that the contract refuses has the reason as its outcome', async () => {
    const { client } = await clientOf(reverted);
    const outcome = await simulateCall(client, { caller: OWNER, contract: CONTRACT, data: paused });
    expect(outcome).toEqual({
      status: 'reverted',
      data: paused,
      energyUsed: 500n,
      message: 'REVERT opcode executed',
    });
    expect(decodeRevert(outcome.data, abi)).toMatchObject({ kind: 'custom', name: 'Paused' });
    await expect(readContract(client, call)).rejects.toMatchObject({
      name: 'ContractReverted',
      data: paused,
    });
  });

  test('that runs out of energy has failed', async () => {
    const { client } = await clientOf({
      ...reverted,
      result: { result: true, message: hexText('Not enough energy for SSTORE') },
      constant_result: [''],
    });
    expect(await simulateCall(client, { caller: OWNER, data: paused })).toMatchObject({
      status: 'failed',
      data: new Uint8Array(0),
    });
  });

  test('that the node does not run is refused', async () => {
    const { client } = await clientOf({
      result: { code: 'CONTRACT_VALIDATE_ERROR', message: hexText('No contract') },
    });
    for (const asked of [
      simulateCall(client, { caller: OWNER, contract: CONTRACT, data: paused }),
      estimateEnergy(client, { caller: OWNER, contract: CONTRACT, data: paused }),
    ]) {
      await expect(asked).rejects.toMatchObject({
        name: 'NodeRefused',
        code: 'CONTRACT_VALIDATE_ERROR',
        message: 'No contract',
      });
    }
  });

  test('can be estimated', async () => {
    const { client } = await clientOf({ result: { result: true }, energy_required: 1_082 });
    const request = { caller: OWNER, data: fromHex('6080') };
    expect(await estimateEnergy(client, request)).toBe(1_082n);
  });
});

describe('the network', () => {
  test('has parameters', async () => {
    const { client } = await clientOf({
      chainParameter: [{ key: 'getEnergyFee', value: 100 }, { key: 'getAllowX' }],
    });
    expect(await getChainParameters(client)).toEqual(
      new Map([
        ['getEnergyFee', 100n],
        ['getAllowX', 0n],
      ]),
    );
  });

  test('has energy prices', async () => {
    const { client } = await clientOf({ prices: '0:100,1542607200000:20' });
    expect(await getEnergyPrices(client)).toEqual([
      { since: 0, price: 100n },
      { since: 1_542_607_200_000, price: 20n },
    ]);
    const { client: broken } = await clientOf({ prices: '0:x' });
    await expect(getEnergyPrices(broken)).rejects.toBeInstanceOf(MalformedAnswer);
  });
});
