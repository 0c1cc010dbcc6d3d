import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { en } from '@vellum/api/texts/en';
import { zhTw } from '@vellum/api/texts/zh-tw';
import { encodeValues } from '@vellum/tron/abi/abi-codec';
import type { Abi, AbiItem } from '@vellum/tron/abi/abi-item';
import { selectorOf, signatureOf } from '@vellum/tron/abi/abi-lookup';
import { concatBytes, fromHex } from '@vellum/tron/bytes';
import {
  ContractReverted,
  MalformedAnswer,
  NodeRefused,
  NodeUnreachable,
  TransactionRejected,
} from '@vellum/tron/errors';
import { describe, expect, it } from 'vitest';
import {
  FeeLimitReached,
  RegistryMismatch,
  TransactionSwapped,
} from '../../chain/chain-refusals.ts';
import { CallFailed } from '../../http/call-failed.ts';
import { WalletFailure, type WalletFailureKind } from '../../wallet/wallet-failure.ts';
import { CallMismatch } from '../compare-call.ts';
import { revertReasons } from './revert-reasons.ts';
import { ActionRefused, toUserError } from './to-user-error.ts';
import { errorSentence } from './use-error-sentence.ts';

const folder = fileURLToPath(new URL('../../../../../contracts/generated/abi', import.meta.url));
const abis: Abi[] = [];
for (const file of globSync('*.ts', { cwd: folder })) {
  const module: Record<string, unknown> = await import(pathToFileURL(`${folder}/${file}`).href);
  abis.push(...Object.values(module).filter((value): value is Abi => Array.isArray(value)));
}
const errors = new Map(
  abis
    .flat()
    .filter(({ type }) => type === 'error')
    .map((item) => [signatureOf(item), item]),
);

/** Data of a revert as the contract gives it, with 7 in place of every number. */
function dataOf(item: AbiItem): Uint8Array {
  const sample: Readonly<Record<string, unknown>> = {
    address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    bytes32: new Uint8Array(32),
    string: 'x',
  };
  const values = (item.inputs ?? []).map(({ type }) => sample[type] ?? 7n);
  return concatBytes(selectorOf(item), encodeValues(item.inputs ?? [], values));
}

const context = { failure: 'BUY_ERROR' } as const;
const bothLanguages = (error: unknown, more: Partial<Parameters<typeof toUserError>[1]> = {}) => {
  const user = toUserError(error, { ...context, ...more });
  return { user, english: errorSentence(en, user), chinese: errorSentence(zhTw, user) };
};

describe('reverts of our contracts', () => {
  it.each([...revertReasons.keys()].filter((one) => !one.startsWith('ERC')))(
    '%s is an error of an ABI and gets its words',
    (signature) => {
      const item = errors.get(signature);
      expect(item).toBeDefined();
      const reverted = new ContractReverted('REVERT opcode executed', dataOf(item!));
      const { user, english, chinese } = bothLanguages(reverted, { coin: 'USDT' });
      expect(user.reason?.code).toBe(revertReasons.get(signature)?.code);
      expect(user.technical).toContain(signature);
      for (const sentence of [english, chinese]) {
        expect(sentence).not.toMatch(/[{}]|undefined|\.\.|。。|: *$|：$/);
      }
    },
  );

  it('names every error a person can meet; the rest belongs to owners, keepers and setters', () => {
    const unnamed = [...errors.keys()].filter((one) => !revertReasons.has(one));
    expect(unnamed.length).toBeLessThan(errors.size * 0.65);
    for (const signature of unnamed) {
      const reverted = new ContractReverted('', dataOf(errors.get(signature)!));
      const { user, english } = bothLanguages(reverted);
      expect(user).toMatchObject({ kind: 'revert', reason: { code: 'CONTRACT_REFUSED' } });
      expect(english).toBe('BUY error: The contract refused it');
    }
  });

  it('fills in what the error says', () => {
    const item = errors.get('PresaleExceedsMaxShares(uint256,uint256)')!;
    const data = concatBytes(selectorOf(item), encodeValues(item.inputs!, [9n, 5n]));
    const { english, chinese } = bothLanguages(new ContractReverted('', data));
    expect(english).toBe('BUY error: Exceeds the maximum share count: 5 per wallet');
    expect(chinese).toContain('5');
    const minimum = errors.get('TermStakeBelowMinimum(uint256,uint256)')!;
    const low = concatBytes(selectorOf(minimum), encodeValues(minimum.inputs!, [1n, 2_500_000n]));
    expect(bothLanguages(new ContractReverted('', low)).english).toContain('2.5');
  });

  it('says of a trial that the wallet was not opened', () => {
    const data = dataOf(errors.get('TeamAlreadyBound(address)')!);
    const { english } = bothLanguages(new ContractReverted('', data), { tried: true });
    expect(english).toBe(
      'This would fail, so the wallet was not opened: This address is already active. Nothing was charged.',
    );
  });

  it.each([
    [
      'words of require',
      `08c379a0${'20'.padStart(64, '0')}${'5'.padStart(64, '0')}${'68656c6c6f'.padEnd(64, '0')}`,
      'BUY error: hello',
    ],
    ['a panic', `4e487b71${'11'.padStart(64, '0')}`, 'BUY error: The contract refused it'],
    ['nothing at all', '', 'BUY error: The contract refused it'],
    ['an unknown error', 'deadbeef', 'BUY error: The contract refused it'],
    ['half an error', '08c3', 'BUY error: The contract refused it'],
  ])('%s', (_, hex, sentence) => {
    expect(bothLanguages(new ContractReverted('', fromHex(hex))).english).toBe(sentence);
  });
});

const refusal = (code: string, status = 422) =>
  new CallFailed({
    kind: 'refused',
    status,
    failure: { code: code as 'SOLD_OUT', message: '', requestId: 'r' },
  });

const wallet: Readonly<Record<WalletFailureKind, readonly [string, string]>> = {
  rejected: ['rejected', 'WALLET_REJECTED'],
  pending: ['pendingRequest', 'WALLET_BUSY'],
  locked: ['locked', 'WALLET_LOCKED'],
  'not-found': ['noWallet', 'WALLET_MISSING'],
  'network-unknown': ['network', 'WALLET_NETWORK_UNKNOWN'],
  'wrong-network': ['network', 'WRONG_NETWORK'],
  changed: ['accountChanged', 'ACCOUNT_CHANGED'],
  unsupported: ['unknown', 'BUY_ERROR'],
  tampered: ['mismatch', 'CALL_MISMATCH'],
  unknown: ['unknown', 'BUY_ERROR'],
};

describe('everything else that goes wrong', () => {
  it.each(Object.entries(wallet))('wallet: %s', (kind, [expected, code]) => {
    const failure = new WalletFailure(kind as WalletFailureKind, { cause: new Error('no funds') });
    const { user, english } = bothLanguages(failure);
    expect(user).toMatchObject({ kind: expected, code });
    expect(english).not.toMatch(/[{}]/);
  });

  it('says "failed" with the message of the wallet, or that it gave none (S8.05 S8.25)', () => {
    const failure = 'ACTION_FAILED';
    const words = { message: 'no energy left' };
    for (const cause of [new Error(words.message), words, words.message]) {
      expect(bothLanguages(new WalletFailure('unknown', { cause }), { failure })).toMatchObject({
        english: 'Failed: no energy left.',
        chinese: '失敗：no energy left。',
      });
    }
    for (const cause of [undefined, {}, new Error('')]) {
      expect(bothLanguages(new WalletFailure('unknown', { cause }), { failure })).toMatchObject({
        english: 'Failed: No reason was given.',
        chinese: '失敗：沒有說明原因。',
      });
    }
  });

  it.each([
    [new CallFailed({ kind: 'timeout' }), 'timeout', 'REQUEST_TIMEOUT'],
    [new CallFailed({ kind: 'unreachable' }), 'http', 'OFFLINE'],
    [new CallFailed({ kind: 'no-envelope', status: 502 }), 'http', 'SERVER_BUSY'],
    [refusal('SOLD_OUT'), 'http', 'SOLD_OUT'],
    [refusal('INSUFFICIENT_BALANCE'), 'insufficientToken', 'INSUFFICIENT_BALANCE'],
    [new NodeUnreachable('/x', [], 0), 'http', 'CHAIN_UNAVAILABLE'],
    [new MalformedAnswer('x'), 'http', 'CHAIN_UNAVAILABLE'],
    [new TransactionRejected('SIGERROR', 'validate signature error'), 'unknown', 'NODE_REFUSED'],
    [
      new TransactionRejected('CONTRACT_VALIDATE_ERROR', 'balance is not sufficient'),
      'insufficientNative',
      'INSUFFICIENT_TRX',
    ],
    [new TransactionRejected('TRANSACTION_EXPIRATION_ERROR', ''), 'expired', 'TX_DROPPED'],
    [new TransactionRejected('SERVER_BUSY', ''), 'http', 'CHAIN_UNAVAILABLE'],
    [new TransactionRejected('BANDWITH_ERROR', ''), 'insufficientNative', 'INSUFFICIENT_TRX'],
    [
      new NodeRefused('CONTRACT_VALIDATE_ERROR', 'account [41] does not exist'),
      'insufficientNative',
      'INSUFFICIENT_TRX',
    ],
    [new ContractReverted('out of energy', new Uint8Array(0)), 'energy', 'FEE_LIMIT_TOO_LOW'],
    [new FeeLimitReached(100_000_100n, 150_000_000n), 'energy', 'FEE_LIMIT_REACHED'],
    [
      new NodeRefused('422', '{"code":"RELAY_CONTRACT_UNKNOWN","message":"x"}'),
      'http',
      'RELAY_CONTRACT_UNKNOWN',
    ],
    [
      new NodeRefused('422', '{"code":"RELAY_TRANSACTION_REFUSED","message":"x"}'),
      'http',
      'RELAY_TRANSACTION_REFUSED',
    ],
    [new TransactionSwapped('data'), 'mismatch', 'CALL_MISMATCH'],
    [new CallMismatch('value'), 'mismatch', 'CALL_MISMATCH'],
    [new RegistryMismatch('x'), 'mismatch', 'CALL_MISMATCH'],
    [new ActionRefused({ code: 'NOT_ACTIVATED' }), 'http', 'NOT_ACTIVATED'],
    [new ActionRefused({ code: 'INSUFFICIENT_TRX' }), 'insufficientNative', 'INSUFFICIENT_TRX'],
    [new Error('boom'), 'unknown', 'BUY_ERROR'],
    ['a text', 'unknown', 'BUY_ERROR'],
    [undefined, 'unknown', 'BUY_ERROR'],
  ])('%s', (error, kind, code) => {
    const { user, english, chinese } = bothLanguages(error);
    expect(user).toMatchObject({ kind, code });
    expect(user.technical).not.toBe('');
    expect(english).not.toMatch(/undefined/);
    expect(chinese).toMatch(/[\u4e00-\u9fff]|error/);
  });

  it('names the part in which page and server disagree', () => {
    expect(bothLanguages(new CallMismatch('value')).english).toContain('(value)');
    expect(bothLanguages(new TransactionSwapped('owner')).english).toContain('(owner)');
  });
});
