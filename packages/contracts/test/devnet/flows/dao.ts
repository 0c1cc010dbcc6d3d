import { utf8ToBytes } from '@vellum/tron/bytes';
import { keccak256 } from '@vellum/tron/hash';
import { expect } from 'vitest';
import { vlm } from '../../../clients/coins.ts';
import { governor } from '../../../clients/dao.ts';
import { proposalText } from '../../../clients/proposal-text.ts';
import { tokenFactory } from '../../../clients/token-launch.ts';
import type { Flow } from '../flow.ts';
import { DAY, TRX } from '../world.ts';
import { launchPlan } from './launch.ts';

/** Propose, vote, queue, wait, execute: the timelock changes the creation fee and turns creation off. */
export async function voting(flow: Flow): Promise<void> {
  const { act, at, deployer, user, read, send, pass, refusal, now } = flow;
  const [factory, votes] = [at['tokenFactory']!, at['governor']!];
  const change = tokenFactory.setCreationFee(50n * TRX);
  expect(await refusal(deployer, factory, change)).toBe('OwnableUnauthorizedAccount');
  await send(deployer, at['vlm']!, vlm.delegate(deployer.address));
  await pass(10n);

  const actions = [change, tokenFactory.setEnabled(false)].map(({ data }) => ({
    target: factory,
    value: 0n,
    data,
  }));
  const text = proposalText('Halve the creation fee', deployer.address);
  const hash = keccak256(utf8ToBytes(text));
  expect(await refusal(user(0), votes, governor.propose(actions, text))).toBe(
    'GovernorRestrictedProposer',
  );
  const own = proposalText('Halve the creation fee', user(0).address);
  expect(await refusal(user(0), votes, governor.propose(actions, own))).toBe(
    'GovernorInsufficientProposerVotes',
  );
  await act('dao: propose', deployer, votes, governor.propose(actions, text));
  const id = await read(votes, governor.proposalId(actions, hash));
  await pass(61n);
  await act('dao: vote', deployer, votes, governor.vote(id, 'for'));
  await pass(601n);
  expect(await read(votes, governor.state(id))).toBe('succeeded');
  await act('dao: queue', user(0), votes, governor.queue(actions, hash));
  expect(await refusal(user(0), votes, governor.execute(actions, hash))).toBe(
    'TimelockUnexpectedOperationState',
  );
  await pass(61n);
  await act('dao: execute', user(0), votes, governor.execute(actions, hash));
  expect(await read(factory, tokenFactory.creationFee())).toBe(50n * TRX);
  const plan = launchPlan(now() + DAY, user(0));
  const creation = tokenFactory.create(plan, 50n * TRX);
  expect(await refusal(user(0), factory, creation)).toBe('TokenFactoryDisabled');
}
