import { tokenBalance } from '../../tokens/token-balance.ts';
import type { Frame } from '../frame.ts';
import { type Definition, define, TIER } from '../operation.ts';
import type { Rules } from '../rules.ts';
import { tokenOfQuery } from '../token-ids.ts';
import { addressOfWord } from '../words.ts';

const TOKENBALANCE = 20;

function balance(frame: Frame): void {
  const id = tokenOfQuery(frame, frame.pop());
  frame.push(tokenBalance(frame.run.state.account(addressOfWord(frame.pop())), id));
}

/** Questions about TRC-10 tokens; CALLTOKEN, which sends them, is with the calls. */
export function tokenOperations({ transferTrc10 }: Rules): readonly Definition[] {
  if (!transferTrc10) return [];
  return [
    define(0xd1, [2, 1], TOKENBALANCE, balance),
    define(0xd2, [0, 1], TIER.base, (frame) => frame.push(frame.message.token?.amount ?? 0n)),
    define(0xd3, [0, 1], TIER.base, (frame) => frame.push(frame.message.token?.id ?? 0n)),
  ];
}
