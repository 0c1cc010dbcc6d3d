import type { OrderKind } from '@vellum/api/order-kinds';
import { clientOf } from '@vellum/stack/contracts';
import { type Address, fromHexAddress } from '@vellum/tron/address';
import {
  createFaultClient,
  type FaultClient,
  type Form,
} from '../../packages/server/test/faults/fault-client.ts';
import { Ledger } from '../../packages/server/test/faults/ledger.ts';
import type { Person } from '../../packages/server/test/orders/order-chain.ts';
import { contractAt } from '../earn-pools.ts';
import { People } from '../node/people.ts';
import { SteadyPayer } from '../node/steady-payer.ts';
import type { Json, Wish } from '../soak/scene.ts';
import type { Account, TestStack } from '../stack.ts';

/** People on the old platform: they ask its server and pay through it, as the app does. */
export class Leaver {
  readonly site: TestStack;
  readonly api: FaultClient;
  /** Kinds that were paid for since the platform is for exits only. */
  readonly left = new Set<OrderKind>();
  readonly #payer: SteadyPayer;
  readonly #people = new People();

  constructor(site: TestStack) {
    this.site = site;
    this.api = createFaultClient(site.url);
    const client = clientOf(site.devnet);
    this.#payer = new SteadyPayer({ client, api: this.api, ledger: new Ledger() });
  }

  async signedIn(account: Account): Promise<Person> {
    const person = this.#people.of(account);
    await this.api.signIn(person);
    return person;
  }

  /** Somebody with TRX and an active address, who is signed in. */
  async member(trx?: number, inviter?: Address): Promise<Person> {
    const account = await this.site.account(trx);
    await this.site.activate(account, inviter);
    await this.site.indexed();
    return this.signedIn(account);
  }

  at(name: string): Address {
    return fromHexAddress(contractAt(this.site, name));
  }

  /** Milliseconds of the newest block. */
  now(): number {
    return this.site.devnet.chain.head().timestamp;
  }

  async ask(who: Person, path: string, form: Form = {}): Promise<Json> {
    const { code, data } = await this.api.post(who, path, form);
    if (code !== 'OK') throw new Error(`${path} answers ${code}`);
    return data;
  }

  /** The first row of a list, which is what the app shows of a position; throws when it is empty. */
  async first(who: Person, path: string, form: Form = {}): Promise<Json> {
    const { list } = await this.ask(who, path, { pageSize: 20, ...form });
    if (list.length === 0) throw new Error(`${path} has no row`);
    return list[0];
  }

  async pay(who: Person, wish: Wish): Promise<void> {
    await this.#payer.pay(who, wish);
    await this.site.indexed();
  }

  /** Pays for a way out, and remembers its kind. */
  async leave(kind: OrderKind, who: Person, wish: Wish): Promise<void> {
    await this.pay(who, wish);
    this.left.add(kind);
  }
}
