import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import { paths as wire } from '@vellum/api/wire/paths';
import { governor } from '@vellum/contracts/dao';
import { fromHex } from '@vellum/tron/bytes';
import { addressIn } from '../../shared/chain/address-in.ts';
import { shownName } from '../../shared/coins/coin.ts';
import {
  type ActionContext,
  type ActionSummary,
  definePaidAction,
} from '../../shared/paid-action/paid-action.ts';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import type { ProposalDetail } from './dao-queries.ts';
import { daoKeys } from './dao-queries.ts';
import { type DaoText, daoTexts } from './texts.ts';
import { LONGEST_TITLE } from './title-length.ts';

/** `calls` as JSON: what a proposal is told by. Its id was found to belong to them. */
export type CarryOnParams = Readonly<{
  proposalId: string;
  title: string;
  calls: string;
  descriptionHash: string;
}>;

type Input = Readonly<{
  params: CarryOnParams;
  t: (key: DaoText, v?: Record<string, string>) => string;
}>;

/** Puts what was decided into the timelock. */
export const queueProposal = definePaidAction<CarryOnParams, unknown, DaoText>({
  key: 'dao.queue',
  texts: daoTexts,
  lock: ({ proposalId }) => `dao.queue:${proposalId}`,
  needs: ['wallet', 'network'],
  check: (params, context) => mustStandAt('succeeded', params, context),
  summary: (input) => summaryOf(input, 'queue'),
  before: ({ proposalId }) =>
    callSignedIn(wire.orders.prepare, { action: 'dao.queue', proposalId: BigInt(proposalId) }),
  call: (params, _order, { chain }) => ({
    contract: chain.contract('governor'),
    call: governor.queue(actionsIn(params), fromHex(params.descriptionHash)),
  }),
  after: wire.orders.report,
  invalidate: () => daoKeys,
});

/** Has the timelock do what was decided. */
export const executeProposal = definePaidAction<CarryOnParams, unknown, DaoText>({
  key: 'dao.execute',
  texts: daoTexts,
  lock: ({ proposalId }) => `dao.execute:${proposalId}`,
  needs: ['wallet', 'network'],
  check: (params, context) => mustStandAt('queued', params, context),
  summary: (input) => summaryOf(input, 'execute'),
  before: ({ proposalId }) =>
    callSignedIn(wire.orders.prepare, { action: 'dao.execute', proposalId: BigInt(proposalId) }),
  call: (params, _order, { chain }) => ({
    contract: chain.contract('governor'),
    call: governor.execute(actionsIn(params), fromHex(params.descriptionHash)),
  }),
  after: wire.orders.report,
  invalidate: () => daoKeys,
});

function summaryOf({ params, t }: Input, step: 'queue' | 'execute'): ActionSummary {
  const title = shownName(params.title, LONGEST_TITLE);
  return {
    review: t(`${step}Review`),
    doing: t(`${step}Doing`, { title }),
    done: t(`${step}Done`),
    undone: t(`${step}Undone`),
    give: [],
    giveNothing: t('carryOnGive'),
    get: t(`${step}Get`, { title }),
    canFail: t('carryOnCanFail'),
  };
}

async function mustStandAt(
  wanted: 'succeeded' | 'queued',
  { proposalId }: CarryOnParams,
  { chain }: ActionContext,
): Promise<CodeWithParams | null> {
  const state = await chain.read('governor', governor.state(BigInt(proposalId)));
  return state === wanted ? null : { code: 'PROPOSAL_PHASE_WRONG' };
}

type Calls = ProposalDetail['calls'];

/** As the typed client takes them. */
export const actionsOf = (calls: Calls) =>
  calls.map(({ target, value, data }) => ({ target, value: BigInt(value), data: fromHex(data) }));

const actionsIn = ({ calls }: CarryOnParams) =>
  (JSON.parse(calls) as Calls).map(({ target, value, data }) => ({
    ...{ target: addressIn(target), value: BigInt(value), data: fromHex(data) },
  }));
