import { pair } from '@vellum/contracts/dex';
import type { Address, HexAddress } from '@vellum/tron/address';
import { sql } from 'kysely';
import { eventSource } from '../../../indexer/event-source.ts';
import { base58Of } from '../../../indexer/node/base58-of.ts';
import type { ChainEvent, Projection } from '../../../indexer/projection.ts';
import { addRows } from '../../../launches/add-rows.ts';
import { launchesOf } from '../../../launches/launch-members.ts';
import { byIndex } from '../../../platform/database/by-index.ts';
import { plainArray } from '../../../platform/database/plain-array.ts';
import { DEAD } from '../dead-address.ts';

export type LpHolderRow = { token: Address; owner: Address; amount: bigint; block: number };

const ZERO = base58Of('410000000000000000000000000000000000000000' as HexAddress);

/** Who holds the LP of launched tokens. Burned LP has no holder. */
export const lpHolderProjection: Projection = {
  name: 'lp-holders',
  tables: ['launch_lp_holder'],
  sources: [eventSource('launchPair', pair)],
  async apply(transaction, all) {
    const events = all.filter(({ name }) => name === 'Transfer');
    if (events.length === 0) return;
    await byIndex(transaction, async () => {
      const launchOf = await launchesOf(transaction, events);
      const moves = movesOf(events, (contract) => launchOf(contract).token);
      const merge = { amount: 'add', block: 'replace' } as const;
      await addRows<LpHolderRow>(transaction, 'launch_lp_holder', ['token', 'owner'], moves, merge);
      await sql`delete from launch_lp_holder where amount = 0 and (token, owner) in (
        select * from unnest(${plainArray(moves.map(({ token }) => token))}::text[],
          ${plainArray(moves.map(({ owner }) => owner))}::text[]))`.execute(transaction);
    });
  },
};

/** What each owner has more or less after the events. */
function movesOf(
  events: readonly ChainEvent[],
  tokenOf: (contract: Address) => Address,
): LpHolderRow[] {
  const moves = new Map<string, LpHolderRow>();
  for (const { contract, args, block } of events) {
    const value = args['value'] as bigint;
    const sides = [
      { owner: base58Of(args['from'] as HexAddress), amount: -value },
      { owner: base58Of(args['to'] as HexAddress), amount: value },
    ];
    for (const { owner, amount } of sides) {
      if (owner === ZERO || owner === DEAD) continue;
      const token = tokenOf(contract);
      const key = `${token} ${owner}`;
      const before = moves.get(key)?.amount ?? 0n;
      moves.set(key, { token, owner, amount: before + amount, block });
    }
  }
  return [...moves.values()];
}
