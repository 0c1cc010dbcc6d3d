import { vellumGovernorAbi } from '../generated/abi/vellum-governor.ts';
import { vellumTimelockAbi } from '../generated/abi/vellum-timelock.ts';
import type { AnyAddress } from './any-address.ts';
import { answered, contractFace, stateName } from './contract-face.ts';

const governorFace = contractFace(vellumGovernorAbi);
const timelockFace = contractFace(vellumTimelockAbi);
/** The governor has two functions of this name; the other asks for a moment of the past. */
const percentFace = contractFace([
  {
    type: 'function',
    name: 'quorumNumerator',
    inputs: [],
    outputs: [{ type: 'uint256' }],
  },
]);

const proposalStates = [
  'pending',
  'active',
  'canceled',
  'defeated',
  'succeeded',
  'queued',
  'expired',
  'executed',
] as const;
export type ProposalState = (typeof proposalStates)[number];

const choices = ['against', 'for', 'abstain'] as const;
export type VoteChoice = (typeof choices)[number];

/** A call that a proposal or an operation of the timelock makes. */
export type Action = Readonly<{ target: AnyAddress; value: bigint; data: Uint8Array }>;

/** Votes of VLM holders over the adjustable parameters. */
export const governor = {
  abi: vellumGovernorAbi,
  propose: (actions: readonly Action[], description: string) =>
    governorFace.write('propose', [...listsOf(actions), description]),
  proposalId: (actions: readonly Action[], descriptionHash: Uint8Array) =>
    governorFace.read('hashProposal', [...listsOf(actions), descriptionHash]),
  vote: (proposal: bigint, choice: VoteChoice) =>
    governorFace.write('castVote', [proposal, BigInt(choices.indexOf(choice))]),
  voteWithReason: (proposal: bigint, choice: VoteChoice, reason: string) =>
    governorFace.write('castVoteWithReason', [proposal, BigInt(choices.indexOf(choice)), reason]),
  queue: (actions: readonly Action[], descriptionHash: Uint8Array) =>
    governorFace.write('queue', [...listsOf(actions), descriptionHash]),
  execute: (actions: readonly Action[], descriptionHash: Uint8Array) =>
    governorFace.write('execute', [...listsOf(actions), descriptionHash]),
  cancel: (actions: readonly Action[], descriptionHash: Uint8Array) =>
    governorFace.write('cancel', [...listsOf(actions), descriptionHash]),
  state: (proposal: bigint) =>
    answered(governorFace.read('state', [proposal]), (state) => stateName(proposalStates, state)),
  votesOf: (proposal: bigint) =>
    answered(governorFace.read('proposalVotes', [proposal]), ([against, inFavour, abstain]) => ({
      against,
      inFavour,
      abstain,
    })),
  hasVoted: (proposal: bigint, voter: AnyAddress) =>
    governorFace.read('hasVoted', [proposal, voter]),
  snapshotOf: (proposal: bigint) => governorFace.read('proposalSnapshot', [proposal]),
  deadlineOf: (proposal: bigint) => governorFace.read('proposalDeadline', [proposal]),
  etaOf: (proposal: bigint) => governorFace.read('proposalEta', [proposal]),
  threshold: () => governorFace.read('proposalThreshold', []),
  quorumAt: (time: bigint) => governorFace.read('quorum', [time]),
  votingDelay: () => governorFace.read('votingDelay', []),
  votingPeriod: () => governorFace.read('votingPeriod', []),
  lateExtension: () => governorFace.read('lateQuorumVoteExtension', []),
  guardian: () => governorFace.read('proposalGuardian', []),
  /** Percent of all votes that passing takes now. */
  quorumPercent: () => percentFace.read('quorumNumerator', []),
  setQuorumPercent: (percent: bigint) => governorFace.write('updateQuorumNumerator', [percent]),
  setLateExtension: (seconds: bigint) =>
    governorFace.write('setLateQuorumVoteExtension', [seconds]),
  setGuardian: (guardian: AnyAddress) => governorFace.write('setProposalGuardian', [guardian]),
  timelock: () => governorFace.read('timelock', []),
  token: () => governorFace.read('token', []),
  event: governorFace.event,
  refusal: governorFace.refusal,
};

/** The owner of the adjustable parameters: what it does was public for its delay. */
export const timelock = {
  abi: vellumTimelockAbi,
  delay: () => timelockFace.read('getMinDelay', []),
  hasRole: (role: Uint8Array, account: AnyAddress) => timelockFace.read('hasRole', [role, account]),
  isScheduled: (id: Uint8Array) => timelockFace.read('isOperation', [id]),
  isDone: (id: Uint8Array) => timelockFace.read('isOperationDone', [id]),
  /** Unix seconds from which the operation can be executed; 0 unknown, 1 done. */
  readyAt: (id: Uint8Array) => timelockFace.read('getTimestamp', [id]),
  operationId: (actions: readonly Action[], predecessor: Uint8Array, salt: Uint8Array) =>
    timelockFace.read('hashOperationBatch', [...listsOf(actions), predecessor, salt]),
  schedule: (
    actions: readonly Action[],
    predecessor: Uint8Array,
    salt: Uint8Array,
    delay: bigint,
  ) => timelockFace.write('scheduleBatch', [...listsOf(actions), predecessor, salt, delay]),
  execute: (actions: readonly Action[], predecessor: Uint8Array, salt: Uint8Array) =>
    timelockFace.write('executeBatch', [...listsOf(actions), predecessor, salt]),
  grantRole: (role: Uint8Array, account: AnyAddress) =>
    timelockFace.write('grantRole', [role, account]),
  revokeRole: (role: Uint8Array, account: AnyAddress) =>
    timelockFace.write('revokeRole', [role, account]),
  renounceRole: (role: Uint8Array, account: AnyAddress) =>
    timelockFace.write('renounceRole', [role, account]),
  event: timelockFace.event,
  refusal: timelockFace.refusal,
};

function listsOf(actions: readonly Action[]) {
  return [
    actions.map(({ target }) => target),
    actions.map(({ value }) => value),
    actions.map(({ data }) => data),
  ] as const;
}
