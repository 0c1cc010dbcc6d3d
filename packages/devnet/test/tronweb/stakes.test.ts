import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compile } from './compile.ts';
import { type Answer, type Node, startNode } from './node.ts';

const TRX = 1_000_000;
const DAY = 86_400_000;
const coin = compile('Coin');

let node: Node;
let token: string;
beforeAll(async () => {
  // A clock that stands: what was used comes back with every slot.
  node = await startNode({ clock: () => 1_780_000_000_000 });
  const { tronWeb, account } = node;
  const draft = await tronWeb.transactionBuilder.createSmartContract(
    { ...coin, feeLimit: 1_000 * TRX, parameters: [1_000_000] },
    account(0).address,
  );
  await send(draft, 0);
  token = tronWeb.address.fromHex(draft.contract_address);
});
afterAll(() => node?.devnet.close());

const send: Node['send'] = (draft, by) => node.send(draft, by);
const refusal: Node['refusal'] = (draft, by) => node.refusal(draft, by);

const builder = () => node.tronWeb.transactionBuilder;
const resources = (index: number): Promise<Answer> =>
  node.tronWeb.trx.getAccountResources(node.account(index).address);
const shown = (index: number): Promise<Answer> =>
  node.tronWeb.trx.getAccount(node.account(index).address);

async function pass(days: number) {
  await node.devnet.increaseTime(days * DAY);
  await node.devnet.mine();
}

/** A call that needs energy, from the owner of the coins. */
async function transfer(by: number): Promise<Answer> {
  const { tronWeb, account } = node;
  const { transaction } = await tronWeb.transactionBuilder.triggerSmartContract(
    token,
    'transfer(address,uint256)',
    { feeLimit: 100 * TRX },
    [
      { type: 'address', value: account(5).address },
      { type: 'uint256', value: 0 },
    ],
    account(by).address,
  );
  return send(transaction, by);
}

describe('a stake', () => {
  test('gives its part of the resource of a day, which is used before the balance is', async () => {
    const { address } = node.account(1);
    const before = (await shown(1)).balance;
    await send(await builder().freezeBalanceV2(100 * TRX, 'ENERGY', address), 1);
    expect((await shown(1)).balance).toBe(before - 100 * TRX);
    expect((await shown(1)).frozenV2).toEqual([
      {},
      { type: 'ENERGY', amount: 100 * TRX },
      { type: 'TRON_POWER' },
    ]);
    expect(await resources(1)).toMatchObject({
      EnergyLimit: 180_000_000_000,
      TotalEnergyWeight: 100,
      tronPowerLimit: 100,
    });
    await send(await builder().freezeBalanceV2(300 * TRX, 'ENERGY', node.account(2).address), 2);
    expect(await resources(1)).toMatchObject({ EnergyLimit: 45_000_000_000 });
    const paid = await transfer(1);
    expect(paid.receipt).toMatchObject({
      result: 'SUCCESS',
      energy_usage: paid.receipt.energy_usage_total,
    });
    expect(paid.receipt.energy_fee).toBeUndefined();
    expect((await resources(1)).EnergyUsed).toBe(paid.receipt.energy_usage_total);
    await pass(1);
    expect((await resources(1)).EnergyUsed).toBeUndefined();
  });

  test('is withdrawn 14 days after it was ended, or staked again before', async () => {
    const { address } = node.account(3);
    await send(await builder().freezeBalanceV2(50 * TRX, 'BANDWIDTH', address), 3);
    await send(await builder().unfreezeBalanceV2(20 * TRX, 'BANDWIDTH', address), 3);
    const expires = (await shown(3)).unfrozenV2[0].unfreeze_expire_time;
    expect((await shown(3)).unfrozenV2).toEqual([
      { unfreeze_amount: 20 * TRX, unfreeze_expire_time: expires },
    ]);
    expect(await node.tronWeb.trx.getAvailableUnfreezeCount(address)).toEqual({ count: 31 });
    expect(await node.tronWeb.trx.getCanWithdrawUnfreezeAmount(address, expires)).toEqual({
      amount: 20 * TRX,
    });
    expect(await refusal(builder().withdrawExpireUnfreeze(address), 3)).toContain(
      'no unFreeze balance to withdraw',
    );
    await pass(7);
    await send(await builder().unfreezeBalanceV2(5 * TRX, 'BANDWIDTH', address), 3);
    await pass(8);
    const before = (await shown(3)).balance;
    const info = await send(await builder().withdrawExpireUnfreeze(address), 3);
    expect(info.withdraw_expire_amount).toBe(20 * TRX);
    expect((await shown(3)).balance).toBe(before + 20 * TRX);
    const cancelled = await send(await builder().cancelUnfreezeBalanceV2(address), 3);
    expect(cancelled.cancel_unfreezeV2_amount).toEqual([
      { key: 'ENERGY', value: 0 },
      { key: 'TRON_POWER', value: 0 },
      { key: 'BANDWIDTH', value: 5 * TRX },
    ]);
    const after = await shown(3);
    expect(after.unfrozenV2).toBeUndefined();
    expect(after.frozenV2[0]).toEqual({ amount: 30 * TRX });
    expect((await resources(3)).TotalNetWeight).toBe(30);
  });

  test('can be ended 32 times at once', async () => {
    const { address } = node.account(4);
    await send(await builder().freezeBalanceV2(50 * TRX, 'BANDWIDTH', address), 4);
    for (let round = 0; round < 32; round++) {
      await send(await builder().unfreezeBalanceV2(TRX, 'BANDWIDTH', address), 4);
    }
    expect(await refusal(builder().unfreezeBalanceV2(TRX, 'BANDWIDTH', address), 4)).toContain(
      'unfreezing times is over limit',
    );
  });

  test('is refused in the words of java-tron', async () => {
    const { address } = node.account(6);
    const stake = (sun: number, resource: Answer = 'ENERGY') =>
      node.post('wallet/freezebalancev2', {
        owner_address: address,
        frozen_balance: sun,
        resource,
        visible: true,
      });
    expect(await stake(0)).toEqual({ Error: error('frozenBalance must be positive') });
    expect(await stake(TRX - 1)).toEqual({
      Error: error('frozenBalance must be greater than or equal to 1 TRX'),
    });
    expect(await stake(1e15)).toEqual({
      Error: error('frozenBalance must be less than or equal to accountBalance'),
    });
    expect(await stake(TRX, 'TRON_POWER')).toEqual({
      Error: error('ResourceCode error, valid ResourceCode[BANDWIDTH、ENERGY]'),
    });
    expect(await refusal(builder().unfreezeBalanceV2(TRX, 'ENERGY', address), 6)).toContain(
      'no frozenBalance(Energy)',
    );
    const old = { owner_address: address, frozen_balance: TRX, frozen_duration: 3, visible: true };
    expect(await node.post('wallet/freezebalance', old)).toEqual({
      Error: error('freeze v2 is open, old freeze is closed'),
    });
  });
});

describe('a loan', () => {
  test('moves the resource, not the TRX, and comes back with what was used of it', async () => {
    const [lender, borrower] = [node.account(2), node.account(7)];
    const lend = builder().delegateResource(100 * TRX, borrower.address, 'ENERGY', lender.address);
    await send(await lend, 2);
    const whole = (await resources(7)).TotalEnergyLimit;
    expect((await resources(7)).EnergyLimit).toBe(whole / 4);
    expect((await shown(7)).account_resource).toMatchObject({
      acquired_delegated_frozenV2_balance_for_energy: 100 * TRX,
    });
    expect((await shown(2)).account_resource).toMatchObject({
      delegated_frozenV2_balance_for_energy: 100 * TRX,
    });
    const { tronWeb } = node;
    const { delegatedResource }: Answer = await tronWeb.trx.getDelegatedResourceV2(
      lender.address,
      borrower.address,
    );
    expect(delegatedResource).toEqual([
      { from: lender.hex, to: borrower.hex, frozen_balance_for_energy: 100 * TRX },
    ]);
    const index = (who: string): Promise<Answer> =>
      tronWeb.trx.getDelegatedResourceAccountIndexV2(who);
    expect(await index(lender.address)).toEqual({
      account: lender.hex,
      toAccounts: [borrower.hex],
    });
    expect(await index(borrower.address)).toEqual({
      account: borrower.hex,
      fromAccounts: [lender.hex],
    });
    const paid = await transfer(7);
    expect(paid.receipt.energy_usage).toBe(paid.receipt.energy_usage_total);
    const back = builder().undelegateResource(
      100 * TRX,
      borrower.address,
      'ENERGY',
      lender.address,
    );
    await send(await back, 2);
    expect((await resources(7)).EnergyLimit).toBeUndefined();
    expect((await resources(7)).EnergyUsed).toBeUndefined();
    expect((await resources(2)).EnergyUsed).toBe(paid.receipt.energy_usage_total);
    expect(await index(lender.address)).toEqual({ account: lender.hex });
    expect(await tronWeb.trx.getDelegatedResourceV2(lender.address, borrower.address)).toEqual({});
  });

  test('that is locked stays until its time is over', async () => {
    const [lender, borrower] = [node.account(2), node.account(8)];
    const lend = (slots: number) =>
      builder().delegateResource(50 * TRX, borrower.address, 'ENERGY', lender.address, true, slots);
    const back = () =>
      builder().undelegateResource(50 * TRX, borrower.address, 'ENERGY', lender.address);
    await send(await lend(100), 2);
    expect(await refusal(back(), 2)).toContain(
      `insufficient delegateFrozenBalance(Energy), request=${50 * TRX}, unlock_balance=0`,
    );
    expect(await refusal(lend(50), 2)).toContain('cannot be less than the remaining time');
    expect(await refusal(lend(900_000), 2)).toContain('cannot exceed 864000!');
    await node.devnet.increaseTime(301_000);
    await node.devnet.mine();
    expect(await send(await back(), 2)).toMatchObject({ receipt: {} });
    expect((await shown(2)).account_resource.delegated_frozenV2_balance_for_energy).toBe(undefined);
  });

  test('is no more than what is staked and not in use', async () => {
    const [lender, borrower] = [node.account(2), node.account(8)];
    const { max_size }: Answer = await node.tronWeb.trx.getCanDelegatedMaxSize(
      lender.address,
      'ENERGY',
    );
    expect(max_size).toBeLessThanOrEqual(300 * TRX);
    const lend = (sun: number, to = borrower.address) =>
      builder().delegateResource(sun, to, 'ENERGY', lender.address);
    expect(await refusal(lend(max_size + 1), 2)).toContain(
      'delegateBalance must be less than or equal to available FreezeEnergyV2 balance',
    );
    expect(await refusal(lend(TRX, token), 2)).toContain(
      'Do not allow delegate resources to contract addresses',
    );
    await send(await lend(max_size), 2);
    await pass(1);
    expect(await node.tronWeb.trx.getCanDelegatedMaxSize(lender.address, 'ENERGY')).toEqual(
      max_size === 300 * TRX ? {} : { max_size: 300 * TRX - max_size },
    );
  });
});

const error = (text: string) => `class org.tron.core.exception.ContractValidateException : ${text}`;
