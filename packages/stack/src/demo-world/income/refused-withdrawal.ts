import { paths } from '@vellum/api/wire/paths';
import { payout } from '@vellum/contracts/income';
import { type Person, person } from '../actor.ts';
import { doneUnless } from '../done-unless.ts';
import type { ServedWorld } from '../served-world.ts';
import type { Session } from '../session.ts';
import { acts, asks } from '../world.ts';
import { payoutOffice } from './payout-office.ts';

/**
 * Someone asks to have their income sent; the guardian refuses the root that carries it, and the reserve puts another
 * up at once, so that nobody waits. Their request shows as failed. Nothing when they have asked for something before.
 */
export async function refusedWithdrawal(
  { place, keys }: ServedWorld,
  session: Session,
): Promise<void> {
  const { list } = await session.post<{ list: readonly unknown[] }>(paths.withdrawal.list);
  if (list.length > 0) return;
  const { available } = await session.post<{ available: { amount: string } }>(
    paths.withdrawal.claimable,
  );
  if (BigInt(available.amount) === 0n) return;
  const { amount } = available;
  const wish = { amount, whole: true, requestId: 'demo-world' };
  await session.post(paths.withdrawal.request, wish);
  const proposer = person('payout proposer', keys.payout);
  const reserve = person('payout reserve', keys.reserve);
  const guardian = person('guardian', keys.guardian);
  const office = payoutOffice(place);
  const isWaiting = async () => (await asks(place, 'payout', payout.pendingRoot())).eta > 0n;
  const propose = async (by: Person) => {
    const root = (await isWaiting()) ? null : office.rightRoot();
    if (root === null) return;
    // The server's worker may have been faster: then the contract refuses a second one.
    await doneUnless(acts(place, by, 'payout', root), isWaiting);
  };
  await propose(proposer);
  // Roots of this chain wait for a minute. A slow machine needs longer, and the worker makes the root active: then
  // the request is paid like others, and nothing is left to refuse.
  const isGone = async () => !(await isWaiting());
  const { root } = await asks(place, 'payout', payout.pendingRoot());
  const veto = payout.vetoRoot(root);
  const isRefused = await doneUnless(acts(place, guardian, 'payout', veto), isGone);
  if (isRefused) await propose(reserve);
}
