import type { messages } from './messages.en.ts';

type NameOf<Key> = Key extends `${infer Name}_name` ? Name : never;

/** A word of the product that is explained to who uses it. */
export type Term = NameOf<keyof typeof messages>;

type GroupTitle = 'groupChain' | 'groupCards' | 'groupEarn' | 'groupLaunch' | 'groupCommunity';

/** In the order in which one meets them. */
export const termGroups: readonly Readonly<{ title: GroupTitle; terms: readonly Term[] }>[] = [
  {
    title: 'groupChain',
    terms: [
      ...(['address', 'block', 'final', 'energy', 'bandwidth', 'feeLimit'] as const),
      ...(['approval', 'node', 'testFunds'] as const),
    ],
  },
  {
    title: 'groupCards',
    terms: ['level', 'mint', 'u', 'twap', 'pledge', 'freeze', 'box', 'odds', 'commitment'],
  },
  {
    title: 'groupEarn',
    terms: [
      ...(['stake', 'pool', 'yield', 'lp', 'impermanentLoss', 'slippage', 'lock'] as const),
      ...(['burn', 'burnPower', 'claim', 'merkleRoot', 'challenge', 'solvency'] as const),
    ],
  },
  {
    title: 'groupLaunch',
    terms: [
      ...(['presale', 'softCap', 'hardCap', 'vesting', 'backing', 'whitelist'] as const),
      ...(['score', 'evidence'] as const),
    ],
  },
  {
    title: 'groupCommunity',
    terms: ['activation', 'inviter', 'delegate', 'quorum', 'timelock'],
  },
];
