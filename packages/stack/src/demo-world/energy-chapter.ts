import { energyDesk } from '@vellum/contracts/energy';
import type { HexAddress } from '@vellum/tron/address';
import type { Person } from './actor.ts';
import type { DeedKind, Deeds } from './deeds.ts';
import { personAt } from './earn-scenes.ts';
import { changeLoan } from './energy-loans.ts';
import { energyStory, type RentalTale } from './energy-story.ts';
import type { Member } from './family.ts';
import { acts, asks, DAY, HOUR, type Moment, passUntil, provide, type World } from './world.ts';

const nobody = `41${'00'.repeat(20)}` as HexAddress;
const renting: DeedKind = { contract: 'energyDesk', call: energyDesk.rent(nobody, 0n, 0n, 0n) };
/** Milliseconds after which what was not delivered is paid back. */
const LATE = 11 * 60_000;

type Desk = Readonly<{ world: World; deeds: Deeds; members: readonly Member[] }>;

/** Energy that members rented, delivered by the operator as its worker would. */
export function energyMoments(world: World, deeds: Deeds, members: readonly Member[]): Moment[] {
  const desk = { world, deeds, members };
  return energyStory.flatMap((tale) => [
    { before: tale.days * DAY, live: () => rent(desk, tale) },
    ...(tale.end === 'running'
      ? []
      : [{ before: endOf(tale), live: () => (tale.end === 'late' ? refund : settle)(desk, tale) }]),
  ]);
}

/** Milliseconds before the present. */
function endOf({ days, hours, end }: RentalTale): number {
  return days * DAY - (end === 'late' ? LATE : Number(hours) * HOUR + LATE);
}

/** Paid, and delivered within seconds. */
async function rent(desk: Desk, tale: RentalTale): Promise<void> {
  const { world, deeds, members } = desk;
  const { energy, hours, days } = tale;
  const buyer = personAt(members, tale.who);
  const receiver = personAt(members, tale.receiver ?? tale.who).signer.address;
  await deeds.tell(buyer, renting, async () => {
    // Not when its day is long over: then the world grows without it.
    if (world.devnet.chain.now() > world.present - days * DAY + DAY / 2) return null;
    await passUntil(world, days * DAY);
    const price = await asks(world, 'energyDesk', energyDesk.priceOf(energy, hours));
    await provide(world, buyer, price);
    return energyDesk.rent(receiver, energy, hours, price);
  });
  if (tale.end !== 'late') await deliver(desk, tale);
}

async function deliver(desk: Desk, tale: RentalTale): Promise<void> {
  const { world } = desk;
  const found = await rentalOf(desk, tale);
  if (found?.state !== 'waiting') return;
  await world.devnet.increaseTime(tale.after * 1000);
  await provide(world, world.operator, 0n);
  const [needed, lent] = await loanTo(world, found.receiver);
  const missing = needed + found.stake - lent;
  if (missing > 0n) await changeLoan(world, 'lend', found.receiver, missing);
  await acts(world, world.operator, 'energyDesk', energyDesk.deliver(found.id));
}

async function settle(desk: Desk, tale: RentalTale): Promise<void> {
  const { world } = desk;
  const found = await rentalOf(desk, tale);
  if (!found) return;
  if (found.state === 'delivered') {
    await passUntil(world, endOf(tale));
    await acts(world, world.operator, 'energyDesk', energyDesk.settle(found.id));
  }
  const [needed, lent] = await loanTo(world, found.receiver);
  if (lent > needed) await changeLoan(world, 'take-back', found.receiver, lent - needed);
}

async function refund(desk: Desk, tale: RentalTale): Promise<void> {
  const { world } = desk;
  const found = await rentalOf(desk, tale);
  if (found?.state !== 'waiting') return;
  await passUntil(world, endOf(tale));
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
async function rentalOf(desk: Desk, tale: RentalTale) {
  const { world, deeds, members } = desk;
  const buyer = personAt(members, tale.who);
  const own = energyStory.filter(({ who }) => who === tale.who);
  const id = idOf(deeds, buyer, own.indexOf(tale));
  if (id === null) return null;
  return { id, ...(await asks(world, 'energyDesk', energyDesk.rental(id))) };
}

function idOf(deeds: Deeds, buyer: Person, nth: number): bigint | null {
  for (const log of deeds.logsOf(buyer, renting)[nth] ?? []) {
    const event = energyDesk.event(log);
    if (event?.name === 'Rented') return event.arguments.id;
  }
  return null;
}
