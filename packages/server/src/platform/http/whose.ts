import type { Address } from '@vellum/tron/address';
import { Refusal } from '../refusals/refusal.ts';

type PublicCall = Readonly<{
  body: Readonly<{ address?: Address | undefined }>;
  caller: Readonly<{ address: Address }> | null;
}>;

/** The address that public data is asked about: the one that is named, or the caller's own. */
export function whose({ body, caller }: PublicCall): Address {
  const address = body.address ?? caller?.address;
  if (address === undefined) throw new Refusal({ code: 'AUTH_REQUIRED' });
  return address;
}
