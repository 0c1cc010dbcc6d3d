import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import { hasHiddenCharacters } from '@vellum/api/typed-text/hidden-characters';
import { governor } from '@vellum/contracts/dao';
import { decodeRevert } from '@vellum/tron/abi/revert';
import type { Address, HexAddress } from '@vellum/tron/address';
import { formatAmount } from '@vellum/tron/amount';
import { fromHex } from '@vellum/tron/bytes';
import { base58Of } from '../../indexer/node/base58-of.ts';
import type { OrderPlan } from '../../orders/order-plan.ts';
import { type Refusals, tryCall } from '../../platform/chain/try-call.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { DaoParts } from './dao-parts.ts';

type ProposalBody = Readonly<{ target: Address; callData: string; description: string }>;

const VLM_DECIMALS = 6;
const anyProblem: CodeWithParams = { code: 'PROPOSAL_PHASE_WRONG' };

/** One call of a contract of ours, which the timelock could make now. */
export function proposePlan(parts: DaoParts): OrderPlan<ProposalBody> {
  return {
    kind: 'dao.propose',
    async prepare({ address, body: { target, callData, description } }) {
      const { client, contracts } = parts;
      if (!Object.values(contracts).includes(target)) {
        throw new Refusal({ code: 'ADDRESS_INVALID' });
      }
      if (hasHiddenCharacters(description)) throw new Refusal({ code: 'TEXT_FORBIDDEN' });
      const data = fromHex(callData);
      const call = governor.propose([{ target, value: 0n, data }], description);
      const proposed = { sender: address, contract: contracts.governor, call };
      await tryCall(client, { ...proposed, refusal: governor.refusal }, refusals, anyProblem);
      await requireCarriedOut(parts, target, data);
      return { quote: {}, call: { contract: contracts.governor, ...call } };
    },
    refusal: governor.refusal,
    proof: {
      source: 'governor',
      event: 'ProposalCreated',
      concerns: ({ args }, { address, call }) =>
        base58Of(args['proposer'] as HexAddress) === address &&
        args['description'] === call.params[3]?.value,
      result: ({ args }) => ({ proposalId: String(args['proposalId']) }),
    },
  };
}

/**
 * What fails today would fail after the vote: nobody is led to vote on it. Only the governor's calls to itself cannot be
 * tried: it takes them from an execution that is in progress, and from nobody else.
 */
async function requireCarriedOut(
  { client, contracts }: DaoParts,
  target: Address,
  data: Uint8Array,
): Promise<void> {
  if (target === contracts.governor) return;
  const call = { data, value: 0n };
  const tried = { sender: contracts.timelock, contract: target, call, refusal: decodeRevert };
  await tryCall(client, tried, {}, { code: 'VALIDATION' });
}

const refusals: Refusals = {
  GovernorInsufficientProposerVotes: ([, , threshold]) => ({
    code: 'VOTES_BELOW_THRESHOLD',
    params: { min: formatAmount(threshold as bigint, VLM_DECIMALS, { grouping: true }) },
  }),
  // The text names another proposer.
  GovernorRestrictedProposer: () => ({ code: 'TEXT_FORBIDDEN' }),
  // The same has been proposed before.
  GovernorUnexpectedProposalState: () => anyProblem,
};
