import { nextMaintenance } from '../../governance/maintenance.ts';
import { proposable } from '../../governance/proposable-parameters.ts';
import type { ChainParameters } from '../../params/chain-parameters.ts';
import { proposalKey } from '../../state/proposal.ts';
import type { NativeContext } from '../context.ts';
import type { NativeContract } from '../native-contract.ts';
import { addressIn } from '../owner.ts';
import { contractRefusal } from '../refusal.ts';
import { LATEST_PROPOSAL, outsider } from './proposal-owner.ts';

/** Proposes other values for chain parameters. */
export const proposalCreate: NativeContract<'ProposalCreateContract'> = {
  validate({ state, parameters: now }, { owner_address, parameters }) {
    const owner = addressIn(owner_address);
    if (owner === undefined) return 'Invalid address';
    const stranger = outsider(state, owner);
    if (stranger !== undefined) return stranger;
    if (parameters.size === 0) return 'This proposal has no parameter.';
    for (const [code, value] of parameters) {
      const wish = proposable(code);
      if (wish === undefined) return `Does not support code : ${code}`;
      const problem = wish.problem(value, now);
      if (problem !== undefined) return problem;
    }
    return undefined;
  },

  execute(context, { owner_address, parameters }) {
    const { state, headTime } = context;
    const proposer = addressIn(owner_address);
    if (proposer === undefined) throw contractRefusal('Invalid address');
    const id = Number(state.property(LATEST_PROPOSAL) ?? 0n) + 1;
    state.putProperty(LATEST_PROPOSAL, BigInt(id));
    state.putRecord('proposal', proposalKey(id), {
      id,
      proposer,
      parameters: [...parameters].map(([code, value]) => ({ code, value })),
      createTime: headTime,
      expires: expiryOf(context, context.parameters),
      approvals: [],
      state: 'PENDING',
    });
    return { fee: 0n };
  },
};

/** The first maintenance after the time that a proposal is given. */
function expiryOf({ state, headTime }: NativeContext, parameters: ChainParameters): number {
  const interval = Number(parameters.getMaintenanceTimeInterval);
  const next = nextMaintenance(state);
  const rounds = Math.trunc(
    (headTime + Number(parameters.getProposalExpireTime) - next) / interval,
  );
  return next + (rounds + 1) * interval;
}
