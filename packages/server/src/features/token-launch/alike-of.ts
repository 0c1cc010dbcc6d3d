import { type NamedToken, reservedCoinAlike, shapesOf } from '@vellum/api/typed-text/look-alike';
import type { LaunchParts } from './launch-parts.ts';

/** What a token of such a name would be mistaken for: a reserved coin before the oldest token. */
export async function alikeOf({ tokens }: Pick<LaunchParts, 'tokens'>, named: NamedToken) {
  const reserved = reservedCoinAlike(named);
  if (reserved !== null) {
    const { tokenName, tokenSymbol } = reserved;
    return { tokenAddress: null, tokenName, tokenSymbol };
  }
  const { name, symbol } = shapesOf(named);
  return tokens.oldestLike([name, symbol].filter((shape) => shape !== ''));
}
