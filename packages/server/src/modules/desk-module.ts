import { otcDesk } from '@vellum/contracts/otc';
import type { Address } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import { type EnergyParts, energyParts } from '../features/energy/energy-parts.ts';
import { energyPlans } from '../features/energy/energy-plans.ts';
import { rentalProjection } from '../features/energy/rental-projection.ts';
import { type OtcContracts, type OtcParts, otcParts } from '../features/otc/otc-parts.ts';
import { otcPlans } from '../features/otc/otc-plans.ts';
import { otcProjection } from '../features/otc/otc-projection.ts';
import { takenProof, takingOf } from '../features/otc/take-plan.ts';
import { ownerActPlan } from '../features/owner-console/owner-act-plan.ts';
import { purchasePlan } from '../features/token-sale/purchase-plan.ts';
import type { Projection } from '../indexer/projection.ts';
import { isOfLaunch } from '../launches/is-of-launch.ts';
import { launchedCoin } from '../launches/launched-coin.ts';
import type { AnyOrderPlan } from '../orders/order-plan.ts';
import type { Database } from '../platform/database/database.ts';

type Means = Readonly<{
  client: Client;
  contracts: OtcContracts &
    Readonly<Record<'energyDesk', Address>> &
    Readonly<Record<string, Address>>;
  /** Null: the project sells nothing. */
  seller: Address | null;
}>;

/** The sale reads its offers at once: the project has few. */
const MOST_OFFERS = 500;

/** What the desks run on, of offers and of energy, and the project's own sale, which goes over the first. */
export function deskModule(database: Database, { client, contracts, seller }: Means) {
  const otc = otcParts(database, {
    ...{ client, contracts },
    launched: launchedCoin(database),
  });
  const sale = { desk: saleDesk(otc), seller, token: contracts.vlm };
  const ofSale = purchasePlan(sale);
  const { ask } = otc;
  const ofOwners = ownerActPlan({ client, ask, contracts, isOfLaunch: isOfLaunch(database) });
  const energy: EnergyParts = energyParts(database, client, contracts.energyDesk);
  return {
    otc,
    energy,
    sale,
    salePlan: ofSale,
    plans: [...otcPlans(otc), ofSale, ofOwners, ...energyPlans(energy)] as readonly AnyOrderPlan[],
    projections: [otcProjection, rentalProjection] as readonly Projection[],
  };
}

function saleDesk(otc: OtcParts) {
  const { store, position, coin } = otc;
  return {
    position,
    coin,
    open: (maker: Address, sell: Address, now: number) =>
      store.page({ state: 'open', maker, sell }, 'newest', now, { offset: 0, limit: MOST_OFFERS }),
    taken: store.taken,
    fills: store.fills,
    take: (...of: DropFirst<Parameters<typeof takingOf>>) => takingOf(otc, ...of),
    refusal: otcDesk.refusal,
    proof: takenProof,
  };
}

type DropFirst<T extends readonly unknown[]> = T extends readonly [unknown, ...infer Rest]
  ? Rest
  : never;
