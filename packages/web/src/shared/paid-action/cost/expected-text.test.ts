import { toSun } from '@vellum/tron/amount';
import { expect, it } from 'vitest';
import { messages } from '../messages.en.ts';
import { expectedText } from './expected-text.ts';

const t = (key: keyof typeof messages, values: Readonly<Record<string, unknown>> = {}) =>
  messages[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

const tried = (bandwidth: bigint) => ({
  planned: { call: { feeLimit: toSun(150_000_000n) } },
  approvals: [],
  trial: { cost: { burnRest: 8_035_000n, bandwidth } },
});

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('says that the expected cost is the network’s part', () => {
  expect(plain(expectedText(tried(0n), null, t))).toBe('Estimated fee 8.04 TRX; max 150.00 TRX');
});

it('names bandwidth beside the fee limit, which does not hold for it', () => {
  expect(plain(expectedText(tried(321_000n), null, t))).toBe(
    'Estimated fee 8.36 TRX; max 150.00 TRX, and 0.321 TRX for bandwidth',
  );
});

it('names the bandwidth of a call that cannot be tried yet, and of its approval', () => {
  const approvals = [{ missing: true, allowance: 0n }];
  const untried = { ...tried(0n), approvals, trial: null, guess: { bandwidth: 664_000n } };
  expect(plain(expectedText(untried, null, t))).toBe(
    'Max fee 300.00 TRX, and 0.664 TRX for bandwidth',
  );
});

it('counts what renting costs where energy is rented', () => {
  const rental = { isChosen: true, offer: { price: 2_000_000n, network: 500_000n } };
  expect(plain(expectedText(tried(0n), rental, t))).toBe(
    'Estimated fee 2.50 TRX with rent; max 150.00 TRX',
  );
});
