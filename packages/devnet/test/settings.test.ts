import { addressBytes, type HexAddress } from '@vellum/tron/address';
import { bytesToUtf8, fromHex, utf8ToBytes } from '@vellum/tron/bytes';
import { encodeMessage } from '@vellum/tron/protobuf/encode';
import { Abi } from '@vellum/tron/protocol/smart-contract';
import type { Transaction } from '@vellum/tron/transaction';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signWeight } from '../src/execution/accounts/sign-weight.ts';
import { createDevnet, type Devnet } from '../src/index.ts';
import { COUNTER, deploy, deployment } from './bytecode.ts';
import { mined, type Signer, signed, transferOf } from './signed.ts';

const NOBODY = `41${'5e'.repeat(20)}` as HexAddress;
const ALL = '7fff1fc0033efb0f'.padEnd(64, '0');
/** Bit 1: TransferContract. */
const TRANSFER_ONLY = '02'.padEnd(64, '0');

let devnet: Devnet;
let alice: Signer;
let bob: Signer;
let carol: Signer;

beforeEach(async () => {
  devnet = await createDevnet();
  [, alice, bob, carol] = devnet.accounts as readonly Signer[] as [Signer, Signer, Signer, Signer];
});
afterEach(() => devnet.close());

const refusal = async (transaction: Transaction) =>
  (await devnet.chain.submit(transaction)).message;
const invalid = (reason: string) => `Contract validate error : ${reason}`;

describe('accounts', () => {
  it('are made by AccountCreateContract for 1.1 TRX, once', async () => {
    const { chain } = devnet;
    const value = { account_address: addressBytes(NOBODY) };
    const create = () => signed(chain, alice, 'AccountCreateContract', value);
    expect(await mined(chain, create())).toMatchObject({ fee: 1_100_000n, netFee: 100_000n });
    const account = await chain.read('head', (state) => state.account(NOBODY));
    expect(account).toMatchObject({ balance: 0n, createTime: chain.blockByNumber(0)!.timestamp });
    expect(await refusal(create())).toBe(invalid('Account has existed'));
  });

  it('get a name by AccountUpdateContract, once and for good', async () => {
    const { chain } = devnet;
    const named = (owner: Signer, name: string) =>
      signed(chain, owner, 'AccountUpdateContract', { account_name: utf8ToBytes(name) });
    await mined(chain, named(alice, 'alice'));
    const account = await chain.read('head', (state) => state.account(alice.address));
    expect(bytesToUtf8(account!.name)).toBe('alice');
    expect(await refusal(named(alice, 'other'))).toBe(
      invalid('This account name is already existed'),
    );
    expect(await refusal(named(bob, 'alice'))).toBe(invalid('This name is existed'));
    expect(await refusal(named(bob, 'b'.repeat(201)))).toBe(invalid('Invalid accountName'));
  });
});

describe('settings of a contract', () => {
  it('are changed by its owner only', async () => {
    const { chain } = devnet;
    const contract = await deploy(chain, alice, COUNTER);
    const contract_address = addressBytes(contract);
    const percent = (owner: Signer, value: bigint) =>
      signed(chain, owner, 'UpdateSettingContract', {
        contract_address,
        consume_user_resource_percent: value,
      });
    const limit = (owner: Signer, value: bigint) =>
      signed(chain, owner, 'UpdateEnergyLimitContract', {
        contract_address,
        origin_energy_limit: value,
      });
    await mined(chain, percent(alice, 40n));
    await mined(chain, limit(alice, 5n));
    const kept = await chain.read('head', (state) => state.contract(contract));
    expect(kept).toMatchObject({ consumeUserResourcePercent: 40, originEnergyLimit: 5n });
    const stranger = invalid(`Account[${bob.address}] is not the owner of the contract`);
    expect(await refusal(percent(bob, 1n))).toBe(stranger);
    expect(await refusal(limit(bob, 1n))).toBe(stranger);
    expect(await refusal(percent(alice, 101n))).toBe(invalid('percent not in [0, 100]'));
    expect(await refusal(limit(alice, 0n))).toBe(invalid('origin energy limit must be > 0'));
  });

  it('lose the ABI by ClearABIContract', async () => {
    const { chain } = devnet;
    const { new_contract } = deployment(alice, COUNTER);
    const abi = { entrys: [{ name: 'count', type: 'Function' as const }] };
    const value = { new_contract: { ...new_contract, abi } };
    const options = { feeLimit: 100_000_000n };
    const create = signed(chain, alice, 'CreateSmartContract', value, options);
    const address = (await mined(chain, create)).contractAddress!;
    const abiOf = () => chain.read('head', (state) => state.contract(address)!.abi);
    expect(await abiOf()).toEqual(encodeMessage(Abi, abi));
    const contract_address = addressBytes(address);
    const clear = (owner: Signer) => signed(chain, owner, 'ClearABIContract', { contract_address });
    expect(await refusal(clear(bob))).toContain('is not the owner of the contract');
    await mined(chain, clear(alice));
    expect(await abiOf()).toHaveLength(0);
  });
});

describe('permissions', () => {
  const permission = (
    type: 'Owner' | 'Active' | 'Witness',
    threshold: bigint,
    keys: [Signer, bigint][],
    operations = '',
  ) => ({
    type,
    permission_name: type.toLowerCase(),
    threshold,
    operations: fromHex(operations),
    keys: keys.map(([{ address }, weight]) => ({ address: addressBytes(address), weight })),
  });
  const shared = () => ({
    owner: permission('Owner', 2n, [
      [alice, 1n],
      [bob, 1n],
      [carol, 2n],
    ]),
    actives: [
      permission('Active', 1n, [[alice, 1n]], ALL),
      permission('Active', 1n, [[bob, 1n]], TRANSFER_ONLY),
    ],
  });
  const update = (value: object, keys?: string[]) =>
    signed(devnet.chain, alice, 'AccountPermissionUpdateContract', value, keys ? { keys } : {});
  const send = (keys: Signer[], permissionId = 0) =>
    transferOf(devnet.chain, alice, bob.address, 5n, {
      keys: keys.map(({ privateKey }) => privateKey),
      permissionId,
    });

  it('decide who must sign', async () => {
    const { chain } = devnet;
    await mined(chain, update(shared()));
    expect(await refusal(send([alice]))).toBe('Validate signature error: sig error');
    await mined(chain, send([alice, bob]));
    await mined(chain, send([carol]));
    expect(await refusal(send([bob, bob]))).toMatch(/has signed twice!$/);
    await mined(chain, send([alice], 2));
    await mined(chain, send([bob], 3));
    expect(await refusal(send([alice], 3))).toContain('is not contained of permission.');
    const name = signed(
      chain,
      alice,
      'AccountUpdateContract',
      { account_name: utf8ToBytes('a') },
      { keys: [bob.privateKey], permissionId: 3 },
    );
    expect(await refusal(name)).toBe('Validate signature error: Permission denied');
  });

  it('of the old set no longer count once replaced, also for what waits in the pool', async () => {
    const { chain } = devnet;
    await devnet.setMining({ mode: 'manual' });
    const value = {
      owner: permission('Owner', 1n, [[bob, 1n]]),
      actives: [permission('Active', 1n, [[bob, 1n]], ALL)],
    };
    expect((await chain.submit(update(value))).code).toBe('SUCCESS');
    expect((await chain.submit(send([alice]))).code).toBe('SIGERROR');
    expect((await chain.submit(send([bob]))).code).toBe('SUCCESS');
    expect((await devnet.mine()).transactions).toHaveLength(2);
  });

  it('are weighed before all have signed', async () => {
    const { chain } = devnet;
    await mined(chain, update(shared()));
    const weigh = (transaction: Transaction) =>
      chain.read('head', (state) => signWeight(state, transaction));
    expect(await weigh(send([alice]))).toMatchObject({
      code: 'NOT_ENOUGH_PERMISSION',
      weight: 1n,
      approved: [alice.address],
      permission: { id: 0, threshold: 2n },
    });
    expect(await weigh(send([alice, carol]))).toMatchObject({
      code: 'ENOUGH_PERMISSION',
      weight: 3n,
      approved: [alice.address, carol.address],
    });
    expect(await weigh(send([]))).toMatchObject({ code: 'NOT_ENOUGH_PERMISSION', weight: 0n });
    expect(await weigh(send([alice], 7))).toMatchObject({
      code: 'PERMISSION_ERROR',
      message: 'Permission for this, does not exist!',
    });
  });

  it('are refused when they could not work', async () => {
    const keys: [Signer, bigint][] = [[alice, 1n]];
    const owner = permission('Owner', 1n, keys);
    const active = permission('Active', 1n, keys, ALL);
    const cases: [object, string][] = [
      [{ actives: [active] }, 'owner permission is missed'],
      [{ owner }, 'active permission is missed'],
      [{ owner, actives: Array(9).fill(active) }, 'active permission is too many'],
      [{ owner: active, actives: [active] }, 'owner permission type is error'],
      [{ owner, actives: [owner] }, 'active permission type is error'],
      [
        { owner, witness: permission('Witness', 1n, keys), actives: [active] },
        "account isn't witness can't set witness permission",
      ],
      [
        { owner: permission('Owner', 3n, keys), actives: [active] },
        "sum of all key's weight should not be less than threshold in permission Owner",
      ],
      [
        { owner: { ...owner, keys: [] }, actives: [active] },
        "key's count should be greater than 0",
      ],
      [
        {
          owner: permission('Owner', 1n, [
            [alice, 1n],
            [alice, 1n],
          ]),
          actives: [active],
        },
        'address should be distinct in permission Owner',
      ],
      [
        { owner, actives: [{ ...active, operations: fromHex('ff'.repeat(32)) }] },
        "7 isn't a validate ContractType",
      ],
      [{ owner, actives: [{ ...active, operations: fromHex('02') }] }, 'operations size must 32'],
      [
        { owner: { ...owner, operations: fromHex(ALL) }, actives: [active] },
        "Owner permission needn't operations",
      ],
    ];
    for (const [value, reason] of cases) expect(await refusal(update(value))).toBe(invalid(reason));
  });
});
