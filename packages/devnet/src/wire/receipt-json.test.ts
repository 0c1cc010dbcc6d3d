import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { fromHex, toHex, utf8ToBytes } from '@vellum/tron/bytes';
import { describe, expect, test } from 'vitest';
import type { Receipt } from '../execution/receipt.ts';
import { receiptJson } from './receipt-json.ts';

const CONTRACT = `41${'aa'.repeat(20)}` as HexAddress;
const CALLER = `41${'bb'.repeat(20)}` as HexAddress;

const plain: Receipt = {
  txid: '12'.repeat(32),
  blockNumber: 7,
  blockTimestamp: 1_700_000_000_000,
  index: 0,
  result: undefined,
  message: '',
  returnData: new Uint8Array(0),
  contractAddress: undefined,
  logs: [],
  internal: [],
  fee: 0n,
  netUsage: 0n,
  netFee: 0n,
  energyUsage: 0n,
  originEnergyUsage: 0n,
  energyFee: 0n,
  energyUsageTotal: 0n,
};

const rich: Receipt = {
  ...plain,
  result: 'SUCCESS',
  returnData: fromHex('07'),
  contractAddress: CONTRACT,
  logs: [{ address: CONTRACT, topics: [fromHex('01'.repeat(32))], data: fromHex('ff') }],
  internal: [
    { hash: '34'.repeat(32), note: 'call', from: CONTRACT, to: CALLER, value: 9n, rejected: false },
    {
      hash: '56'.repeat(32),
      note: 'create',
      from: CONTRACT,
      to: CALLER,
      value: 0n,
      rejected: true,
    },
  ],
  fee: 2n ** 60n,
  netUsage: 345n,
  energyUsage: 1n,
  originEnergyUsage: 2n,
  energyFee: 300n,
  energyUsageTotal: 6n,
};

describe('a receipt', () => {
  test('of a native transaction has an empty result and no zeros', () => {
    expect(receiptJson(plain, { visible: false })).toEqual({
      id: plain.txid,
      blockNumber: 7n,
      blockTimeStamp: 1_700_000_000_000n,
      contractResult: [''],
      receipt: {},
    });
  });

  test('of a contract carries logs without prefix and internal transactions', () => {
    expect(receiptJson(rich, { visible: false })).toEqual({
      id: plain.txid,
      fee: 2n ** 60n,
      blockNumber: 7n,
      blockTimeStamp: 1_700_000_000_000n,
      contractResult: ['07'],
      contract_address: CONTRACT,
      receipt: {
        energy_usage: 1n,
        energy_fee: 300n,
        origin_energy_usage: 2n,
        energy_usage_total: 6n,
        net_usage: 345n,
        result: 'SUCCESS',
      },
      log: [{ address: 'aa'.repeat(20), topics: ['01'.repeat(32)], data: 'ff' }],
      internal_transactions: [
        {
          hash: '34'.repeat(32),
          caller_address: CONTRACT,
          transferTo_address: CALLER,
          callValueInfo: [{ callValue: 9n }],
          note: toHex(utf8ToBytes('call')),
        },
        {
          hash: '56'.repeat(32),
          caller_address: CONTRACT,
          transferTo_address: CALLER,
          callValueInfo: [{}],
          note: toHex(utf8ToBytes('create')),
          rejected: true,
        },
      ],
    });
  });

  test('of a failure says so, as text when visible, with all addresses in base58', () => {
    const failed = { ...rich, result: 'REVERT', message: 'REVERT opcode executed' } as const;
    expect(receiptJson(failed, { visible: true })).toMatchObject({
      result: 'FAILED',
      resMessage: 'REVERT opcode executed',
      contract_address: fromHexAddress(CONTRACT),
      receipt: { result: 'REVERT' },
      log: [{ address: fromHexAddress(CONTRACT) }],
      internal_transactions: [{ caller_address: fromHexAddress(CONTRACT) }, {}],
    });
    expect(receiptJson(failed, { visible: false })).toMatchObject({
      resMessage: toHex(utf8ToBytes('REVERT opcode executed')),
    });
  });
});
