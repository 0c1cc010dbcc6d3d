import type { Proposal } from '../dao-queries.ts';

/** Titles of demo votes begin with this. */
export const DEMO_TITLE = 'Demo vote: ';

/** Over without an effect: every visit of the demo leaves one of them. */
export const isPastDemoVote = ({ title, state }: Pick<Proposal, 'title' | 'state'>): boolean =>
  title.startsWith(DEMO_TITLE) && (state === 'defeated' || state === 'cancelled');
