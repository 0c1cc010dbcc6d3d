import { addressBytes } from '@vellum/tron/address';
import { utf8ToBytes } from '@vellum/tron/bytes';
import { WITNESS } from '../../src/accounts.ts';
import type { Maker, Turn } from './turn.ts';

/** Fees and limits by their number among proposals: what they may become, and by how much more. */
const PROPOSED = [
  [3n, 500n, 1_000],
  [7n, 500_000n, 1_000_000],
  [11n, 80n, 50],
  [61n, 300n, 600],
  [68n, 0n, 100_000],
] as const;

/** Witnesses, votes, rewards and proposals; refused where someone is no witness or has no stake. */
export function governanceKinds({ world, send, random, owner, other }: Turn): readonly Maker[] {
  const candidates = [WITNESS, owner.address, other.address].slice(0, 1 + random(3));
  const votes = candidates.map((address) => ({
    vote_address: addressBytes(address),
    vote_count: BigInt(1 + random(4)),
  }));
  const url = utf8ToBytes('https://sr.example');
  const [number, least, range] = PROPOSED[random(PROPOSED.length)]!;
  const parameters = new Map([[number, least + BigInt(random(range))]]);
  const proposal_id = BigInt(Math.max(1, world.newest.proposal - random(3)));
  return [
    () => send('WitnessCreateContract', { url }),
    () => send('WitnessUpdateContract', { update_url: url }),
    () => send('VoteWitnessContract', { votes }),
    () => send('VoteWitnessContract', { votes: votes.slice(0, 1) }),
    () => send('WithdrawBalanceContract', {}),
    () => send('UpdateBrokerageContract', { brokerage: random(101) }),
    () => send('ProposalCreateContract', { parameters }),
    () => send('ProposalApproveContract', { proposal_id, is_add_approval: random(4) > 0 }),
    () => send('ProposalDeleteContract', { proposal_id }),
  ];
}
