import type { ReadCall } from '@vellum/contracts/contract-face';
import type { Database } from '@vellum/server/platform/database/database';
import { ask } from '@vellum/stack/demo-world/actor';
import { contract } from '@vellum/stack/demo-world/world';
import { type Address, type HexAddress, toHexAddress } from '@vellum/tron/address';
import type { FaultClient, Form } from '../../../packages/server/test/faults/fault-client.ts';
import type { Ledger } from '../../../packages/server/test/faults/ledger.ts';
import type { Person } from '../../../packages/server/test/orders/order-chain.ts';
import type { Json } from '../scene.ts';
import type { CheckedStack } from './checked-stack.ts';

/** Everything at rest, to be held against each other. */
export type CheckContext = Readonly<{
  stack: CheckedStack;
  users: readonly Person[];
  client: FaultClient;
  ledger: Ledger;
  database: Database;
  /** What a page shows to someone; null where the server refuses. */
  shown(who: Person, path: string, form?: Form): Promise<Json | null>;
  /** All rows of a list as someone sees it. */
  rows(who: Person, path: string, form?: Form): Promise<readonly Json[]>;
  at(name: string): HexAddress;
  /** What a contract says, by its name in the deployment. */
  read<R>(name: string, call: ReadCall<R>): Promise<R>;
  readAt<R>(address: Address, call: ReadCall<R>): Promise<R>;
}>;

export function checkContext(
  parts: Pick<CheckContext, 'stack' | 'users' | 'client' | 'ledger' | 'database'>,
  addresses: Readonly<Record<string, HexAddress>>,
): CheckContext {
  const { stack, client } = parts;
  const at = (name: string) => contract({ at: addresses }, name);
  const shown: CheckContext['shown'] = async (who, path, form) =>
    (await client.post(who, path, form)).data ?? null;
  return {
    ...parts,
    at,
    shown,
    async rows(who, path, form = {}) {
      const all: Json[] = [];
      for (let pageNo = 1, hasMore = true; hasMore; pageNo += 1) {
        const page = await shown(who, path, { ...form, pageNo, pageSize: 50 });
        all.push(...(page?.list ?? []));
        hasMore = page?.hasMore === true;
      }
      return all;
    },
    read: (name, call) => ask(stack.node.client, at(name), call),
    readAt: (address, call) => ask(stack.node.client, toHexAddress(address), call),
  };
}

/** A line for a thing that two sides tell differently; nothing when they agree. */
export function differs(what: string, page: unknown, chain: unknown): string[] {
  const [one, other] = [String(page), String(chain)];
  return one === other ? [] : [`${what}: the page says ${one}, the chain ${other}`];
}
