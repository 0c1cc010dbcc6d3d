import { utf8ToBytes } from '@vellum/tron/bytes';
import { keccak256 } from '@vellum/tron/hash';
import { expect } from 'vitest';
import { blindBox } from '../../../clients/blind-boxes.ts';
import { testUsdt, trc20 } from '../../../clients/coins.ts';
import { otcDesk } from '../../../clients/otc.ts';
import { coinBalance, type Flow, giveVlm } from '../flow.ts';
import { DAY, NOBODY, TRX } from '../world.ts';

const PRICE = 10n * TRX;
const tiers = [
  { count: 1n, amount: 1_000n * TRX },
  { count: 9n, amount: 10n * TRX },
];

async function createSeries(flow: Flow, action: string, secret: Uint8Array): Promise<bigint> {
  const { act, at, deployer, send, now, read } = flow;
  const [boxes, coin] = [at['blindBox']!, at['vlm']!];
  await send(deployer, coin, trc20.approve(boxes, 1_090n * TRX));
  const plan = {
    commit: keccak256(secret),
    prizeCoin: coin,
    price: PRICE,
    start: now() + 600n,
    end: now() + 600n + DAY,
    limit: 8n,
  };
  await act(action, deployer, boxes, blindBox.createSeries(plan, tiers, 10n * TRX));
  return (await read(boxes, blindBox.seriesCount())) - 1n;
}

/** Sold out, drawn, opened: every prize goes to one box. */
export async function boxesRevealed(flow: Flow): Promise<void> {
  const { act, at, deployer, user, devnet, read, send, pass, refusal, balance } = flow;
  const [ada, ben] = [user(0), user(1)];
  const boxes = at['blindBox']!;
  const secret = keccak256(utf8ToBytes('a secret of the operator'));
  const series = await createSeries(flow, 'boxes: create series of two tiers', secret);
  expect(await refusal(ada, boxes, blindBox.buy(series, 1n, PRICE))).toBe('BlindBoxWrongStatus');
  await pass(601n);
  await act('boxes: buy 1, first', ada, boxes, blindBox.buy(series, 1n, PRICE));
  await act('boxes: buy 5', ada, boxes, blindBox.buy(series, 5n, PRICE));
  await send(ben, boxes, blindBox.buy(series, 4n, PRICE));
  expect(await read(boxes, blindBox.state(series))).toBe('sold-out');
  expect(await refusal(ada, boxes, blindBox.close(series))).toBe('BlindBoxNotOperator');
  await act('boxes: close series', deployer, boxes, blindBox.close(series));
  expect(await refusal(ada, boxes, blindBox.capture(series))).toBe('BlindBoxTooEarly');
  await devnet.mine(21);
  await act('boxes: capture', ada, boxes, blindBox.capture(series));
  expect(await refusal(deployer, boxes, blindBox.reveal(series, keccak256(secret)))).toBe(
    'BlindBoxWrongSecret',
  );
  await act('boxes: reveal', deployer, boxes, blindBox.reveal(series, secret));

  await act('boxes: open, first', ada, boxes, blindBox.open(series, 0n));
  await act('boxes: open, another', ada, boxes, blindBox.open(series, 1n));
  for (let box = 2n; box < 10n; box++) await send(ben, boxes, blindBox.open(series, box));
  expect(await coinBalance(flow, 'vlm', boxes)).toBe(0n);
  expect(await refusal(ada, boxes, blindBox.open(series, 0n))).toBe('BlindBoxAlreadyPaid');
  await act('boxes: take proceeds', deployer, boxes, blindBox.takeProceeds(series));
  await act('boxes: take bond', deployer, boxes, blindBox.takeBond(series));
  await act('boxes: settle fee', ada, boxes, blindBox.settleFee(series));
  expect(await balance(boxes)).toBe(0n);
}

/** A secret that never comes: price and bond go to the buyers, the prizes to nobody. */
export async function boxesVoid(flow: Flow): Promise<void> {
  const { act, at, user, devnet, read, send, pass, balance } = flow;
  const ada = user(0);
  const boxes = at['blindBox']!;
  const secret = keccak256(utf8ToBytes('never told'));
  const series = await createSeries(flow, 'boxes: create series, kept secret', secret);
  await pass(601n);
  await send(ada, boxes, blindBox.buy(series, 2n, PRICE));
  await pass(2n * DAY);
  await send(ada, boxes, blindBox.close(series));
  await devnet.mine(21);
  await send(ada, boxes, blindBox.capture(series));
  await pass(DAY + 10n);
  expect(await read(boxes, blindBox.state(series))).toBe('void');
  const before = await balance(boxes);
  await act('boxes: refund', ada, boxes, blindBox.refund(series, 0n));
  // Two boxes were sold: the bond less the fee of 2.5 % on them, shared by two.
  expect(before - (await balance(boxes))).toBe(PRICE + (10n * TRX - PRICE / 20n) / 2n);
  await act('boxes: refund, another', ada, boxes, blindBox.refund(series, 1n));
  await send(ada, boxes, blindBox.settleFee(series));
  expect(await balance(boxes)).toBe(0n);
  await act('boxes: burn prizes', ada, boxes, blindBox.burnPrizes(series));
  expect(await coinBalance(flow, 'vlm', boxes)).toBe(0n);
}

/** The 256 blocks in which a hash is known pass without a capture: void as well, never a second draw. */
export async function boxesMissed(flow: Flow): Promise<void> {
  const { at, user, devnet, read, send, pass, refusal } = flow;
  const ada = user(0);
  const boxes = at['blindBox']!;
  const series = await createSeries(
    flow,
    'boxes: create series, missed',
    keccak256(utf8ToBytes('late')),
  );
  await pass(601n);
  await send(ada, boxes, blindBox.buy(series, 1n, PRICE));
  await pass(2n * DAY);
  await send(ada, boxes, blindBox.close(series));
  await devnet.mine(300);
  expect(await refusal(ada, boxes, blindBox.capture(series))).toBe('BlindBoxWrongStatus');
  expect(await refusal(ada, boxes, blindBox.close(series))).toBe('BlindBoxWrongStatus');
  expect(await read(boxes, blindBox.state(series))).toBe('void');
}

export async function otcOffers(flow: Flow): Promise<void> {
  const { act, at, deployer, user, read, send, now, refusal, balance } = flow;
  const [ada, ben] = [user(0), user(1)];
  const [desk, coin, usdt] = [at['otcDesk']!, at['vlm']!, at['usdt']!];
  await giveVlm(flow, ada, 3_000n * TRX);
  await send(ada, coin, trc20.approve(desk, 3_000n * TRX));
  const terms = {
    sell: coin,
    amount: 1_000n * TRX,
    want: NOBODY,
    wantAmount: 300n * TRX,
    onlyTaker: NOBODY,
    expires: now() + DAY,
    wholeOnly: false,
  };
  await act('otc: offer for TRX', ada, desk, otcDesk.make(terms));
  await send(
    ada,
    desk,
    otcDesk.make({ ...terms, want: usdt, wantAmount: 100n * TRX, onlyTaker: ben.address }),
  );
  const pay = await read(desk, otcDesk.quote(0n, 100n * TRX));
  await act('otc: take a part, TRX', ben, desk, otcDesk.take(0n, 100n * TRX, pay, pay));
  expect(await refusal(ben, desk, otcDesk.take(0n, TRX, pay, pay))).toBe('OtcDeskFillOutOfRange');
  await send(deployer, usdt, testUsdt.mint(ben.address, 100n * TRX));
  await send(ben, usdt, trc20.approve(desk, 100n * TRX));
  expect(await refusal(deployer, desk, otcDesk.take(1n, 1_000n * TRX, 100n * TRX))).toBe(
    'OtcDeskNotTaker',
  );
  await act('otc: take all, USDT', ben, desk, otcDesk.take(1n, 1_000n * TRX, 100n * TRX));
  expect(await coinBalance(flow, 'usdt', ada.address)).toBe(100n * TRX);
  await act('otc: withdraw credit', ada, desk, otcDesk.withdrawCredit());
  expect(await balance(desk)).toBe(0n);
  await act('otc: cancel', ada, desk, otcDesk.cancel(0n));
  expect(await coinBalance(flow, 'vlm', desk)).toBe(0n);
}
