import type { OrderKind } from '@vellum/api/order-kinds/order-kinds';
import { clientOf } from '@vellum/stack/embedded/contracts';
import { createFaultClient } from '../../packages/server/test/faults/fault-client.ts';
import { Ledger } from '../../packages/server/test/faults/ledger.ts';
import type { Person } from '../../packages/server/test/orders/order-chain.ts';
import type { FeeWatch } from '../node/fee-watch.ts';
import { Participants } from '../node/participants.ts';
import { People } from '../node/people.ts';
import { SteadyPayer } from '../node/steady-payer.ts';
import type { Wish } from '../soak/scene.ts';
import type { TestStack } from '../stack/stack.ts';

/** People on the old platform: they ask its server and pay through it, as the app does. */
export class Leaver extends Participants<TestStack> {
  /** Kinds of order paid since the old platform takes exits only. */
  readonly left = new Set<OrderKind>();
  readonly #payer: SteadyPayer;

  /** With `fees`, each payment is reviewed first, as the app does. */
  constructor(site: TestStack, fees?: FeeWatch) {
    super({ site, api: createFaultClient(site.url), people: new People() });
    const client = clientOf(site.devnet);
    const parts = { client, api: this.api, ledger: new Ledger() };
    this.#payer = new SteadyPayer(fees ? { ...parts, fees } : parts);
  }

  /** Milliseconds of the newest block. */
  now(): number {
    return this.site.devnet.chain.head().timestamp;
  }

  async pay(who: Person, wish: Wish): Promise<void> {
    await this.#payer.pay(who, wish);
    await this.site.indexed();
  }

  /** Pays for an exit, and remembers its kind. */
  async leave(kind: OrderKind, who: Person, wish: Wish): Promise<void> {
    await this.pay(who, wish);
    this.left.add(kind);
  }
}
