import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answer, type Node, startNode } from './node.ts';

const TRX = 1_000_000;
const DAY = 86_400_000;
/** Far ahead: TronWeb holds the start of a sale against the clock of its machine. */
const START = 4_000_000_000_000;
const EACH = 600;
const ALL = 1_000;

let node: Node;
let id: string;
beforeAll(async () => {
  node = await startNode({ clock: () => START });
  const draft = await build().createToken(
    {
      name: 'Cumin',
      abbreviation: 'CUM',
      description: 'Whole',
      url: 'https://cumin.example',
      totalSupply: 1_000_000,
      trxRatio: 1,
      tokenRatio: 1,
      saleStart: START + 60_000,
      saleEnd: START + DAY,
      freeBandwidth: EACH,
      freeBandwidthLimit: ALL,
      frozenAmount: 0,
      frozenDuration: 0,
    },
    node.account(0).address,
  );
  id = (await node.send(draft, 0)).assetIssueID;
  for (const to of [1, 2, 3]) await give(0, to, 100);
});
afterAll(() => node?.devnet.close());

const build = () => node.tronWeb.transactionBuilder;
const netOf = (index: number) =>
  node.post('wallet/getaccountnet', { address: node.account(index).hex });
const tokenOf = (): Promise<Answer> => node.post('wallet/getassetissuebyid', { value: id });

async function give(from: number, to: number, amount = 1): Promise<number> {
  const { address } = node.account(from);
  const draft = await build().sendToken(node.account(to).address, amount, id, address);
  return (await node.send(draft, from)).receipt.net_usage;
}

test('an issuer without a stake gives no bandwidth, and senders use their own', async () => {
  const size = await give(1, 2);
  expect(await netOf(1)).toMatchObject({
    freeNetUsed: size,
    assetNetUsed: [{ key: id, value: 0 }],
    assetNetLimit: [{ key: id, value: EACH }],
  });
});

test('an issuer with a stake pays for transfers of its token, as far as it offered', async () => {
  await node.send(await build().freezeBalanceV2(TRX, 'BANDWIDTH', node.account(0).address), 0);
  const [before, issuer] = [await netOf(2), await netOf(0)];
  const size = await give(2, 1);
  expect(size).toBeGreaterThan(200);
  const after = await netOf(2);
  expect(after.freeNetUsed).toBe(before.freeNetUsed);
  expect(after.assetNetUsed).toEqual([{ key: id, value: size }]);
  expect((await netOf(0)).NetUsed - (issuer.NetUsed ?? 0)).toBe(size);
  expect(await tokenOf()).toMatchObject({ public_free_asset_net_usage: size });
  const shown: Answer = await node.tronWeb.trx.getAccount(node.account(2).address);
  expect(shown.free_asset_net_usageV2).toEqual([{ key: id, value: size }]);
  // Another fits into what each may use, a third does not.
  const second = await give(2, 1);
  expect(2 * size + second).toBeGreaterThan(EACH);
  const third = await give(2, 1);
  expect((await netOf(2)).freeNetUsed).toBe((before.freeNetUsed ?? 0) + third);
  // For the next sender there is still one in what all may use.
  const own = (await netOf(3)).freeNetUsed ?? 0;
  await give(3, 1);
  expect((await netOf(3)).freeNetUsed ?? 0).toBe(own);
  const last = await give(3, 1);
  expect((await netOf(3)).freeNetUsed).toBe(own + last);
  expect((await tokenOf()).public_free_asset_net_usage).toBeLessThanOrEqual(ALL);
});

test('what was used comes back within a day', async () => {
  await node.devnet.increaseTime(DAY);
  await node.devnet.mine();
  const size = await give(2, 1);
  expect((await netOf(2)).assetNetUsed).toEqual([{ key: id, value: size }]);
});
