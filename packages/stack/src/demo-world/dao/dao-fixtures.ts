import { collector, creator, owner } from '../launches/launch-fixtures.ts';
import { DAY } from '../world.ts';

export type Ballot = Readonly<{
  who: number;
  choice: 'for' | 'against' | 'abstain';
  reason?: string;
}>;

/** A proposal of the treasurer to set a fee. */
export type ProposalFixture = Readonly<{
  /** Milliseconds before the present. */
  before: number;
  text: string;
  sets: 'creationFee' | 'cardFees' | 'boxFee';
  /** TRX of the creation fee, parts of 10,000 of the others. */
  value: bigint;
  votes: readonly Ballot[];
  /** Whether the treasurer votes too, which is a quorum by itself; then it is put into the timelock. */
  passes: boolean;
}>;

const MINUTE = 60_000;

/** When members get VLM to vote with, if they have less: in whole coins. */
export const voters: readonly Readonly<{ who: number; coins: bigint; before: number }>[] = [
  // More than a quorum: whoever takes this persona can bring a proposal from draft to execution.
  { who: owner, coins: 60_000_000n, before: 9.6 * DAY },
  { who: 3, coins: 180_000n, before: 9.6 * DAY },
  { who: 4, coins: 95_000n, before: 9.6 * DAY },
  { who: 5, coins: 240_000n, before: 9.6 * DAY },
  { who: creator, coins: 60_000n, before: 2.5 * DAY },
  { who: collector, coins: 2_000n, before: 2.5 * DAY },
];

/** One that failed for want of votes, one that passed and can be run by anyone, one under vote. */
export const proposalFixtures: readonly ProposalFixture[] = [
  {
    before: 9.3 * DAY,
    text: 'Raise the creation fee to 400 TRX\n\nFewer tokens, better prepared ones. The fee goes to reward pools and inviters as before.',
    ...{ sets: 'creationFee', value: 400n },
    votes: [
      { who: 3, choice: 'against', reason: 'This keeps small holders out.' },
      { who: 4, choice: 'against' },
      { who: 5, choice: 'for' },
    ],
    passes: false,
  },
  {
    before: 2.2 * DAY,
    text: 'Lower the card market fee to 2 %\n\nSellers keep more, and the market has grown enough to carry it.',
    ...{ sets: 'cardFees', value: 200n },
    votes: [
      { who: 5, choice: 'for', reason: 'I sell a card a week.' },
      { who: collector, choice: 'for' },
      { who: 4, choice: 'against' },
    ],
    passes: true,
  },
  {
    before: 3 * MINUTE,
    text: 'Lower the fee of blind boxes to 2 %\n\nThe same as the market fee, so there is only one figure to remember.',
    ...{ sets: 'boxFee', value: 200n },
    votes: [
      { who: 3, choice: 'for' },
      { who: creator, choice: 'abstain' },
    ],
    passes: false,
  },
];
