import { parseAddress } from '@vellum/tron/address';
import type { Picked } from './offer-filters.tsx';

/** The offers that a link asks for: `sell` names a coin, `pay=trx` leaves out other prices. */
export function linkedOffers(search: URLSearchParams): Picked {
  return {
    sell: parseAddress(search.get('sell') ?? ''),
    trx: search.get('pay') === 'trx',
    parts: false,
    mine: false,
  };
}
