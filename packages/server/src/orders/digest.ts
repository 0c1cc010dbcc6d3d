import { toHex, utf8ToBytes } from '@vellum/tron/bytes';
import { sha256 } from '@vellum/tron/hash';
import type { Prepared } from './order-plan.ts';
import type { PlacedCall } from './placed-call.ts';

/** Recognises the same action asked for again. Values within bounds are left out: a price moves. */
export function orderDigest(
  order: Readonly<{ kind: string; address: string; call: PlacedCall }>,
  bounds: NonNullable<Prepared['bounds']> = [],
): string {
  const { kind, address, call } = order;
  const bounded = new Set(bounds.map(({ argument }) => argument));
  const params = call.params.map(({ value }, place) => (bounded.has(place) ? null : value));
  const parts = [kind, address, call.contract, call.method, params, String(call.value)];
  return toHex(sha256(utf8ToBytes(JSON.stringify(parts))));
}
