import { vlm } from '@vellum/contracts/coins';
import type { WriteCall } from '@vellum/contracts/contract-face';
import { type Action, governor } from '@vellum/contracts/dao';
import { proposalIdOf } from '@vellum/contracts/proposal-id';
import { proposalText } from '@vellum/contracts/proposal-text';
import { utf8ToBytes } from '@vellum/tron/bytes';
import { keccak256 } from '@vellum/tron/hash';
import { type EarnWorld, earnWorld, VLM } from '../earn/earn-world.ts';
import type { Person } from '../test-server.ts';

/** Of the embedded chain, in seconds, with one to be past them. */
export const waits = { begin: 61, vote: 601, timelock: 61 };
/** Enough to propose: more than 0.5 % of a thousand million. */
export const MANY = 6_000_000n * VLM;

export type Proposal = Readonly<{
  id: bigint;
  actions: readonly Action[];
  hash: Uint8Array;
  text: string;
}>;

/** A world with people who have votes; the owner has most of them. */
export type DaoWorld = EarnWorld &
  Readonly<{
    /** What a proposal of someone to call a contract of the deployment is. */
    proposalOf(by: Person, contract: string, call: WriteCall, text: string): Proposal;
    propose(who: Person, proposal: Proposal): Promise<void>;
    wait(seconds: number): Promise<void>;
  }>;

export async function daoWorld(people: number, options = {}): Promise<DaoWorld> {
  const world = await earnWorld(people, { ...options, ruledByVotes: true });
  const { owner, send, at, chain } = world;
  const wait = async (seconds: number) => {
    await chain.devnet.increaseTime(seconds * 1000);
    await chain.devnet.mine();
  };
  await send(owner, 'vlm', vlm.delegate(owner.address));
  await wait(3);
  return {
    ...world,
    wait,
    proposalOf(by, contract, { data }, body) {
      const actions = [{ target: at(contract), value: 0n, data }];
      const text = proposalText(body, by.address);
      const hash = keccak256(utf8ToBytes(text));
      return { id: proposalIdOf(actions, hash), actions, hash, text };
    },
    async propose(who, { actions, text }) {
      await send(who, 'governor', governor.propose(actions, text));
    },
  };
}
