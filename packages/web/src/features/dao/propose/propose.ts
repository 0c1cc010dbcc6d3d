import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import { paths as wire } from '@vellum/api/wire/paths';
import { governor } from '@vellum/contracts/dao';
import { proposalIdOf } from '@vellum/contracts/proposal-id';
import { fromHex, utf8ToBytes } from '@vellum/tron/bytes';
import { keccak256 } from '@vellum/tron/hash';
import { addressIn } from '../../../shared/chain/address-in.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { type ActionContext, definePaidAction } from '../../../shared/paid-action/paid-action.ts';
import { callSignedIn } from '../../../shared/session/call-signed-in.ts';
import { daoKeys } from '../dao-queries.ts';
import { readStanding } from '../read-standing.ts';
import { type DaoText, daoTexts } from '../texts.ts';
import { votesText } from '../value-text.ts';

/** `callData` in hex; `change` in the words that were shown. */
export type ProposeParams = Readonly<{
  target: string;
  callData: string;
  description: string;
  change: string;
}>;

/** Puts one call of the timelock to the vote. */
export const makeProposal = definePaidAction<ProposeParams, unknown, DaoText>({
  key: 'dao.propose',
  texts: daoTexts,
  lock: () => 'dao.propose',
  needs: ['wallet', 'network', 'active'],
  check: mayPropose,
  summary: ({ params, t }) => ({
    review: t('proposeReview'),
    doing: t('proposeDoing'),
    done: t('proposeDone'),
    undone: t('proposeUndone'),
    give: [],
    giveNothing: t('proposeGive'),
    get: params.change,
    canFail: t('proposeCanFail'),
    warnings: [t('proposeForGood')],
    next: { label: t('seeProposal'), to: proposalPath(idOf(params)) },
  }),
  before: ({ target, callData, description }) =>
    callSignedIn(wire.orders.prepare, {
      ...{ action: 'dao.propose', target: addressIn(target), callData, description },
    }),
  call: (params, _order, { chain }) => ({
    contract: chain.contract('governor'),
    call: governor.propose(actionsOf(params), params.description),
  }),
  after: wire.orders.report,
  invalidate: () => daoKeys,
});

export const proposalPath = (id: bigint | string): string =>
  paths.daoProposal.replace(':id', String(id));

const actionsOf = ({ target, callData }: ProposeParams) => [
  { target: addressIn(target), value: 0n, data: fromHex(callData) },
];

const idOf = (params: ProposeParams): bigint =>
  proposalIdOf(actionsOf(params), keccak256(utf8ToBytes(params.description)));

async function mayPropose(
  _params: ProposeParams,
  { account, chain }: ActionContext,
): Promise<CodeWithParams | null> {
  const { votes, threshold } = await readStanding(chain, account);
  if (votes >= threshold) return null;
  return { code: 'VOTES_BELOW_THRESHOLD', params: { min: votesText(threshold) } };
}
