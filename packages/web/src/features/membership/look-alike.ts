import type { Address } from '@vellum/tron/address';

/** Whether two different addresses share what lists show of them: how people are led to the wrong one. */
export function looksLike(one: Address, other: Address): boolean {
  return (
    one !== other && one.slice(1, 4) === other.slice(1, 4) && one.slice(-4) === other.slice(-4)
  );
}
