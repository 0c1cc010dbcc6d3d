import { percentText } from '../../../shared/format/percent.ts';
import type { ListedToken } from './home-queries.ts';

/** One fact below a token; `speaksFor` is drawn as a check, anything else as a dash. */
export type Fact = Readonly<{
  key: FactKey;
  values: Readonly<Record<string, string | number>>;
  speaksFor: boolean;
}>;

type FactKey =
  | 'factScore'
  | 'factLpLocked'
  | 'factLpFree'
  | 'factNoPowers'
  | 'factPowers'
  | 'factSoftCapMet'
  | 'factSoftCapOpen'
  | 'factSoftCapMissed'
  | 'factRefundOpen'
  | 'factWaits';

/** A score from which on it counts for a token. */
const GOOD_SCORE = 70;
/** Of all LP, in hundredths of a percent: whoever could take out more than half can end the market. */
const GOOD_LOCK = 5_000;

type Facts = Pick<
  ListedToken,
  'stage' | 'score' | 'looksLike' | 'lpLockedShare' | 'powers' | 'sold' | 'shares' | 'softCapShares'
>;

/** What the chain says of a token in a few words. Nothing speaks for one that can be mistaken for another. */
export function factsOf(token: Facts): readonly Fact[] {
  const facts = ownFacts(token);
  return token.looksLike === null ? facts : facts.map((one) => ({ ...one, speaksFor: false }));
}

function ownFacts(token: Facts): readonly Fact[] {
  if (token.stage === 'failed') {
    return [fact('factSoftCapMissed', false), fact('factRefundOpen', true)];
  }
  return [
    fact('factScore', token.score >= GOOD_SCORE, { score: token.score }),
    ...(token.stage === 'launched' ? [liquidityOf(token)] : saleOf(token)),
    token.powers.length === 0
      ? fact('factNoPowers', true)
      : fact('factPowers', false, { n: token.powers.length }),
  ];
}

function liquidityOf({ lpLockedShare }: Facts): Fact {
  return lpLockedShare === 0
    ? fact('factLpFree', false)
    : fact('factLpLocked', lpLockedShare >= GOOD_LOCK, { share: percentText(lpLockedShare) });
}

function saleOf({ stage, sold, softCapShares }: Facts): readonly Fact[] {
  if (stage === 'notStarted') return [];
  if (stage === 'ended') return [fact('factWaits', true)];
  if (sold >= softCapShares) return [fact('factSoftCapMet', true)];
  const reached = percentText(Math.floor((sold * 10_000) / softCapShares));
  return [fact('factSoftCapOpen', false, { reached })];
}

function fact(key: FactKey, speaksFor: boolean, values: Fact['values'] = {}): Fact {
  return { key, values, speaksFor };
}
