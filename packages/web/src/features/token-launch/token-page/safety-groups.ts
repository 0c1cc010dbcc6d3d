import type { SafetyLine } from '@vellum/api/token-launch/safety-score';

/** Facts of the score that belong together, in the order of the page. Each fact is in one of them. */
const groups = {
  liquidity: ['heldLp', 'creatorLp', 'rounds'],
  lpSpread: ['lpLargest', 'lpTopTen'],
  saleSpread: ['presaleLargest', 'presaleTopTen', 'launchBlock'],
  holders: ['topTen', 'outsideSupply'],
  powers: ['powers'],
  terms: ['softCap', 'backing'],
} as const satisfies Readonly<Record<string, readonly SafetyLine['fact'][]>>;

export type SafetyGroup = Readonly<{
  name: keyof typeof groups;
  points: number;
  of: number;
  /** The fact that costs most, or the first where none does. */
  costliest: SafetyLine;
}>;

/** The lines of a score, added up group by group. */
export function safetyGroups(lines: readonly SafetyLine[]): readonly SafetyGroup[] {
  const names = Object.keys(groups) as (keyof typeof groups)[];
  return names.flatMap((name) => {
    const facts: readonly SafetyLine['fact'][] = groups[name];
    const own = lines.filter(({ fact }) => facts.includes(fact));
    const [costliest] = own.toSorted((one, other) => lost(other) - lost(one));
    return costliest ? [{ name, points: sum(own, 'points'), of: sum(own, 'of'), costliest }] : [];
  });
}

const lost = ({ points, of }: SafetyLine) => of - points;
const sum = (lines: readonly SafetyLine[], key: 'points' | 'of') =>
  lines.reduce((all, line) => all + line[key], 0);
