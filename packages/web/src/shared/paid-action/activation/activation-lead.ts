import { paths } from '@vellum/api/wire/paths';
import { team } from '@vellum/contracts/team';
import { type Address, fromHexAddress } from '@vellum/tron/address';
import { call } from '../../http/call.ts';
import { isAbout } from '../../membership/is-about.ts';
import { typedInviter } from '../../membership/typed-inviter.ts';
import { rememberedInviter } from '../../state/inviter.ts';
import { type ActionContext, type Lead, leadOf } from '../paid-action.ts';
import { activate } from './activate.ts';

/**
 * Activation as the first step of what only active addresses may do: under the inviter of the link or the one who was
 * entered. Who turns out to be unable to invite leaves the address without one, and the review says so before it is signed.
 */
export async function activationLead(context: ActionContext): Promise<Lead> {
  const root = fromHexAddress(await context.chain.read('team', team.root()));
  const inviter = (await chosenInviter(context.account)) ?? root;
  return leadOf(activate, { inviter, isRoot: inviter === root });
}

/** Null without one, and for whoever cannot invite this address. */
async function chosenInviter(member: Address): Promise<Address | null> {
  const typed = typedInviter(member, rememberedInviter.get() ?? '', true);
  if (typed.status !== 'readable') return null;
  const { inviter } = await call(paths.membership.enter, { address: member, inviter: typed.text });
  return inviter && isAbout(typed, inviter) ? inviter.address : null;
}
