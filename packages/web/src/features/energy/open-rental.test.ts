import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { energyDesk } from '@vellum/contracts/energy';
import type { Address } from '@vellum/tron/address';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, test } from 'vitest';
import { i18n } from '../../shared/i18n/active-locale.ts';
import { isUncovered, OpenRental } from './open-rental.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const receiver = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address;
const HOUR = 3_600_000;

function shown(endsIn: number, isRecalled: boolean): string {
  const now = Date.now();
  const rental = {
    ...{ rentalId: '7', buyer: receiver, receiver, energy: '65000', hours: 1, paid: '9000000' },
    ...{ rentedAt: now - 2 * HOUR, deliveredAt: now - HOUR, endsAt: now + endsIn },
  };
  const queries = new QueryClient();
  queries.setQueryData(['chain', 'energy', 'recalled', receiver], isRecalled);
  const props = { rental, address: receiver, back: { blocker: null } };
  const row = createElement(OpenRental, props as never);
  return renderToStaticMarkup(createElement(QueryClientProvider, { client: queries }, row));
}

it.each([HOUR, -HOUR])('refunds what lost its energy, before and after its end', (endsIn) => {
  expect(shown(endsIn, true)).toContain('energy.takeBack<');
  expect(shown(endsIn, true)).toContain('energy.recalledText<');
  expect(shown(endsIn, false)).not.toContain('takeBack');
});

test.each([
  [6n, true],
  [7n, false],
])('of 7 that are needed %s are lent: refundable is %s', async (lent, isRefundable) => {
  const answers = [
    [energyDesk.lentTo(receiver), lent],
    [energyDesk.deliveredStake(receiver), 7n],
  ] as const;
  const read = async (_: string, { data }: { data: Uint8Array }) =>
    answers.find(([call]) => String(call.data) === String(data))?.[1];
  expect(await isUncovered({ read } as never, receiver)).toBe(isRefundable);
});
