import { addressBytes } from '@vellum/tron/address';
import { utf8ToBytes } from '@vellum/tron/bytes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asJavaError } from '../../src/http/wallet/java-error.ts';
import { signed } from '../signed.ts';
import {
  DAY,
  furnish,
  NO_ADDRESS,
  NOBODY,
  START,
  type Stage,
  setStage,
  TOKEN,
  TRX,
  tokenTerms,
} from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
  await furnish(stage);
});
afterAll(() => stage?.devnet.close());

const text = utf8ToBytes;
const nobody = { address: NOBODY, privateKey: '01'.padStart(64, '0') };
const noOwner = { owner_address: NO_ADDRESS };
const long = (bytes: number) => text('x'.repeat(bytes));

describe('a token is not issued', () => {
  const frozen = (frozen_amount: bigint, frozen_days: bigint) => ({ frozen_amount, frozen_days });
  test.each([
    [{ ...noOwner }, 'Invalid ownerAddress'],
    [{ name: text('') }, 'Invalid assetName'],
    [{ name: text('two words') }, 'Invalid assetName'],
    [{ name: long(33) }, 'Invalid assetName'],
    [{ name: text('Trx') }, "assetName can't be trx"],
    [{ precision: 7 }, 'precision cannot exceed 6'],
    [{ precision: -1 }, 'precision cannot exceed 6'],
    [{ abbr: text('a b') }, 'Invalid abbreviation for token'],
    [{ url: text('') }, 'Invalid url'],
    [{ url: long(257) }, 'Invalid url'],
    [{ description: long(201) }, 'Invalid description'],
    [{ start_time: 0n }, 'Start time should be not empty'],
    [{ end_time: 0n }, 'End time should be not empty'],
    [{ end_time: tokenTerms.start_time }, 'End time should be greater than start time'],
    [{ start_time: BigInt(START) - DAY }, 'Start time should be greater than HeadBlockTime'],
    [{ total_supply: 0n }, 'TotalSupply must greater than 0!'],
    [{ trx_num: 0 }, 'TrxNum must greater than 0!'],
    [{ num: 0 }, 'Num must greater than 0!'],
    [{ public_free_asset_net_usage: 1n }, 'PublicFreeAssetNetUsage must be 0!'],
    [{ frozen_supply: Array(11).fill(frozen(1n, 1n)) }, 'Frozen supply list length is too long'],
    [{ free_asset_net_limit: -1n }, 'Invalid FreeAssetNetLimit'],
    [{ free_asset_net_limit: 57_600_000_000n }, 'Invalid FreeAssetNetLimit'],
    [{ public_free_asset_net_limit: -1n }, 'Invalid PublicFreeAssetNetLimit'],
    [{ frozen_supply: [frozen(0n, 1n)] }, 'Frozen supply must be greater than 0!'],
    [{ frozen_supply: [frozen(1_000_001n, 1n)] }, 'Frozen supply cannot exceed total supply'],
    [
      { frozen_supply: [frozen(1n, 3_653n)] },
      'frozenDuration must be less than 3652 days and more than 1 days',
    ],
  ])('with %o', async (changes, reason) => {
    const fields = { ...tokenTerms, ...changes };
    expect(await stage.reason(stage.bob, ['AssetIssueContract', fields])).toBe(reason);
  });

  test('by nobody, twice, or without the fee', async () => {
    const { alice, bob, carol, reason } = stage;
    expect(await reason(nobody, ['AssetIssueContract', tokenTerms])).toBe('Account not exists');
    expect(await reason(alice, ['AssetIssueContract', tokenTerms])).toBe(
      'An account can only issue one asset',
    );
    expect(await reason(carol, ['AssetIssueContract', tokenTerms])).toBe(
      'No enough balance for fee!',
    );
    expect(await reason(bob, ['AssetIssueContract', tokenTerms])).toBe('taken');
  });
});

describe('a token is not sent', () => {
  const to = () => ({ to_address: addressBytes(stage.bob.address), asset_name: TOKEN, amount: 1n });
  test.each([
    [noOwner, 'Invalid ownerAddress'],
    [{ to_address: NO_ADDRESS }, 'Invalid toAddress'],
    [{ amount: 0n }, 'Amount must be greater than 0.'],
    [{ asset_name: text('1000009') }, 'No asset!'],
    [{ amount: 1_000_000n }, 'assetBalance is not sufficient.'],
  ])('with %o', async (changes, reason) => {
    const fields = { ...to(), ...changes };
    expect(await stage.reason(stage.alice, ['TransferAssetContract', fields])).toBe(reason);
  });

  test('to oneself, by nobody, or by somebody who has none', async () => {
    const { alice, bob, reason } = stage;
    const own = { ...to(), to_address: addressBytes(alice.address) };
    expect(await reason(alice, ['TransferAssetContract', own])).toBe(
      'Cannot transfer asset to yourself.',
    );
    expect(await reason(nobody, ['TransferAssetContract', to()])).toBe('No owner account!');
    expect(await reason(bob, ['TransferAssetContract', own])).toBe(
      'assetBalance must be greater than 0.',
    );
    expect(await reason(alice, ['TransferAssetContract', to()])).toBe('taken');
  });
});

describe('a token is not sold', () => {
  const buy = (changes: object = {}) => ({
    to_address: addressBytes(stage.alice.address),
    asset_name: TOKEN,
    amount: 1n,
    ...changes,
  });
  test.each([
    [noOwner, 'Invalid ownerAddress'],
    [{ to_address: NO_ADDRESS }, 'Invalid toAddress'],
    [{ amount: 0n }, 'Amount must greater than 0!'],
    [{ amount: 10n ** 18n }, 'No enough balance !'],
    [{ asset_name: text('1000009') }, 'No asset named 1000009'],
    [{}, 'No longer valid period!'],
  ])('with %o', async (changes, reason) => {
    const fields = buy(changes);
    expect(await stage.reason(stage.bob, ['ParticipateAssetIssueContract', fields])).toBe(reason);
  });

  test('to its issuer, to nobody, by another, or before its parts come free', async () => {
    const { alice, bob, carol, reason } = stage;
    const type = 'ParticipateAssetIssueContract';
    expect(await reason(alice, [type, buy()])).toBe('Cannot participate asset Issue yourself !');
    expect(await reason(nobody, [type, buy()])).toBe('Account does not exist!');
    const { address } = carol;
    expect(await reason(bob, [type, buy({ to_address: addressBytes(address) })])).toBe(
      `The asset is not issued by ${address}`,
    );
    expect(await reason(alice, ['UnfreezeAssetContract', {}])).toBe(
      "It's not time to unfreeze asset supply",
    );
    expect(await reason(bob, ['UnfreezeAssetContract', {}])).toBe('no frozen supply balance');
    expect(await reason(bob, ['UnfreezeAssetContract', noOwner])).toBe('Invalid address');
  });
});

describe('a token is not described anew', () => {
  const words = { description: text('Fresh'), url: text('https://fresh.example') };
  test.each([
    [noOwner, 'Invalid ownerAddress'],
    [{ url: text('') }, 'Invalid url'],
    [{ description: long(201) }, 'Invalid description'],
    [{ new_limit: -1n }, 'Invalid FreeAssetNetLimit'],
    [{ new_public_limit: -1n }, 'Invalid PublicFreeAssetNetLimit'],
  ])('with %o', async (changes, reason) => {
    const fields = { ...words, ...changes };
    expect(await stage.reason(stage.alice, ['UpdateAssetContract', fields])).toBe(reason);
  });

  test('by nobody, or by somebody without one', async () => {
    const { bob, reason } = stage;
    expect(await reason(nobody, ['UpdateAssetContract', words])).toBe('Account does not exist');
    expect(await reason(bob, ['UpdateAssetContract', words])).toBe(
      'Account has not issued any asset',
    );
  });
});

describe('an exchange is not made', () => {
  const terms = {
    first_token_id: TOKEN,
    first_token_balance: 10n,
    second_token_id: text('_'),
    second_token_balance: TRX,
  };
  test.each([
    [noOwner, 'Invalid address'],
    [{ first_token_id: text('abc') }, 'first token id is not a valid number'],
    [{ second_token_id: text('012') }, 'second token id is not a valid number'],
    [{ second_token_id: TOKEN }, 'cannot exchange same tokens'],
    [{ first_token_balance: 0n }, 'token balance must greater than zero'],
    [{ second_token_balance: 10n ** 15n + 1n }, 'token balance must less than 1000000000000000'],
    [{ first_token_balance: 10n ** 9n }, 'first token balance is not enough'],
    [{ second_token_balance: 10n ** 15n }, 'balance is not enough'],
    [
      { first_token_id: text('_'), second_token_id: text('1000009') },
      'second token balance is not enough',
    ],
  ])('with %o', async (changes, reason) => {
    const fields = { ...terms, ...changes };
    expect(await stage.reason(stage.alice, ['ExchangeCreateContract', fields])).toBe(reason);
  });

  test('by nobody, or without the fee', async () => {
    const { carol, reason } = stage;
    expect(await reason(nobody, ['ExchangeCreateContract', terms])).toBe(
      `account[${NOBODY}] not exists`,
    );
    expect(await reason(carol, ['ExchangeCreateContract', terms])).toBe(
      'No enough balance for exchange create fee!',
    );
  });
});

describe('an exchange is not used', () => {
  const part = { exchange_id: 1n, token_id: TOKEN, quant: 10n };
  const CLOSED = 'Exchange[9] not exists';
  test.each([
    [{ exchange_id: 9n }, CLOSED],
    [{ token_id: text('x') }, 'token id is not a valid number'],
    [{ token_id: text('1000009') }, 'token id is not in exchange'],
    [{ quant: 0n }, 'injected token quant must greater than zero'],
    [{ quant: 10n ** 10n }, 'token balance must less than 1000000000000000'],
    [{ quant: 10n ** 9n }, 'token balance is not enough'],
    [{ token_id: text('_'), quant: 1n }, 'the calculated token quant  must be greater than 0'],
  ])('to fill it with %o', async (changes, reason) => {
    const fields = { ...part, ...changes };
    expect(await stage.reason(stage.alice, ['ExchangeInjectContract', fields])).toBe(reason);
  });

  test.each([
    ['ExchangeInjectContract', 'BigInteger out of long range'],
    ['ExchangeWithdrawContract', 'Overflow'],
  ] as const)('by an %s of which the other side overflows', async (type, reason) => {
    const { devnet, alice } = stage;
    const fields = { ...part, quant: 10n ** 15n };
    await expect(stage.reason(alice, [type, fields])).rejects.toSatisfy(
      (error) => asJavaError(error)?.text === `class java.lang.ArithmeticException : ${reason}`,
    );
    expect(await devnet.chain.submit(signed(devnet.chain, alice, type, fields))).toMatchObject({
      code: 'OTHER_ERROR',
      message: `Error: ${reason}`,
    });
  });

  test.each([
    [{ exchange_id: 9n }, CLOSED],
    [{ token_id: text('1000009') }, 'token is not in exchange'],
    [{ quant: 0n }, 'withdraw token quant must greater than zero'],
    [{ quant: 1_001n }, 'exchange balance is not enough'],
    [{ token_id: text('_'), quant: 1n }, 'withdraw another token quant must greater than zero'],
    [{ token_id: text('_'), quant: 450_000n }, 'Not precise enough'],
  ])('to empty it of %o', async (changes, reason) => {
    const fields = { ...part, ...changes };
    expect(await stage.reason(stage.alice, ['ExchangeWithdrawContract', fields])).toBe(reason);
  });

  test.each([
    [{ exchange_id: 9n }, CLOSED],
    [{ token_id: text('1000009') }, 'token is not in exchange'],
    [{ quant: 0n }, 'token quant must greater than zero'],
    [{ expected: 0n }, 'token expected must greater than zero'],
    [{ quant: 10n ** 15n }, 'token balance must less than 1000000000000000'],
    [{ quant: 10n ** 9n }, 'token balance is not enough'],
    [{ expected: 10n ** 12n }, 'token required must greater than expected'],
  ])('to trade %o', async (changes, reason) => {
    const fields = { ...part, expected: 1n, ...changes };
    expect(await stage.reason(stage.alice, ['ExchangeTransactionContract', fields])).toBe(reason);
  });

  test('by others than its creator', async () => {
    const { bob, reason } = stage;
    const words = `account[${bob.address}] is not creator`;
    expect(await reason(bob, ['ExchangeInjectContract', part])).toBe(words);
    expect(await reason(bob, ['ExchangeWithdrawContract', part])).toBe(words);
    expect(await reason(nobody, ['ExchangeInjectContract', part])).toBe(
      `account[${NOBODY}] not exists`,
    );
  });
});
