import type { Address } from '@vellum/tron/address';

export type OwnershipForm = 'handOver' | 'giveUp';

/** The form that is open from the beginning, at the contract that the reader owns. */
export function ownershipForm(
  query: URLSearchParams,
  address: Address,
  { presale }: Readonly<{ presale: Readonly<{ owner: Address }> }>,
): Readonly<{ presale: OwnershipForm | null; trade: OwnershipForm | null }> {
  if (query.get('power') !== 'ownership') return { presale: null, trade: null };
  const form = query.get('give') === 'up' ? 'giveUp' : 'handOver';
  return presale.owner === address
    ? { presale: form, trade: null }
    : { presale: null, trade: form };
}
