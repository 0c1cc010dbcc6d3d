import { trc20, wtrx } from '@vellum/contracts/coins';
import { type Address, fromHexAddress, parseHexAddress, toHexAddress } from '@vellum/tron/address';
import { concatBytes, fromHex, utf8ToBytes } from '@vellum/tron/bytes';
import { keccak256 } from '@vellum/tron/hash';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NotInBlock, readReceipt } from '../src/shared/paid-action/receipt/read-receipt.ts';
import {
  newWorld,
  type PaidChain,
  sendCall,
  startPaidChain,
  TRX,
  type World,
} from './paid-world.ts';

let paid: PaidChain;
let world: World;

beforeAll(async () => {
  paid = await startPaidChain();
});
afterAll(() => paid?.devnet.close());
beforeEach(async () => {
  world = await newWorld(paid);
});

const unlisted = async () => false;
const paidBy = (
  calls: readonly string[],
  coins: readonly Address[] = [],
  block: number | null = null,
) => ({
  account: world.account,
  ...{ calls, coins, block, approvals: [] },
});
const send = (contract: Address, call = trc20.approve(world.desk, 1n)) =>
  sendCall(paid, world.key, contract, call);

describe('a coin that only says that it moved', () => {
  const stranger = fromHexAddress(parseHexAddress(`0x${'66'.repeat(20)}`)!);

  /** Logs at every call that its caller got a hundred units. */
  beforeEach(async () => {
    const transfer = keccak256(utf8ToBytes('Transfer(address,address,uint256)'));
    const code = concatBytes(fromHex('606460005233307f'), transfer, fromHex('60206000a300'));
    const address = toHexAddress(stranger);
    await paid.devnet.edit([{ kind: 'code', address, code }]);
  });

  it('is not shown as received, whatever it calls itself', async () => {
    const receipt = await readReceipt(world.chain, paidBy([await send(stranger)]), unlisted);
    expect(receipt).toMatchObject({ coins: [], unknownCoins: 1 });
  });

  it.each([
    ['the action names it', [stranger], unlisted],
    ['the index lists it', [], async (coin: Address) => coin === stranger],
  ] as const)('is shown where %s', async (_, coins, isListed) => {
    const txid = await send(stranger);
    const receipt = await readReceipt(world.chain, paidBy([txid], coins), isListed);
    expect(receipt).toMatchObject({ unknownCoins: 0, coins: [{ amount: 100n }] });
  });

  it('does not hide what coins of the deployment did beside it', async () => {
    const txids = [await send(stranger), await send(world.coin, wtrx.wrap(3n * TRX))];
    const { coins } = await readReceipt(world.chain, paidBy(txids), unlisted);
    expect(coins).toMatchObject([
      { coin: null },
      { coin: toHexAddress(world.coin), amount: 3n * TRX },
    ]);
  });
});

describe('a receipt', () => {
  it('is of the block that the run is in, until that is final', async () => {
    const { devnet } = paid;
    const txid = await send(world.coin);
    const block = devnet.chain.head().number;
    const asked = paidBy([txid], [], block);
    expect(await readReceipt(world.chain, asked, unlisted)).toMatchObject({ isFinal: false });
    const elsewhere = readReceipt(world.chain, { ...asked, block: block - 1 }, unlisted);
    await expect(elsewhere).rejects.toThrow(NotInBlock);
    await devnet.mine(3);
    expect(await readReceipt(world.chain, asked, unlisted)).toMatchObject({ isFinal: true });
  });

  it('is gone with its block', async () => {
    const asked = paidBy([await send(world.coin)]);
    expect(await readReceipt(world.chain, asked, unlisted)).toMatchObject({ count: 1 });
    const blocks = [{ transactions: [] }, { transactions: [] }];
    await paid.devnet.reorganise({ depth: 1, blocks });
    await expect(readReceipt(world.chain, asked, unlisted)).rejects.toThrow(NotInBlock);
  });

  it('does not exist before a node has a block', async () => {
    const none = readReceipt(world.chain, paidBy(['ab'.repeat(32)]), unlisted);
    await expect(none).rejects.toThrow(NotInBlock);
  });
});
