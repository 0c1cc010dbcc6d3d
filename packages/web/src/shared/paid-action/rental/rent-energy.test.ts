import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { rentEnergy } from './rent-energy.ts';

const receiver = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const rental = { receiver, isForCall: false, energy: 65_000, hours: 1, price: '2710500' };
const t = (text: string, values: object = {}) => [text, ...Object.values(values)].join(' ');

test('energy for somebody else is reviewed with their whole address: its ends can be made alike', () => {
  const got = (isOwn: boolean) =>
    renderToStaticMarkup(rentEnergy.summary({ params: { ...rental, isOwn }, order: null, t }).get);
  expect(got(false)).toContain(receiver);
  expect(got(true)).not.toContain(receiver);
});
