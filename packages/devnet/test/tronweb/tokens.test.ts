import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mined, signed } from '../signed.ts';
import { type Answer, type Node, startNode } from './node.ts';

const TRX = 1_000_000;
const DAY = 86_400_000;
/** Far ahead: TronWeb holds the start of a sale against the clock of its machine. */
const START = 4_000_000_000_000;

let node: Node;
let id: string;
beforeAll(async () => {
  node = await startNode({ clock: () => START });
  const issued = await send(await builder().createToken(terms(), node.account(0).address), 0);
  id = issued.assetIssueID;
});
afterAll(() => node?.devnet.close());

const builder = () => node.tronWeb.transactionBuilder;

const terms = (changes: object = {}) => ({
  name: 'SaltToken',
  abbreviation: 'SALT',
  description: 'Salt of the sea',
  url: 'https://salt.example',
  totalSupply: 1_000_000,
  trxRatio: 1,
  tokenRatio: 2,
  saleStart: START + 60_000,
  saleEnd: START + 10 * DAY,
  freeBandwidth: 0,
  freeBandwidthLimit: 0,
  frozenAmount: 1_000,
  frozenDuration: 1,
  precision: 2,
  ...changes,
});

const send: Node['send'] = (draft, by) => node.send(draft, by);
const refusal: Node['refusal'] = (draft, by) => node.refusal(draft, by);

const shown = (index: number): Promise<Answer> =>
  node.tronWeb.trx.getAccount(node.account(index).address);
const unitsOf = async (index: number) =>
  (await shown(index)).assetV2?.find(({ key }: Answer) => key === id)?.value ?? 0;

describe('a TRC-10 token', () => {
  test('is issued for its fee, and found by id, name and issuer', async () => {
    expect(id).toBe('1000001');
    const { tronWeb, account } = node;
    const token: Answer = await tronWeb.trx.getTokenByID(id);
    expect(token).toMatchObject({
      id,
      name: 'SaltToken',
      abbr: 'SALT',
      total_supply: 1_000_000,
      precision: 2,
      owner_address: account(0).hex,
    });
    expect(await tronWeb.trx.getTokenFromID('SaltToken')).toMatchObject({ id });
    expect(await tronWeb.trx.getTokensIssuedByAddress(account(0).address)).toMatchObject({
      SaltToken: { id },
    });
    expect(await tronWeb.trx.listTokens(10, 0)).toMatchObject([{ id }]);
    expect(await shown(0)).toMatchObject({
      asset_issued_ID: id,
      assetV2: [{ key: id, value: 999_000 }],
      frozen_supply: [{ frozen_balance: 1_000 }],
    });
    const again = builder().createToken(terms({ name: 'Other' }), account(0).address);
    expect(await refusal(again, 0)).toContain('An account can only issue one asset');
    const trx = builder().createToken(terms({ name: 'TRX' }), account(4).address);
    expect(await refusal(trx, 4)).toContain("assetName can't be trx");
  });

  test('is sent, and makes the account it is sent to', async () => {
    const { account } = node;
    await send(await builder().sendToken(account(1).address, 100, id, account(0).address), 0);
    expect([await unitsOf(0), await unitsOf(1)]).toEqual([998_900, 100]);
    const stranger = node.tronWeb.utils.accounts.generateAccount().address.base58;
    const info = await send(await builder().sendToken(stranger, 40, id, account(1).address), 1);
    expect(info.fee).toBe(1_100_000);
    expect(await unitsOf(1)).toBe(60);
    const tooMuch = builder().sendToken(account(0).address, 61, id, account(1).address);
    expect(await refusal(tooMuch, 1)).toContain('assetBalance is not sufficient.');
    const none = builder().sendToken(account(0).address, 1, '1000009', account(1).address);
    expect(await refusal(none, 1)).toContain('contents="1000009">] does not exist');
  });

  test('is sold by its issuer while the sale lasts', async () => {
    const { account } = node;
    const buy = () => builder().purchaseToken(account(0).address, id, 10, account(2).address);
    expect(await refusal(buy(), 2)).toContain('No longer valid period!');
    await node.devnet.increaseTime(120_000);
    await node.devnet.mine();
    const before = (await shown(0)).balance;
    await send(await buy(), 2);
    expect(await unitsOf(2)).toBe(20);
    expect((await shown(0)).balance).toBe(before + 10);
  });

  test('gives its issuer the frozen part when its time has come', async () => {
    const { account } = node;
    const thaw = () =>
      node.post('wallet/unfreezeasset', { owner_address: account(0).address, visible: true });
    expect(await thaw()).toMatchObject({
      Error: expect.stringContaining("It's not time to unfreeze asset supply"),
    });
    await node.devnet.increaseTime(2 * DAY);
    await node.devnet.mine();
    const before = await unitsOf(0);
    // TronWeb cannot sign it.
    const [, issuer] = node.devnet.accounts;
    const { chain } = node.devnet;
    await mined(chain, signed(chain, issuer!, 'UnfreezeAssetContract', {}));
    expect(await unitsOf(0)).toBe(before + 1_000);
    expect((await shown(0)).frozen_supply).toBeUndefined();
  });

  test('is described anew by its issuer', async () => {
    const { account, tronWeb } = node;
    const options = { description: 'Sea salt', url: 'https://sea.example' };
    await send(await builder().updateToken(options, account(0).address), 0);
    expect(await tronWeb.trx.getTokenByID(id)).toMatchObject(options);
    expect(await refusal(builder().updateToken(options, account(5).address), 5)).toContain(
      'Account has not issued any asset',
    );
  });
});

describe('an exchange', () => {
  const exchange = (): Promise<Answer> => node.tronWeb.trx.getExchangeByID(1);

  test('is made, filled and emptied by its creator', async () => {
    const { address } = node.account(0);
    const made = await send(await builder().createTRXExchange(id, 100_000, 500 * TRX, address), 0);
    expect(made.exchange_id).toBe(1);
    expect(made.fee - (made.receipt.net_fee ?? 0)).toBe(1_024 * TRX);
    expect(await exchange()).toMatchObject({
      creator_address: node.account(0).hex,
      first_token_balance: 100_000,
      second_token_balance: 500 * TRX,
    });
    const injected = await send(await builder().injectExchangeTokens(1, id, 1_000, address), 0);
    expect(injected.exchange_inject_another_amount).toBe(5 * TRX);
    const taken = await send(await builder().withdrawExchangeTokens(1, id, 1_000, address), 0);
    expect(taken.exchange_withdraw_another_amount).toBe(5 * TRX);
    expect(await exchange()).toMatchObject({ first_token_balance: 100_000 });
    const stranger = builder().withdrawExchangeTokens(1, id, 1, node.account(2).address);
    expect(await refusal(stranger, 2)).toContain('is not creator');
    expect(await node.tronWeb.trx.listExchanges()).toHaveLength(1);
  });

  test('sells for no less than is expected, and keeps nothing from nothing', async () => {
    const { address } = node.account(2);
    const sell = (expected: number) =>
      builder().tradeExchangeTokens(1, '_', 5 * TRX, expected, address);
    const before = await unitsOf(2);
    expect(await refusal(sell(1_000), 2)).toContain('token required must greater than expected');
    const { exchange_received_amount: received } = await send(await sell(900), 2);
    expect(received).toBeGreaterThanOrEqual(900);
    expect(received).toBeLessThan(1_000);
    expect(await unitsOf(2)).toBe(before + received);
    expect(await exchange()).toMatchObject({
      first_token_balance: 100_000 - received,
      second_token_balance: 505 * TRX,
    });
    const none = builder().tradeExchangeTokens(7, '_', TRX, 1, address);
    expect(await refusal(none, 2)).toContain('Exchange[7] not exists');
  });
});

test('an account has one id, which nobody else can have', async () => {
  const { account, tronWeb } = node;
  const named = `0x${Buffer.from('vellum-one').toString('hex')}`;
  const give = (index: number) => builder().setAccountId(named, account(index).address);
  await send(await give(6), 6);
  const found: Answer = await tronWeb.trx.getAccountById(named);
  expect(found.address).toBe(account(6).hex);
  // Only the resources it ever staked for, in the order of staking, unlike getaccount.
  expect(found.frozenV2).toBeUndefined();
  for (const resource of ['ENERGY', 'BANDWIDTH'] as const) {
    await send(await builder().freezeBalanceV2(2 * TRX, resource, account(6).address), 6);
  }
  await send(await builder().freezeBalanceV2(TRX, 'BANDWIDTH', account(6).address), 6);
  expect((await tronWeb.trx.getAccountById(named)).frozenV2).toEqual([
    { type: 'ENERGY', amount: 2 * TRX },
    { amount: 3 * TRX },
  ]);
  expect(await refusal(give(6), 6)).toContain('This account id already set');
  expect(await refusal(give(7), 7)).toContain('This id has existed');
});

test('TRX is spent for fees, and nothing else', async () => {
  const { balance } = await shown(0);
  expect(1_000_000 * TRX - balance).toBeGreaterThan(1_024 * TRX - 11);
});
