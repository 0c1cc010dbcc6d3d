import { describe, expect, test } from 'vitest';
import { isRefusal, RefusalPace } from './refusal-pace.ts';

/** Sends one refused request after the other, each as soon as the one before is answered. */
function refusalsWithin(milliseconds: number, bodyBytes = 0): number {
  const pace = new RefusalPace();
  let now = 1e9;
  let count = 0;
  for (const end = now + milliseconds; now < end; count++) now += pace.delay(now, bodyBytes) + 0.1;
  return count;
}

describe('refusals', () => {
  test('are not held back as long as they are few', () => {
    const pace = new RefusalPace();
    for (let refusal = 0; refusal < 100; refusal++) expect(pace.delay(1e9, 0)).toBe(0);
    expect(pace.delay(1e9, 0)).toBeGreaterThan(0);
    expect(pace.delay(1e9 + 60_000, 0)).toBe(0);
  });

  test('settle at the rate, and large ones count for more', () => {
    expect(refusalsWithin(10_000)).toBeCloseTo(100 + 10 * 150, -1);
    expect(refusalsWithin(10_000, 1_000_000)).toBeLessThan(150);
  });

  test('wait a second at most, however many there are', () => {
    const pace = new RefusalPace();
    const delays = Array.from({ length: 5_000 }, () => pace.delay(1e9, 4_000_000));
    expect(Math.max(...delays)).toBe(1_000);
  });

  test('are told from good answers', () => {
    for (const body of [
      { Error: 'class x : y' },
      { code: 'SIGERROR', txid: '' },
      { result: false, code: 'DUP_TRANSACTION_ERROR' },
      { result: { code: 'OTHER_ERROR' } },
      { jsonrpc: '2.0', id: 1, error: { code: -32601 } },
    ]) {
      expect(isRefusal(body)).toBe(true);
    }
    for (const body of [
      {},
      [],
      null,
      { result: true },
      { result: true, code: 'SUCCESS' },
      { result: {} },
    ]) {
      expect(isRefusal(body)).toBe(false);
    }
  });
});
