import { type NamedToken, reservedCoinAlike, shapesOf } from '@vellum/api/typed-text/look-alike';
import { lineOfText } from '../../platform/database/storable-text.ts';
import { LONGEST } from './launch-constants.ts';
import type { LaunchParts } from './launch-parts.ts';

/** What a token of such a name would be mistaken for: a reserved coin before the oldest token. */
export async function alikeOf({ tokens }: Pick<LaunchParts, 'tokens'>, typed: NamedToken) {
  // As the index would keep them; what is longer could never be launched, and costs time to compare.
  const named = {
    tokenName: lineOfText(typed.tokenName, LONGEST.name),
    tokenSymbol: lineOfText(typed.tokenSymbol, LONGEST.symbol),
  };
  const reserved = reservedCoinAlike(named);
  if (reserved !== null) {
    const { tokenName, tokenSymbol } = reserved;
    return { tokenAddress: null, tokenName, tokenSymbol };
  }
  const { name, symbol } = shapesOf(named);
  return tokens.oldestLike([name, symbol].filter((shape) => shape !== ''));
}
