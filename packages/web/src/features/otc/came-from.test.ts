import { expect, it } from 'vitest';
import { cameFrom } from './came-from.ts';

it('leads back only who was sent for the coin that is bought', () => {
  const sent = new URLSearchParams({ sell: 'TVlm', pay: 'trx', from: 'staking' });
  expect(cameFrom(sent, 'TVlm')).toBe('staking');
  expect(cameFrom(sent, 'TOther')).toBeNull();
  expect(cameFrom(sent, null)).toBeNull();
  expect(cameFrom(new URLSearchParams({ sell: 'TVlm' }), 'TVlm')).toBeNull();
  expect(cameFrom(new URLSearchParams({ sell: 'TVlm', from: 'elsewhere' }), 'TVlm')).toBeNull();
});
