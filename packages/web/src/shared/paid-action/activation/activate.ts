import { paths as wire } from '@vellum/api/wire/paths';
import { team } from '@vellum/contracts/team';
import { type Address, toHexAddress } from '@vellum/tron/address';
import { createElement } from 'react';
import { BoundTo } from '../../membership/bound-to.tsx';
import { type MembershipText, membershipTexts } from '../../membership/texts.ts';
import { paths } from '../../navigation/paths.ts';
import { callSignedIn } from '../../session/call-signed-in.ts';
import { definePaidAction } from '../paid-action.ts';

/** What is kept of an activation: whom the address is bound to, as it was shown and confirmed. */
export type ActivateParams = Readonly<{ inviter: Address; isRoot: boolean }>;

type Quote = Readonly<{ parent: Address; isRoot: boolean }>;

/** Binding the connected address under its inviter, once, permanently. */
export const activate = definePaidAction<ActivateParams, Quote, MembershipText>({
  key: 'membership.activate',
  texts: membershipTexts,
  // One lock whatever the inviter: an address activates once.
  lock: () => 'membership.activate',
  needs: ['wallet', 'network'],
  summary: ({ params, t }) => ({
    review: t('review'),
    doing: t('doing'),
    done: t('done'),
    undone: t('undone'),
    give: [],
    giveNothing: t('giveNothing'),
    get: createElement(BoundTo, {
      words: t(params.isRoot ? 'getActiveAlone' : 'getActive'),
      address: params.inviter,
    }),
    canFail: t('canFail'),
    warnings: [t('neverTwice')],
    next: { label: t('seeTeam'), to: paths.team },
  }),
  // Who the neutral root is, the contract says: the server could name anyone.
  check: async ({ inviter, isRoot }, { chain }) =>
    isRoot && (await chain.read('team', team.root())) !== toHexAddress(inviter)
      ? { code: 'PARENT_INVALID' }
      : null,
  before: ({ inviter, isRoot }) =>
    callSignedIn(wire.membership.prepareActivation, isRoot ? {} : { parentAddress: inviter }),
  call: ({ inviter }, _order, { chain }) => ({
    contract: chain.contract('team'),
    call: team.bindInviter(inviter),
    refusal: team.refusal,
  }),
  after: wire.membership.confirmActivation,
  invalidate: () => [['membership'], ['team']],
});
