import { addressBytes } from '@vellum/tron/address';
import { utf8ToBytes } from '@vellum/tron/bytes';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ParameterName } from '../../src/params/chain-parameters.ts';
import { furnish, NO_ADDRESS, NOBODY, type Refused, type Stage, setStage, TRX } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
  await furnish(stage);
});
afterAll(() => stage?.devnet.close());

const text = utf8ToBytes;
const nobody = { address: NOBODY, privateKey: '01'.padStart(64, '0') };
const noOwner = { owner_address: NO_ADDRESS };
const missing = `Account[${NOBODY}] not exists`;

/** Each refusal by Alice, in order. */
const byAlice = (rows: readonly (readonly [Refused, string])[]) => async () => {
  for (const [asked, reason] of rows) expect(await stage.reason(stage.alice, asked)).toBe(reason);
};

describe('a stake is refused', () => {
  const stake = { frozen_balance: TRX, resource: 'ENERGY' } as const;
  test(
    'for what is wrong with it',
    byAlice([
      [['FreezeBalanceV2Contract', { ...stake, ...noOwner }], 'Invalid address'],
      [
        ['FreezeBalanceV2Contract', { ...stake, frozen_balance: 0n }],
        'frozenBalance must be positive',
      ],
      [
        ['FreezeBalanceV2Contract', { ...stake, frozen_balance: 5n }],
        'frozenBalance must be greater than or equal to 1 TRX',
      ],
      [
        ['FreezeBalanceV2Contract', { ...stake, frozen_balance: 10n ** 18n }],
        'frozenBalance must be less than or equal to accountBalance',
      ],
      [
        ['FreezeBalanceContract', stake],
        'frozenDuration must be less than 3 days and more than 3 days',
      ],
      [
        ['FreezeBalanceContract', { ...stake, frozen_duration: 3n }],
        'freeze v2 is open, old freeze is closed',
      ],
      [
        ['FreezeBalanceContract', { ...stake, frozen_duration: 3n, resource: 'TRON_POWER' }],
        'ResourceCode error, valid ResourceCode[BANDWIDTH、ENERGY]',
      ],
      [['UnfreezeBalanceContract', { resource: 'BANDWIDTH' }], 'no frozenBalance(BANDWIDTH)'],
      [['UnfreezeBalanceContract', { resource: 'ENERGY' }], 'no frozenBalance(Energy)'],
      [
        ['UnfreezeBalanceContract', { resource: 'TRON_POWER' }],
        'ResourceCode error.valid ResourceCode[BANDWIDTH、Energy]',
      ],
    ]),
  );

  test('to lend it in the first way', async () => {
    const { alice, bob, contract, reason } = stage;
    const lend = (receiver_address: Uint8Array) =>
      reason(alice, ['FreezeBalanceContract', { ...stake, frozen_duration: 3n, receiver_address }]);
    expect(await lend(addressBytes(bob.address))).toBe('freeze v2 is open, old freeze is closed');
    expect(await lend(addressBytes(alice.address))).toBe(
      'receiverAddress must not be the same as ownerAddress',
    );
    expect(await lend(NO_ADDRESS)).toBe('Invalid receiverAddress');
    expect(await lend(addressBytes(NOBODY))).toBe(missing);
    expect(await lend(addressBytes(contract))).toBe(
      'Do not allow delegate resources to contract addresses',
    );
  });

  test('that was lent in the first way', async () => {
    const { alice, bob, reason } = stage;
    const end = (receiver_address: Uint8Array) =>
      reason(alice, ['UnfreezeBalanceContract', { receiver_address }]);
    expect(await end(addressBytes(bob.address))).toBe('delegated Resource does not exist');
    expect(await end(addressBytes(alice.address))).toBe(
      'receiverAddress must not be the same as ownerAddress',
    );
    expect(await end(NO_ADDRESS)).toBe('Invalid receiverAddress');
  });

  test(
    'to end, for what is wrong with that',
    byAlice([
      [['UnfreezeBalanceV2Contract', { unfreeze_balance: 1n, ...noOwner }], 'Invalid address'],
      [
        ['UnfreezeBalanceV2Contract', { unfreeze_balance: 1n, resource: 'BANDWIDTH' }],
        'no frozenBalance(BANDWIDTH)',
      ],
      [
        ['UnfreezeBalanceV2Contract', { unfreeze_balance: 0n, resource: 'ENERGY' }],
        'Invalid unfreeze_balance, [0] is error',
      ],
      [
        ['UnfreezeBalanceV2Contract', { unfreeze_balance: 91n * TRX, resource: 'ENERGY' }],
        'Invalid unfreeze_balance, [91000000] is error',
      ],
      [['WithdrawExpireUnfreezeContract', {}], 'no unFreeze balance to withdraw '],
      [['CancelAllUnfreezeV2Contract', {}], 'No unfreezeV2 list to cancel'],
    ]),
  );

  test('of nobody', async () => {
    const asked: readonly Refused[] = [
      ['FreezeBalanceV2Contract', stake],
      ['WithdrawExpireUnfreezeContract', {}],
      ['CancelAllUnfreezeV2Contract', {}],
      ['DelegateResourceContract', { balance: TRX }],
    ];
    for (const each of asked) expect(await stage.reason(nobody, each)).toBe(missing);
    // java-tron has two wordings.
    const others: readonly Refused[] = [
      ['UnfreezeBalanceV2Contract', { unfreeze_balance: 1n }],
      ['UnDelegateResourceContract', { balance: TRX }],
      ['UnfreezeBalanceContract', {}],
    ];
    const words = `Account[${NOBODY}] does not exist`;
    for (const each of others) expect(await stage.reason(nobody, each)).toBe(words);
  });
});

describe('a loan is refused', () => {
  const to = () => addressBytes(stage.bob.address);
  const loan = () => ({ balance: TRX, resource: 'ENERGY', receiver_address: to() }) as const;
  const lend = (changes: object) =>
    stage.reason(stage.alice, ['DelegateResourceContract', { ...loan(), ...changes }]);
  const takeBack = (changes: object) =>
    stage.reason(stage.alice, ['UnDelegateResourceContract', { ...loan(), ...changes }]);

  test('for what is wrong with it', async () => {
    const { alice, contract } = stage;
    expect(await lend(noOwner)).toBe('Invalid address');
    expect(await lend({ balance: 1n })).toBe(
      'delegateBalance must be greater than or equal to 1 TRX',
    );
    expect(await lend({ resource: 'TRON_POWER' })).toBe(
      'ResourceCode error, valid ResourceCode[BANDWIDTH、ENERGY]',
    );
    expect(await lend({ balance: 91n * TRX })).toBe(
      'delegateBalance must be less than or equal to available FreezeEnergyV2 balance',
    );
    expect(await lend({ receiver_address: NO_ADDRESS })).toBe('Invalid receiverAddress');
    expect(await lend({ receiver_address: addressBytes(alice.address) })).toBe(
      'receiverAddress must not be the same as ownerAddress',
    );
    expect(await lend({ receiver_address: addressBytes(NOBODY) })).toBe(missing);
    expect(await lend({ receiver_address: addressBytes(contract) })).toBe(
      'Do not allow delegate resources to contract addresses',
    );
    const { getMaxDelegateLockPeriod: most } = stage.devnet.chain.parameters;
    expect(await lend({ lock: true, lock_period: most + 1n })).toBe(
      `The lock period of delegate resource cannot be less than 0 and cannot exceed ${most}!`,
    );
    expect(await lend({ lock: true, lock_period: 10n })).toMatch(
      /^The lock period for ENERGY this time cannot be less than the remaining time\[\d+ms\] of the last lock period for ENERGY!$/,
    );
    expect(await lend({})).toBe('taken');
  });

  test('to end, for what is wrong with that', async () => {
    const { alice, carol } = stage;
    expect(await takeBack(noOwner)).toBe('Invalid address');
    expect(await takeBack({ receiver_address: NO_ADDRESS })).toBe('Invalid receiverAddress');
    expect(await takeBack({ receiver_address: addressBytes(alice.address) })).toBe(
      'receiverAddress must not be the same as ownerAddress',
    );
    expect(await takeBack({ receiver_address: addressBytes(carol.address) })).toBe(
      'delegated Resource does not exist',
    );
    expect(await takeBack({ balance: 0n })).toBe('unDelegateBalance must be more than 0 TRX');
    expect(await takeBack({ resource: 'TRON_POWER' })).toBe(
      'ResourceCode error.valid ResourceCode[BANDWIDTH、Energy]',
    );
    expect(await takeBack({ resource: 'BANDWIDTH' })).toBe(
      'insufficient delegatedFrozenBalance(BANDWIDTH), request=1000000, unlock_balance=0',
    );
    // It is locked.
    expect(await takeBack({})).toBe(
      'insufficient delegateFrozenBalance(Energy), request=1000000, unlock_balance=0',
    );
  });
});

describe('an account is refused', () => {
  test('to be made', async () => {
    const { alice, carol, reason } = stage;
    const fresh = { account_address: addressBytes(NOBODY) };
    const type = 'AccountCreateContract';
    expect(await reason(alice, [type, { ...fresh, ...noOwner }])).toBe('Invalid ownerAddress');
    expect(await reason(nobody, [type, fresh])).toBe(`Account[${NOBODY}] not exists`);
    expect(await reason(carol, [type, fresh])).toBe(
      'Validate CreateAccountActuator error, insufficient fee.',
    );
    expect(await reason(alice, [type, { account_address: NO_ADDRESS }])).toBe(
      'Invalid account address',
    );
    expect(await reason(alice, [type, { account_address: addressBytes(carol.address) }])).toBe(
      'Account has existed',
    );
  });

  test('a name or an id', async () => {
    const { alice, reason } = stage;
    const name = { account_name: text('Alice') };
    expect(await reason(alice, ['AccountUpdateContract', { ...name, ...noOwner }])).toBe(
      'Invalid ownerAddress',
    );
    expect(await reason(nobody, ['AccountUpdateContract', name])).toBe('Account does not exist');
    expect(
      await reason(alice, ['AccountUpdateContract', { account_name: text('x'.repeat(201)) }]),
    ).toBe('Invalid accountName');
    const id = { account_id: text('alice-the-first') };
    expect(await reason(alice, ['SetAccountIdContract', { ...id, ...noOwner }])).toBe(
      'Invalid ownerAddress',
    );
    expect(await reason(nobody, ['SetAccountIdContract', id])).toBe('Account has not existed');
    for (const account_id of [text('short'), text('x'.repeat(33)), text('with a blank')]) {
      expect(await reason(alice, ['SetAccountIdContract', { account_id }])).toBe(
        'Invalid accountId',
      );
    }
  });

  test('TRX that it does not have, from nobody or to nowhere', async () => {
    const { alice, bob, reason } = stage;
    const gift = { to_address: addressBytes(bob.address), amount: 1n };
    expect(await reason(alice, ['TransferContract', { ...gift, ...noOwner }])).toBe(
      'Invalid ownerAddress!',
    );
    expect(await reason(alice, ['TransferContract', { ...gift, to_address: NO_ADDRESS }])).toBe(
      'Invalid toAddress!',
    );
    expect(await reason(nobody, ['TransferContract', gift])).toBe(
      'Validate TransferContract error, no OwnerAccount.',
    );
    expect(await reason(alice, ['TransferContract', { ...gift, amount: 2n ** 63n - 1n }])).toBe(
      'Validate TransferContract error, balance is not sufficient.',
    );
  });
});

test('the settings of a contract belong to its origin', async () => {
  const { alice, bob, contract, reason } = stage;
  const contract_address = addressBytes(contract);
  const stranger = `Account[${bob.address}] is not the owner of the contract`;
  expect(await reason(bob, ['ClearABIContract', { contract_address }])).toBe(stranger);
  expect(await reason(bob, ['UpdateSettingContract', { contract_address }])).toBe(stranger);
  expect(await reason(alice, ['ClearABIContract', { contract_address: NO_ADDRESS }])).toBe(
    'Contract not exists',
  );
  expect(await reason(nobody, ['ClearABIContract', { contract_address }])).toBe(
    `Account[${NOBODY}] not exists`,
  );
});

describe('where a rule is not in force', () => {
  let early: Stage | undefined;
  afterEach(() => early?.devnet.close());

  const closed: readonly (readonly [ParameterName, Refused, string])[] = [
    [
      'getUnfreezeDelayDays',
      ['FreezeBalanceV2Contract', {}],
      'Not support FreezeV2 transaction, need to be opened by the committee',
    ],
    [
      'getUnfreezeDelayDays',
      ['UnfreezeBalanceV2Contract', {}],
      'Not support UnfreezeV2 transaction, need to be opened by the committee',
    ],
    [
      'getUnfreezeDelayDays',
      ['WithdrawExpireUnfreezeContract', {}],
      'Not support WithdrawExpireUnfreeze transaction, need to be opened by the committee',
    ],
    [
      'getAllowCancelAllUnfreezeV2',
      ['CancelAllUnfreezeV2Contract', {}],
      'Not support CancelAllUnfreezeV2 transaction, need to be opened by the committee',
    ],
    [
      'getAllowDelegateResource',
      ['DelegateResourceContract', {}],
      'No support for resource delegate',
    ],
    [
      'getAllowDelegateResource',
      ['UnDelegateResourceContract', {}],
      'No support for resource delegate',
    ],
    [
      'getUnfreezeDelayDays',
      ['DelegateResourceContract', {}],
      'Not support Delegate resource transaction, need to be opened by the committee',
    ],
    [
      'getUnfreezeDelayDays',
      ['UnDelegateResourceContract', {}],
      'Not support unDelegate resource transaction, need to be opened by the committee',
    ],
    [
      'getAllowMultiSign',
      ['AccountPermissionUpdateContract', {}],
      'multi sign is not allowed, need to be opened by the committee',
    ],
    [
      'getAllowTvmConstantinople',
      ['ClearABIContract', {}],
      'contract type error,unexpected type [ClearABIContract]',
    ],
  ];

  test.each(closed)('%s: %o is refused', async (parameter, asked, reason) => {
    early = await setStage({ [parameter]: 0n });
    expect(await early.reason(early.alice, asked)).toBe(reason);
  });
});
