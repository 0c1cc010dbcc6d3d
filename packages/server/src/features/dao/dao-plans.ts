import { hasHiddenCharacters } from '@vellum/api/typed-text/hidden-characters';
import type { VoteChoice } from '@vellum/api/wire/choice-lists';
import { vlm } from '@vellum/contracts/coins';
import { governor } from '@vellum/contracts/dao';
import { idOfArguments } from '@vellum/contracts/proposal-id';
import { type Address, fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { base58Of } from '../../indexer/node/base58-of.ts';
import type { AnyOrderPlan, OrderPlan } from '../../orders/order-plan.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import { stateAt } from './dao-pages.ts';
import type { DaoParts } from './dao-parts.ts';
import type { FoundProposal } from './dao-store.ts';
import { actionsOf } from './proposal-moves.ts';
import { proposePlan } from './propose-plan.ts';

/** Every paid action of the DAO. */
export const daoPlans = (parts: DaoParts): readonly AnyOrderPlan[] => [
  proposePlan(parts),
  votePlan(parts),
  delegatePlan(parts),
  queuePlan(parts),
  executePlan(parts),
];

type Named = Readonly<{ proposalId: bigint }>;
type Vote = Named & Readonly<{ support: VoteChoice; reason?: string | undefined }>;

function votePlan(parts: DaoParts): OrderPlan<Vote> {
  return {
    kind: 'dao.vote',
    async prepare({ address, body: { proposalId, support, reason = '' } }) {
      const found = await parts.store.find(proposalId, address);
      if (found === null) throw new Refusal({ code: 'NOT_FOUND' });
      if (found.my_vote !== null) throw new Refusal({ code: 'ALREADY_VOTED' });
      await requireState(parts, found, 'active');
      if (hasHiddenCharacters(reason)) throw new Refusal({ code: 'TEXT_FORBIDDEN' });
      const call =
        reason === ''
          ? governor.vote(proposalId, support)
          : governor.voteWithReason(proposalId, support, reason);
      return {
        quote: {},
        call: { contract: parts.contracts.governor, ...call },
      };
    },
    refusal: governor.refusal,
    proof: {
      source: 'governor',
      event: 'VoteCast',
      concerns: ({ args }, { address, call }) =>
        base58Of(args['voter'] as HexAddress) === address &&
        String(args['proposalId']) === call.params[0]?.value,
      result: ({ args }) => ({ votes: String(args['weight']) }),
    },
  };
}

const NOBODY = fromHexAddress('410000000000000000000000000000000000000000' as HexAddress);

/** To the coin, nobody as delegate would mean that the votes do not count. */
function delegatePlan({ contracts }: DaoParts): OrderPlan<Readonly<{ delegatee: Address }>> {
  return {
    kind: 'dao.delegate',
    async prepare({ body: { delegatee } }) {
      if (delegatee === NOBODY) throw new Refusal({ code: 'ADDRESS_INVALID' });
      return {
        quote: {},
        call: { contract: contracts.vlm, ...vlm.delegate(delegatee) },
      };
    },
    refusal: vlm.refusal,
    proof: {
      source: 'vlm',
      event: 'DelegateChanged',
      concerns: ({ args }, { address, call }) =>
        base58Of(args['delegator'] as HexAddress) === address &&
        base58Of(args['toDelegate'] as HexAddress) === call.params[0]?.value,
    },
  };
}

const queuePlan = (parts: DaoParts) =>
  steppingPlan(parts, {
    ...{ kind: 'dao.queue', from: 'succeeded', event: 'ProposalQueued' },
    call: governor.queue,
  });

/** TRX that the calls send comes from the timelock: whoever executes gives none. */
const executePlan = (parts: DaoParts) =>
  steppingPlan(parts, {
    ...{ kind: 'dao.execute', from: 'ready', event: 'ProposalExecuted' },
    call: governor.execute,
  });

type Step = Readonly<{
  kind: 'dao.queue' | 'dao.execute';
  from: 'succeeded' | 'ready';
  event: string;
  call: typeof governor.queue;
}>;

/** Takes a proposal a step further; its contents are the arguments. */
function steppingPlan(parts: DaoParts, { kind, from, event, call }: Step): OrderPlan<Named> {
  return {
    kind,
    async prepare({ body: { proposalId } }) {
      const found = await parts.store.find(proposalId);
      if (found === null) throw new Refusal({ code: 'NOT_FOUND' });
      await requireState(parts, found, from);
      const { calls, description_hash: hash } = found;
      if (hash === null) throw new Refusal({ code: 'PROPOSAL_PHASE_WRONG' });
      const write = call(actionsOf(calls), fromHex(hash));
      return {
        quote: {},
        call: { contract: parts.contracts.governor, ...write },
      };
    },
    refusal: governor.refusal,
    proof: {
      source: 'governor',
      event,
      concerns: ({ args }, { call: placed }) => args['proposalId'] === idOfArguments(placed.data),
    },
  };
}

async function requireState(
  { position }: DaoParts,
  found: FoundProposal,
  state: ReturnType<typeof stateAt>,
): Promise<void> {
  if (stateAt(found, await position()) === state) return;
  throw new Refusal({ code: 'PROPOSAL_PHASE_WRONG' });
}
