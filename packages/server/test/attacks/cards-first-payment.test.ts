import { blindBox } from '@vellum/contracts/blind-boxes';
import { cards } from '@vellum/contracts/cards';
import type { WriteCall } from '@vellum/contracts/contract-face';
import { type Address, toHexAddress } from '@vellum/tron/address';
import { expect, test } from 'vitest';
import { boxPurchasePlan } from '../../src/features/blind-boxes/box-purchase-plan.ts';
import { firstPaymentPlan } from '../../src/features/cards/plans/first-payment-plan.ts';
import type { ChainEvent } from '../../src/indexer/projection.ts';
import { placeCall } from '../../src/orders/placed-call.ts';
import { provingEvent } from '../../src/orders/verify.ts';

const address = 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7' as Address;
const contract = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address;
const user = toHexAddress(address);

type Boxes = Parameters<typeof firstPaymentPlan>[1];
const boxes = { purchase: boxPurchasePlan({} as never) } as Boxes;
const { proof } = firstPaymentPlan({} as never, boxes);

const orderOf = (call: WriteCall) => ({ address, call: placeCall({ contract, ...call }) });

/** Each about the number 3: a level, a level, a series. */
const orders = {
  Bought: orderOf(cards.buy(3n, 1n)),
  Reserved: orderOf(cards.reserve(3n, 1n)),
  BoxBought: orderOf(blindBox.buy(3n, 5n, 1n)),
};

const event = (source: string, name: string, args: object): ChainEvent => ({
  ...{ block: 1, timestamp: 1, txid: 'ab'.repeat(32), transactionIndex: 0, logIndex: 0 },
  ...{ contract, source, name, args: { user, ...args } as ChainEvent['args'] },
});
const events = {
  Bought: event('cards', 'Bought', { level: 3n, tokenId: (3n << 64n) | 1n, price: 1n }),
  Reserved: event('cards', 'Reserved', { level: 3n, first: 1n, second: 1n, deadline: 9n }),
  BoxBought: event('blindBox', 'BoxBought', { series: 3n, boxId: 0n }),
};
type Name = keyof typeof events;
const names = Object.keys(events) as Name[];

test.each(names.flatMap((paid) => names.map((asked) => [paid, asked] as const)))(
  'a transaction that logs %s fulfils no other order than one for %s',
  (paid, asked) => {
    const found = provingEvent(orders[asked], [events[paid]], proof);
    expect(found?.name).toBe(paid === asked ? paid : undefined);
  },
);
