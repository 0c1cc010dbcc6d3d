import { type Address, fromHexAddress } from '@vellum/tron/address';
import type { FaultClient, Form } from '../../packages/server/test/faults/fault-client.ts';
import type { Person } from '../../packages/server/test/orders/order-chain.ts';
import type { Json } from '../soak/scene.ts';
import { contractAt } from '../stack/earn-pools.ts';
import type { Account, Site } from '../stack/stack.ts';
import type { People } from './people.ts';

/** Makes people on a platform and asks its server on their behalf. */
export class Participants<S extends Site = Site> {
  readonly site: S;
  readonly api: FaultClient;
  readonly people: People;

  constructor({ site, api, people }: Readonly<{ site: S; api: FaultClient; people: People }>) {
    this.site = site;
    this.api = api;
    this.people = people;
  }

  /** Someone with TRX who is signed in. */
  async person(trx?: number): Promise<Person> {
    return this.signedIn(await this.site.account(trx));
  }

  /** Someone with an active address besides. */
  async member(trx?: number, inviter?: Address): Promise<Person> {
    const person = await this.person(trx);
    await this.site.activate(person, inviter);
    await this.site.indexed();
    return person;
  }

  async signedIn(account: Account): Promise<Person> {
    const person = this.people.of(account);
    await this.api.signIn(person);
    return person;
  }

  at(name: string): Address {
    return fromHexAddress(contractAt(this.site, name));
  }

  /** The data of an answer; throws what the server refuses. */
  async ask(who: Person, path: string, form: Form = {}): Promise<Json> {
    const { code, data } = await this.api.post(who, path, form);
    if (code !== 'OK') throw new Error(`${path} answers ${code}`);
    return data;
  }

  /** The first row of a list; throws when it is empty. */
  async first(who: Person, path: string, form: Form = {}): Promise<Json> {
    const { list } = await this.ask(who, path, { pageSize: 20, ...form });
    if (list.length === 0) throw new Error(`${path} has no row`);
    return list[0];
  }
}
