import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import type { Form } from '../../packages/server/test/faults/fault-client.ts';
import type { Random } from '../../packages/server/test/faults/random.ts';
import type { Person } from '../../packages/server/test/orders/order-chain.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of any shape are looked into.
export type Json = any;

/** Someone at the app, and what they can do there. */
export type Scene = Readonly<{
  who: Person;
  random: Random;
  people: readonly Person[];
  /** A contract by its name in the deployment. */
  at(name: string): Address;
  /** The data of an answer; null when the server refuses. */
  ask(path: string, form?: Form): Promise<Json | null>;
  /** An image goes up; gives its name, or null when the server refuses. */
  upload(image: Uint8Array<ArrayBuffer>, purpose: 'token' | 'avatar'): Promise<string | null>;
  /** Milliseconds of chain time. */
  now(): Promise<number>;
}>;

/** A paid action that someone asks for. */
export type Wish = Readonly<{ before: string; after: string; form: Form }>;

/** Something to do, as often as its weight; null when there is nothing to pay for. */
export type UserAction = Readonly<{
  name: string;
  weight: number;
  wish(scene: Scene): Promise<Wish | null>;
}>;

/** An action without a path of its own. */
export const byName = (action: string, form: Form = {}): Wish => ({
  before: paths.orders.prepare,
  after: paths.orders.report,
  form: { action, ...form },
});

/** One of them, or undefined when there is none. */
export const oneOf = <T>({ random }: Pick<Scene, 'random'>, all: readonly T[]): T | undefined =>
  all[random(Math.max(all.length, 1))];

/** One row of a list that the API gives; undefined when it is empty or refused. */
export async function oneRow(scene: Scene, path: string, form: Form = {}): Promise<Json> {
  const page = await scene.ask(path, { pageSize: 20, ...form });
  return oneOf(scene, page?.list ?? []);
}

export const TRX = 1_000_000n;
export const DAY_MS = 86_400_000;
