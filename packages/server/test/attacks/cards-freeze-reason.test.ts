import type { Address } from '@vellum/tron/address';
import { expect, test } from 'vitest';
import type { CardRow } from '../../src/features/cards/card-rows.ts';
import { CardBook } from '../../src/features/cards/index/card-book.ts';
import { cardMoves } from '../../src/features/cards/index/card-moves.ts';
import type { ChainEvent } from '../../src/indexer/projection.ts';

const owner = 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7' as Address;
const tokenId = (1n << 64n) | 1n;

function reasonOf(text: string): string | null | undefined {
  const card = { token_id: tokenId, level: 1, serial: 1n, owner, price: null } as CardRow;
  const none = { settings: undefined, levels: [], pledges: [], reservations: [] };
  const book = new CardBook({ ...none, cards: [card] });
  const place = { block: 1, timestamp: 1000, txid: 'ab', transactionIndex: 0, logIndex: 0 };
  const args = { tokenId, until: 9n, reason: text };
  const event: ChainEvent = { ...place, contract: owner, source: 'cards', name: 'Frozen', args };
  cardMoves['Frozen']?.(book, event);
  return book.changes().cards[0]?.freeze_reason;
}

test.each([
  ['turns the writing around', 'stolen\u202e .ylno yad eno', 'stolen\ufffd .ylno yad eno'],
  ['opens what it does not close', 'a\u2067b', 'a\ufffdb'],
  ['has lines of its own', 'a\r\nb\u2028c', 'a\ufffd\ufffdb\ufffdc'],
  ['has the character NUL', 'a\0b', 'a\ufffdb'],
  ['is half a character', '\ud83d', '\ufffd'],
  ['is a book', '黃'.repeat(100_000), '黃'.repeat(500)],
  ['is honest', 'reported stolen 失竊 😀', 'reported stolen 失竊 😀'],
])('the reason of a freeze that %s changes nothing around it', (_, text, shown) => {
  expect(reasonOf(text)).toBe(shown);
});
