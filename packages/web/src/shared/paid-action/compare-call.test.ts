import { presale } from '@vellum/contracts/presale';
import { team } from '@vellum/contracts/team';
import { trade } from '@vellum/contracts/trade';
import type { Address } from '@vellum/tron/address';
import { describe, expect, it } from 'vitest';
import { CallMismatch, mustBeSameApprovals, mustBeSameCall } from './compare-call.ts';
import type { PlannedCall, WireCall } from './paid-action.ts';
import { signatureParameters } from './review/signature-parameters.ts';

const contract = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address;
const inviter = 'TUVDB6ERnHbxzNnPjie51asogjWgjwo5xG' as Address;

const planned: PlannedCall = { contract, call: team.bindInviter(inviter) };
const wire: WireCall = {
  contract,
  method: 'bindParent(address)',
  params: [{ type: 'address', value: inviter }],
  callValueSun: '0',
  feeLimit: '150000000',
};

const partOf = (work: () => void) => {
  try {
    work();
  } catch (error) {
    if (error instanceof CallMismatch) return error.part;
    throw error;
  }
  return null;
};

describe('the call of the server against our own', () => {
  it('passes when every byte is the same', () => {
    expect(partOf(() => mustBeSameCall(wire, planned))).toBeNull();
  });

  it.each([
    ['contract', { contract: inviter }],
    ['method', { method: 'transfer(address)' }],
    ['parameters', { params: [{ type: 'address', value: contract }] }],
    ['parameters', { params: [] }],
    ['parameters', { params: [{ type: 'address', value: 'nonsense' }] }],
    ['parameters', { params: [{ type: 'address', value: [inviter] }] }],
    ['value', { callValueSun: '1' }],
    ['fee limit', { feeLimit: '150000001' }],
  ] as const)('refuses another %s', (part, change) => {
    expect(partOf(() => mustBeSameCall({ ...wire, ...change } as WireCall, planned))).toBe(part);
  });

  it('reads lists and flags', () => {
    const list: WireCall = {
      ...wire,
      method: 'setCanTrade(address[],bool)',
      params: [
        { type: 'address[]', value: [inviter, contract] },
        { type: 'bool', value: 'true' },
      ],
    };
    const ours = { contract, call: trade.allow([inviter, contract], true) };
    expect(partOf(() => mustBeSameCall(list, ours))).toBeNull();
    const wrong = { ...list, params: [list.params[0]!, { type: 'bool', value: 'false' }] };
    expect(partOf(() => mustBeSameCall(wrong, ours))).toBe('parameters');
  });

  it('reads structs, with numbers beyond 2^53', () => {
    const numbers = ['1900000000', '1900100000', '1180591620717411303424', '500', '5', '6000'];
    const rest = ['7000', '1000', inviter, 'true', '60', '100', '60', '500'];
    const types =
      'uint40,uint40,uint128,uint32,uint32,uint16,uint16,uint16,address,bool,uint32,uint16,uint32,uint16';
    const struct: WireCall = {
      ...wire,
      method: `setPresaleConfig((${types}))`,
      params: [{ type: `(${types})`, value: [...numbers, ...rest] }],
    };
    const plan = {
      startTime: 1_900_000_000n,
      endTime: 1_900_100_000n,
      sharePrice: 2n ** 70n,
      shares: 500n,
      sharesPerBuyer: 5n,
      softCapRate: 6000n,
      userLpShare: 7000n,
      creatorLpShare: 1000n,
      creatorLpReceiver: inviter,
      vestingDelay: 60n,
      vestingRate: 100n,
      vestingInterval: 60n,
      backingShare: 500n,
    };
    const ours = { contract, call: presale.setPlan(plan) };
    expect(partOf(() => mustBeSameCall(struct, ours))).toBeNull();
    const other = { contract, call: presale.setPlan({ ...plan, sharePrice: 2n ** 70n + 1n }) };
    expect(partOf(() => mustBeSameCall(struct, other))).toBe('parameters');
  });

  it('takes signatures apart', () => {
    expect(signatureParameters('open(uint256,(address,(bool,bytes)[2])[],string)')).toEqual([
      { type: 'uint256' },
      {
        type: 'tuple[]',
        components: [
          { type: 'address' },
          { type: 'tuple[2]', components: [{ type: 'bool' }, { type: 'bytes' }] },
        ],
      },
      { type: 'string' },
    ]);
    expect(signatureParameters('claim()')).toEqual([]);
  });

  it('refuses more, fewer or other approvals', () => {
    const coin = { coin: contract, symbol: 'USDT', decimals: 6, amount: 5n };
    const needed = [{ coin, spender: inviter, spenderName: 'x' }];
    const asked = { token: contract, spender: inviter, minAllowance: '5' };
    expect(partOf(() => mustBeSameApprovals([asked], needed))).toBeNull();
    expect(partOf(() => mustBeSameApprovals([], []))).toBeNull();
    const wrong = [
      [],
      [asked, asked],
      [{ ...asked, minAllowance: '6' }],
      [{ ...asked, spender: contract }],
      [{ ...asked, token: inviter }],
    ];
    for (const approvals of wrong) {
      expect(partOf(() => mustBeSameApprovals(approvals, needed))).toBe('approval');
    }
  });
});
