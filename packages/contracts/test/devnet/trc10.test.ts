import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { getTransactionInfo } from '@vellum/tron/client/transactions';
import { TronWeb } from 'tronweb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { trc20, vlm } from '../../clients/coins.ts';
import type { WriteCall } from '../../clients/contract-face.ts';
import { payout } from '../../clients/income.ts';
import { createWorld, TRX, type World } from './world.ts';

/**
 * TRC-10 tokens attached to a call. The compiler knows neither the tokens nor the opcode that tells of them, so its check
 * of non-payable functions looks at TRX alone, and no contract of ours can see, refuse or return them.
 */
let world: World;
let tronWeb: TronWeb;
let tokenId: number;

/** Far ahead: TronWeb holds the start of a sale against the clock of its machine. */
const SALE = 4_000_000_000_000;

beforeAll(async () => {
  world = await createWorld();
  tronWeb = new TronWeb({ fullHost: world.devnet.url! });
  const issued = await sign(
    await tronWeb.transactionBuilder.createToken(
      {
        name: 'Pepper',
        abbreviation: 'PEP',
        description: 'Black',
        url: 'https://pepper.example',
        totalSupply: 1_000,
        trxRatio: 1,
        tokenRatio: 1,
        saleStart: SALE,
        saleEnd: SALE + 1_000,
        freeBandwidth: 0,
        freeBandwidthLimit: 0,
        frozenAmount: 0,
        frozenDuration: 0,
      },
      fromHexAddress(world.user(0).address),
    ),
  );
  const info = await tronWeb.trx.getUnconfirmedTransactionInfo(issued);
  tokenId = Number((info as unknown as { assetIssueID: string }).assetIssueID);
});
afterAll(() => world?.devnet.close());

async function sign(draft: Parameters<typeof tronWeb.trx.sign>[0]): Promise<string> {
  const signed = await tronWeb.trx.sign(draft, world.user(0).privateKey);
  const answer = await tronWeb.trx.sendRawTransaction(signed as never);
  if (!answer.result) throw new Error(TronWeb.toUtf8(answer.message));
  return answer.txid;
}

async function sendWith(tokens: number, contract: HexAddress, call: WriteCall) {
  const { transaction } = await tronWeb.transactionBuilder.triggerSmartContract(
    fromHexAddress(contract),
    '',
    {
      input: toHex(call.data),
      callValue: Number(call.value),
      feeLimit: Number(call.feeLimit),
      tokenId: String(tokenId),
      tokenValue: tokens,
    },
    [],
    fromHexAddress(world.user(0).address),
  );
  return getTransactionInfo(world.client, await sign(transaction));
}

async function tokensOf(owner: HexAddress): Promise<number> {
  const account = await tronWeb.trx.getAccount(fromHexAddress(owner));
  const held = (account as { assetV2?: { key: string; value: number }[] }).assetV2 ?? [];
  return held.find(({ key }) => key === String(tokenId))?.value ?? 0;
}

test('stay in the contract, of a payable function or not, and count for nothing', async () => {
  const { at, user, read } = world;
  const held = await read(at['payout']!, payout.held());
  expect(await sendWith(5, at['payout']!, payout.fund(TRX))).toMatchObject({ failed: false });
  expect(await read(at['payout']!, payout.held())).toBe(held + TRX);
  expect(await tokensOf(at['payout']!)).toBe(5);

  const approval = trc20.approve(user(1).address, 7n);
  expect(await sendWith(3, at['vlm']!, approval)).toMatchObject({ failed: false });
  expect(await read(at['vlm']!, vlm.allowance(user(0).address, user(1).address))).toBe(7n);
  expect(await tokensOf(at['vlm']!)).toBe(3);
  expect(await tokensOf(user(0).address)).toBe(992);
});

test('come back with a call that is refused, as TRX on a non-payable function is', async () => {
  const { at, user } = world;
  const before = await tokensOf(user(0).address);
  const approval = trc20.approve(user(1).address, 9n);
  expect(await sendWith(4, at['vlm']!, { ...approval, value: 1n })).toMatchObject({ failed: true });
  expect(await tokensOf(user(0).address)).toBe(before);
});

test('stay as well when they arrive without a call', async () => {
  const { at, user } = world;
  const before = await tokensOf(at['vlm']!);
  const gift = await tronWeb.transactionBuilder.sendToken(
    fromHexAddress(at['vlm']!),
    1,
    String(tokenId),
    fromHexAddress(user(0).address),
  );
  await sign(gift);
  expect(await tokensOf(at['vlm']!)).toBe(before + 1);
});
