import type { WriteCall } from '@vellum/contracts/contract-face';
import { payout } from '@vellum/contracts/income';
import type { Person } from '../actor.ts';
import type { Member } from '../family.ts';
import type { PastActions } from '../past-actions.ts';
import { asks, DAY, passUntil, type SeedStep, TRX, type World } from '../world.ts';
import { type PayoutOffice, payoutOffice } from './payout-office.ts';

/** The embedded chain's roots become active after a minute. */
const rootDelayMs = 61_000;
const noRoot = new Uint8Array(32);
/** What the refused root would have given someone beyond their due. */
const tooMuch = 400n * TRX;

const collector = 2;

/** Roots over all that was earned by then; afterwards some claim their part, and the keeper sends that of others. */
const roots = [
  { daysAgo: 19.5, claims: (who: number) => who === collector || who % 5 === 0, sent: () => false },
  { daysAgo: 13.5, claims: () => false, sent: (who: number) => who % 4 === 1 },
  { daysAgo: 2.8, claims: (who: number) => who % 7 === 0, sent: (who: number) => who % 6 === 4 },
] as const;
/** More than seven days after the root before: anyone may propose then. */
const refusedDaysAgo = 3.2;
const impostor = 3;

/**
 * Rebates and shares, paid by roots that follow from the logs; one that did not, by a member, was refused by the
 * guardian. The collector has taken part of the first one alone.
 */
export function payoutSteps(
  world: World,
  past: PastActions,
  members: readonly Member[],
): SeedStep[] {
  const office = payoutOffice(world);
  const desk = deskOf(world, past, members[impostor]?.who ?? world.proposer);
  return [
    ...roots.flatMap(({ daysAgo, claims, sent }) => [
      { before: daysAgo * DAY, run: () => desk.giveRoot(daysAgo * DAY, office.rightRoot) },
      {
        before: (daysAgo - 0.5) * DAY,
        run: () => pay(desk, office, members, (daysAgo - 0.5) * DAY, { claims, sent }),
      },
    ]),
    { before: refusedDaysAgo * DAY, run: () => desk.refuseRoot(refusedDaysAgo * DAY, office) },
  ];
}

type Tell = (
  before: number,
  who: Person,
  call: WriteCall,
  make: () => Promise<WriteCall | null> | WriteCall | null,
) => Promise<void>;

type Desk = Readonly<{
  tell: Tell;
  keeper: Person;
  giveRoot(before: number, root: () => WriteCall | null): Promise<void>;
  refuseRoot(before: number, office: PayoutOffice): Promise<void>;
}>;

function deskOf(world: World, past: PastActions, stranger: Person): Desk {
  const { proposer, keeper, guardian, devnet } = world;
  const tell: Tell = (before, who, call, make) =>
    past.ensure(who, { contract: 'payout', call }, async () => {
      if (devnet.chain.now() > world.present - before + DAY) return null;
      await passUntil(world, before);
      return make();
    });
  const propose = (before: number, who: Person, root: () => WriteCall | null) =>
    tell(before, who, payout.proposeRoot(noRoot, 0n, 0n), root);
  const isWaiting = async () => (await asks(world, 'payout', payout.pendingRoot())).eta > 0n;
  return {
    tell,
    keeper,
    async giveRoot(before, root) {
      await propose(before, proposer, root);
      await tell(before, keeper, payout.activateRoot(), async () => {
        if (!(await isWaiting())) return null;
        await devnet.increaseTime(rootDelayMs);
        return payout.activateRoot();
      });
    },
    async refuseRoot(before, office) {
      await propose(before, stranger, () => office.wrongRoot(tooMuch));
      await tell(before, guardian, payout.vetoRoot(noRoot), async () => {
        const { root, eta } = await asks(world, 'payout', payout.pendingRoot());
        return eta > 0n ? payout.vetoRoot(root) : null;
      });
    },
  };
}

type Takers = Pick<(typeof roots)[number], 'claims' | 'sent'>;

async function pay(
  { tell, keeper }: Desk,
  office: PayoutOffice,
  members: readonly Member[],
  before: number,
  { claims, sent }: Takers,
): Promise<void> {
  for (const [index, { who }] of members.entries()) {
    if (claims(index)) {
      await tell(before, who, payout.claim(0n, []), () => office.claim(who));
    } else if (sent(index)) {
      const { address } = who.signer;
      await tell(before, keeper, payout.claimFor(address, []), () => office.claimFor(address));
    }
  }
}
