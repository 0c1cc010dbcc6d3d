import { energyDesk } from '@vellum/contracts/energy';
import type { HexAddress } from '@vellum/tron/address';
import type { Person } from '../actor.ts';
import { personAt } from '../earn/earn-actions.ts';
import type { Member } from '../family.ts';
import type { ActionKind, PastActions } from '../past-actions.ts';
import { acts, asks, DAY, HOUR, passUntil, provide, type SeedStep, type World } from '../world.ts';
import { type RentalFixture, rentalFixtures } from './energy-fixtures.ts';
import { changeLoan } from './energy-loans.ts';

const nobody = `41${'00'.repeat(20)}` as HexAddress;
const renting: ActionKind = { contract: 'energyDesk', call: energyDesk.rent(nobody, 0n, 0n, 0n) };
/** Milliseconds after which what was not delivered is paid back. */
const LATE = 11 * 60_000;

type Desk = Readonly<{ world: World; past: PastActions; members: readonly Member[] }>;

/** Energy that members rented, delivered by the operator as its worker would. */
export function energySteps(
  world: World,
  past: PastActions,
  members: readonly Member[],
): SeedStep[] {
  const desk = { world, past, members };
  return rentalFixtures.flatMap((fixture) => [
    { before: fixture.days * DAY, run: () => rent(desk, fixture) },
    ...(fixture.end === 'running'
      ? []
      : [
          {
            before: endOf(fixture),
            run: () => (fixture.end === 'late' ? refund : settle)(desk, fixture),
          },
        ]),
  ]);
}

/** Milliseconds before the present. */
function endOf({ days, hours, end }: RentalFixture): number {
  return days * DAY - (end === 'late' ? LATE : Number(hours) * HOUR + LATE);
}

/** Paid, and delivered within seconds. */
async function rent(desk: Desk, fixture: RentalFixture): Promise<void> {
  const { world, past, members } = desk;
  const { energy, hours, days } = fixture;
  const buyer = personAt(members, fixture.who);
  const receiver = personAt(members, fixture.receiver ?? fixture.who).signer.address;
  await past.ensure(buyer, renting, async () => {
    // Not when its day is long over: then the world grows without it.
    if (world.devnet.chain.now() > world.present - days * DAY + DAY / 2) return null;
    await passUntil(world, days * DAY);
    const price = await asks(world, 'energyDesk', energyDesk.priceOf(energy, hours));
    await provide(world, buyer, price);
    return energyDesk.rent(receiver, energy, hours, price);
  });
  if (fixture.end !== 'late') await deliver(desk, fixture);
}

async function deliver(desk: Desk, fixture: RentalFixture): Promise<void> {
  const { world } = desk;
  const found = await rentalOf(desk, fixture);
  if (found?.state !== 'waiting') return;
  await world.devnet.increaseTime(fixture.after * 1000);
  await provide(world, world.operator, 0n);
  const [needed, lent] = await loanTo(world, found.receiver);
  const missing = needed + found.stake - lent;
  if (missing > 0n) await changeLoan(world, 'lend', found.receiver, missing);
  await acts(world, world.operator, 'energyDesk', energyDesk.deliver(found.id));
}

async function settle(desk: Desk, fixture: RentalFixture): Promise<void> {
  const { world } = desk;
  const found = await rentalOf(desk, fixture);
  if (!found) return;
  if (found.state === 'delivered') {
    await passUntil(world, endOf(fixture));
    await acts(world, world.operator, 'energyDesk', energyDesk.settle(found.id));
  }
  const [needed, lent] = await loanTo(world, found.receiver);
  if (lent > needed) await changeLoan(world, 'take-back', found.receiver, lent - needed);
}

async function refund(desk: Desk, fixture: RentalFixture): Promise<void> {
  const { world } = desk;
  const found = await rentalOf(desk, fixture);
  if (found?.state !== 'waiting') return;
  await passUntil(world, endOf(fixture));
  await provide(world, world.operator, 0n);
  await acts(world, world.operator, 'energyDesk', energyDesk.refund(found.id));
}

/** Sun that its delivered rentals take, and sun that is lent to it. */
const loanTo = (world: World, receiver: HexAddress) =>
  Promise.all([
    asks(world, 'energyDesk', energyDesk.deliveredStake(receiver)),
    asks(world, 'energyDesk', energyDesk.lentTo(receiver)),
  ]);

/** The rentals of one buyer are found in the order in which they were made. */
async function rentalOf(desk: Desk, fixture: RentalFixture) {
  const { world, past, members } = desk;
  const buyer = personAt(members, fixture.who);
  const own = rentalFixtures.filter(({ who }) => who === fixture.who);
  const id = idOf(past, buyer, own.indexOf(fixture));
  if (id === null) return null;
  return { id, ...(await asks(world, 'energyDesk', energyDesk.rental(id))) };
}

function idOf(past: PastActions, buyer: Person, nth: number): bigint | null {
  for (const log of past.logsOf(buyer, renting)[nth] ?? []) {
    const event = energyDesk.event(log);
    if (event?.name === 'Rented') return event.arguments.id;
  }
  return null;
}
