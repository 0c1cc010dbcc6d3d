import type { Address } from '@vellum/tron/address';
import { chainPosition } from '../../indexer/chain-position.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { contentCheck, type Forbidden } from './content-check.ts';
import { profileDetail } from './profile-detail.ts';
import { profileStore } from './profile-store.ts';
import { userPages } from './user-pages.ts';
import { countUsers } from './user-rows.ts';

export type ProfileParts = ReturnType<typeof profileParts>;

/** Everything that reads of people stand on. */
export function profileParts(database: Database, clock: Clock, forbidden: Forbidden) {
  const store = profileStore(database, clock);
  const check = contentCheck(forbidden);
  return {
    store,
    check,
    detail: (address: Address) => profileDetail(database, check, address),
    users: userPages(database),
    count: () => countUsers(database),
    position: chainPosition(database),
    /** The nick names of those who have one that may be shown, for lists of other features. */
    async nickNames(addresses: readonly Address[]): Promise<ReadonlyMap<Address, string>> {
      const rows = addresses.length === 0 ? [] : await store.names(addresses);
      const shown = rows.filter(({ nick_name }) => check.ofName(nick_name) === null);
      return new Map(shown.map(({ address, nick_name }) => [address, nick_name]));
    },
  };
}
