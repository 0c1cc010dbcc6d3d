import { whoOf } from '../../indexer/events/event-values.ts';
import { isNobody, type Moves, momentOf, voterAt } from './load-book.ts';

/** What events of VLM tell of votes. */
export const voterMoves: Moves = {
  Transfer(book, event) {
    const amount = event.args['value'] as bigint;
    const [isMade, isBurned] = [isNobody(event, 'from'), isNobody(event, 'to')];
    if (isMade === isBurned) return;
    book.supply += isMade ? amount : -amount;
    book.supplies.set(momentOf(event), book.supply);
  },
  DelegateChanged(book, event) {
    const isRevoked = isNobody(event, 'toDelegate');
    const to = isRevoked ? null : whoOf(event, 'toDelegate');
    voterAt(book, whoOf(event, 'delegator'), event.block).delegate = to;
    if (!isNobody(event, 'fromDelegate')) {
      voterAt(book, whoOf(event, 'fromDelegate'), event.block).delegators -= 1;
    }
    if (to !== null) voterAt(book, to, event.block).delegators += 1;
  },
  DelegateVotesChanged(book, event) {
    const row = voterAt(book, whoOf(event, 'delegate'), event.block);
    row.votes = event.args['newVotes'] as bigint;
  },
};
