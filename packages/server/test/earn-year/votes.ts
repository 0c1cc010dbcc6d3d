import { burnMine } from '@vellum/contracts/burn-mining';
import { cards } from '@vellum/contracts/cards';
import { trc20, vlm, wtrx } from '@vellum/contracts/coins';
import type { WriteCall } from '@vellum/contracts/contract-face';
import { type Action, governor } from '@vellum/contracts/dao';
import { payout } from '@vellum/contracts/income';
import { proposalText } from '@vellum/contracts/proposal-text';
import { streamStake } from '@vellum/contracts/staking';
import { utf8ToBytes } from '@vellum/tron/bytes';
import { keccak256 } from '@vellum/tron/hash';
import type { YearChain } from './year-chain.ts';

const pools = { lpStake: streamStake, burnMine, cards } as const;
const names = ['lpStake', 'burnMine', 'cards'] as const;
type PoolName = (typeof names)[number];
const HOUR = 3_600n;
const QUARTER = 92n * 24n * HOUR;

/** The community votes money of the treasury into each stream for a quarter, and shares some by burn power. */
export async function fundByVote(chain: YearChain, each: bigint, shared: bigint): Promise<void> {
  const { must, owner, at, pass, read } = chain;
  const streamed = each * BigInt(names.length);
  const actions = [action(chain, 'payout', payout.fund(shared), shared)];
  for (const name of names) {
    actions.push(action(chain, 'wtrx', trc20.approve(at(name), each)));
    actions.push(action(chain, name, pools[name].fund(each, await durationOf(chain, name, each))));
  }
  const text = proposalText(`Fund the pools at ${chain.now()}`, owner.address);
  const hash = keccak256(utf8ToBytes(text));
  await must(owner, 'wtrx', wtrx.wrap(streamed));
  await must(owner, 'wtrx', trc20.transfer(at('timelock'), streamed));
  await must(owner, 'vlm', vlm.delegate(owner.address));
  await pass(10);
  await must(owner, 'governor', governor.propose(actions, text));
  await pass(61);
  const id = await read('governor', governor.proposalId(actions, hash));
  await must(owner, 'governor', governor.vote(id, 'for'));
  await pass(601);
  await must(owner, 'governor', governor.queue(actions, hash));
  await pass(61);
  await must(owner, 'governor', { ...governor.execute(actions, hash), value: shared });
}

/**
 * A quarter, or into what runs already where a quarter would lower its rate, which pools refuse. The vote takes less
 * than the hour that is taken off here: what runs now may be over by then, or not yet.
 */
async function durationOf(chain: YearChain, name: PoolName, amount: bigint): Promise<bigint> {
  const [rate, finish] = await planOf(chain, name);
  if (finish <= chain.now()) return QUARTER;
  const surelyLeft = finish - chain.now() > HOUR ? finish - chain.now() - HOUR : 0n;
  return ((amount << 64n) + rate * surelyLeft) / QUARTER >= rate ? QUARTER : 24n * HOUR;
}

async function planOf({ read }: YearChain, name: PoolName): Promise<readonly [bigint, bigint]> {
  if (name === 'cards') {
    const { rate, finish } = await read('cards', cards.rewardStream());
    return [rate, finish];
  }
  const face = pools[name];
  return [await read(name, face.rewardRate()), await read(name, face.fundedUntil())];
}

function action({ at }: YearChain, name: string, { data }: WriteCall, value = 0n): Action {
  return { target: at(name), value, data };
}
