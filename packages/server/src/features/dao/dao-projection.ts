import { vlm } from '@vellum/contracts/coins';
import { governor } from '@vellum/contracts/dao';
import { eventSource } from '../../indexer/events/event-source.ts';
import type { Projection } from '../../indexer/projection.ts';
import { byIndex } from '../../platform/database/by-index.ts';
import { putRows } from '../../platform/database/put-rows.ts';
import { loadBook } from './load-book.ts';
import { proposalMoves } from './proposal-moves.ts';
import { voterMoves } from './voter-moves.ts';

const moves = { governor: proposalMoves, vlm: voterMoves } as const;

/** Every proposal with its votes, who votes with how much, and what quorums are computed from. */
export const daoProjection: Projection = {
  name: 'dao',
  tables: ['dao_proposal', 'dao_vote', 'dao_supply', 'dao_quorum', 'dao_voter'],
  sources: [eventSource('governor', governor), eventSource('vlm', vlm)],
  async apply(transaction, events) {
    await byIndex(transaction, async () => {
      const book = await loadBook(transaction, events);
      for (const event of events)
        moves[event.source as keyof typeof moves][event.name]?.(book, event);
      await putRows(transaction, 'dao_proposal', ['id'], [...book.proposals.values()]);
      await putRows(transaction, 'dao_vote', ['proposal', 'voter'], book.votes);
      await putRows(transaction, 'dao_supply', ['at'], rowsOf(book.supplies, 'supply'));
      await putRows(transaction, 'dao_quorum', ['at'], rowsOf(book.quorums, 'percent'));
      await putRows(transaction, 'dao_voter', ['address'], [...book.voters.values()]);
    });
  },
};

const rowsOf = (values: ReadonlyMap<bigint, bigint>, column: string) =>
  [...values].map(([at, value]) => ({ at, [column]: value }));
