import { MAX_HARD_CAP, MAX_OUTSIDE_PART, MAX_SHARES, MIN_SUPPLY } from './launch-limits.ts';
import { refusalOfAmount, refusalOfNumber } from './launch-ranges.ts';
import { type LaunchDraft, type LaunchRule, required, rule } from './launch-rule.ts';

const MAX_PART_PERCENT = String(100n / MAX_OUTSIDE_PART);

const trades = ({ tradeSupply }: LaunchDraft) => Boolean(tradeSupply);

/** How the supply is shared out: liquidity, internal trade, and the rest for the creator. */
export const supplyRules: readonly LaunchRule[] = [
  required('lpSupply'),
  rule('lpSupply', ['lpSupply', 'supply'], ({ lpSupply, supply }, _, { tradeSupply = 0n }) => {
    if (supply < MIN_SUPPLY) return null;
    const outOfRange = refusalOfAmount(lpSupply, [MIN_SUPPLY, supply]);
    if (outOfRange !== null) return outOfRange;
    const rest = supply - lpSupply - tradeSupply;
    if (rest < 0n) return { code: 'SUPPLY_PARTS' };
    return rest > supply / MAX_OUTSIDE_PART
      ? { code: 'CREATOR_PART', params: { max: MAX_PART_PERCENT } }
      : null;
  }),
  rule('tradeSupply', ['tradeSupply', 'supply'], ({ tradeSupply, supply }) =>
    tradeSupply > supply / MAX_OUTSIDE_PART
      ? { code: 'TRADE_PART', params: { max: MAX_PART_PERCENT } }
      : null,
  ),
  required('tradePrice', trades),
  rule('tradePrice', ['tradePrice'], ({ tradePrice }, _, draft) =>
    trades(draft) ? refusalOfAmount(tradePrice, [1n, MAX_HARD_CAP]) : null,
  ),
  required('tradeShares', trades),
  rule('tradeShares', ['tradeShares', 'tradeSupply'], ({ tradeShares, tradeSupply }) => {
    if (tradeSupply === 0n) return null;
    const outOfRange = refusalOfNumber(tradeShares, [1, MAX_SHARES]);
    if (outOfRange !== null) return outOfRange;
    return tradeSupply % BigInt(tradeShares) === 0n ? null : { code: 'TRADE_SHARES_UNEVEN' };
  }),
  required('tradeMaxShares', trades),
  rule('tradeMaxShares', ['tradeMaxShares', 'tradeShares'], (given, _, draft) =>
    trades(draft) ? refusalOfNumber(given.tradeMaxShares, [1, given.tradeShares]) : null,
  ),
];
