import { deployedAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import type { JsonObject } from '@vellum/tron/json';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevnet, type Devnet } from '../src/index.ts';
import { deploy, REVERTER } from './bytecode.ts';

let devnet: Devnet;
beforeAll(async () => {
  devnet = await createDevnet({ port: 0 });
});
afterAll(() => devnet.close());

const owner = () => devnet.accounts[0]!;

async function ask(path: string, fields: JsonObject): Promise<Record<string, never>> {
  const body = JSON.stringify({ owner_address: owner().address, visible: true, ...fields });
  return (await fetch(`${devnet.url}/wallet/${path}`, { method: 'POST', body })).json() as never;
}

/** Deploys the code as a constant call; addresses are hex. */
const create = (data: string, fields: JsonObject = {}) =>
  ask('triggerconstantcontract', { data, visible: false, ...fields });

/** What a failed constant call says. */
async function failure(data: string): Promise<string> {
  const { result } = await create(data);
  const { code, message } = result as unknown as { code: string; message: string };
  expect(code).toBe('OTHER_ERROR');
  return Buffer.from(message, 'hex').toString();
}

/** Logs nothing, calls address 0, then ends with the opcode. */
const LOG_AND_CALL = '5f5fa05f5f5f5f5f5f5ff1505f5f';

describe('a constant call', () => {
  it('shows the logs and internal transactions of a run that reverts', async () => {
    const answer = await create(`${LOG_AND_CALL}fd`);
    expect(answer).toMatchObject({
      result: { result: true },
      energy_used: 439,
      logs: [{ address: expect.any(String) }],
      transaction: { ret: [{ ret: 'FAILED' }] },
    });
    const internal = answer['internal_transactions']!;
    expect(internal).toMatchObject([{ note: '63616c6c' }]);
    expect(internal[0]).not.toHaveProperty('rejected');
  });

  it('answers a deployment with the transaction that would deploy', async () => {
    const answer = await create(`${LOG_AND_CALL}f3`, { call_value: 5, fee_limit: 7_000_000 });
    const transaction = answer['transaction'] as unknown as Record<string, string>;
    const address = deployedAddress(fromHex(transaction['txID']!), owner().address);
    expect(transaction['contract_address']).toBe(address);
    expect(answer['logs']).toEqual([{ address: address.slice(2) }]);
    expect(transaction).not.toHaveProperty('raw_data.fee_limit');
    expect(transaction).toHaveProperty('raw_data.contract', [
      {
        type: 'CreateSmartContract',
        parameter: {
          type_url: 'type.googleapis.com/protocol.CreateSmartContract',
          value: {
            owner_address: owner().address,
            new_contract: {
              origin_address: owner().address,
              bytecode: `${LOG_AND_CALL}f3`,
              call_value: 5,
              consume_user_resource_percent: 100,
              origin_energy_limit: 1,
            },
          },
        },
      },
    ]);
  });

  // Each code was run on java-tron 4.8.1, whose words these are.
  it.each([
    ['5f63ffffffff5f3e', 'Program$ReturnDataCopyIllegalBoundsException', 'Illegal RETURNDATACOPY'],
    [`5f5f${'7f'}${'ff'.repeat(32)}f0`, 'ArithmeticException', 'BigInteger out of long range'],
    ['5f5f60ff600a5afa', 'Program$StackTooSmallException', 'Expected stack size 6 but actual 5;'],
    ['5f5f5f5f600a5afa', 'ArrayIndexOutOfBoundsException', 'Index 0 out of bounds for length 0'],
    ['60015f525f5f5f5fd8', 'Program$BytecodeExecutionException', 'TVM VoteWitness: memory array'],
    ['0c', 'Program$IllegalOperationException', 'Invalid operation code: opCode[0c];'],
  ])('names the exception of java-tron after %s', async (code, exception, text) => {
    const message = await failure(code);
    expect(message).toContain(`${exception} : ${text}`);
    expect(message).toMatch(/^class (org\.tron\.core\.vm\.program|java\.lang)\./);
  });
});

/** Calls the precompile that copies 32 bytes, wanting no output, at an offset that nobody pays for; returns MSIZE. */
const copyTo = (offset: string) => {
  const push = (0x5f + offset.length / 2).toString(16);
  return `5f${push}${offset}60205f60045afa50595f5260205ff3`;
};

describe('output of a precompile that nobody asked for', () => {
  // Recorded from java-tron 4.8.1.
  it.each([
    ['7ffffff0', 'java.lang.ArithmeticException : integer overflow'],
    ['90000000', 'java.lang.IndexOutOfBoundsException : Index: -1835008, Size: 1'],
    ['fffffc00', 'java.lang.IndexOutOfBoundsException : Index: -1, Size: 1'],
    [
      'fffffff0',
      'java.lang.ArrayIndexOutOfBoundsException : arraycopy: destination index -16 out of bounds for byte[1024]',
    ],
  ])('fails at offset %s as in java', async (offset, message) => {
    expect(await failure(copyTo(offset))).toBe(`class ${message}`);
  });

  it.each([
    ['01000000', 0x1000020],
    ['0100000020', 0x40],
  ])('stretches memory for nothing at offset %s', async (offset, size) => {
    const { constant_result, energy_used } = await create(copyTo(offset));
    expect(constant_result).toEqual([size.toString(16).padStart(64, '0')]);
    expect(energy_used).toBeLessThan(13_000);
  });
});

describe('a call to be signed', () => {
  it('is drafted without data, and without a memo', async () => {
    const contract = await deploy(devnet.chain, owner(), REVERTER);
    const answer = await ask('triggersmartcontract', {
      contract_address: contract,
      visible: false,
      fee_limit: 1_000,
      extra_data: 'aabb',
    });
    expect(answer).toMatchObject({
      result: { result: true },
      transaction: { raw_data: { fee_limit: 1_000 } },
    });
    expect(answer).not.toHaveProperty('transaction.raw_data.data');
    expect(answer).not.toHaveProperty('transaction.raw_data.contract.0.parameter.value.data');
  });
});
