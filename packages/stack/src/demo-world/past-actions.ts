import type { WriteCall } from '@vellum/contracts/contract-face';
import type { Devnet } from '@vellum/devnet';
import type { HexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import type { TransactionLog } from '@vellum/tron/client/transactions';
import { actLogged, type Person } from './actor.ts';
import { contract, type World } from './world.ts';

/**
 * A kind of action: any call of the function, and its contract by the name in the deployment, or by its address if another
 * contract made it.
 */
export type ActionKind = Readonly<
  { call: WriteCall } & ({ contract: string } | { at: HexAddress })
>;

/** What people did, as the chain shows it. */
export type PastActions = Readonly<{
  /**
   * Performs the next action of this kind by this person unless the chain shows it already; `make` gives the
   * call then, or null when nothing is left to do.
   */
  ensure(who: Person, kind: ActionKind, make: () => Promise<WriteCall | null>): Promise<void>;
  /** The logs of each action of a kind, oldest first. */
  logsOf(who: Person, kind: ActionKind): readonly (readonly TransactionLog[])[];
}>;

/** The actions on a chain, so that a world whose making was stopped continues after the last one. */
export function pastActionsOn(world: World): PastActions {
  const done = actionsDone(world.devnet);
  const told = new Map<string, number>();
  const placeOf = (kind: ActionKind) => ('at' in kind ? kind.at : contract(world, kind.contract));
  const keyOf = ({ signer }: Person, kind: ActionKind) =>
    keyFor(signer.address, placeOf(kind), kind.call.data);
  return {
    async ensure(who, kind, make) {
      const key = keyOf(who, kind);
      const before = told.get(key) ?? 0;
      told.set(key, before + 1);
      const all = done.get(key) ?? [];
      if (all.length > before) return;
      const call = await make();
      if (call === null) return;
      done.set(key, [...all, await actLogged(world.client, who, placeOf(kind), call)]);
    },
    logsOf: (who, kind) => done.get(keyOf(who, kind)) ?? [],
  };
}

function actionsDone({ chain }: Devnet): Map<string, (readonly TransactionLog[])[]> {
  const done = new Map<string, (readonly TransactionLog[])[]>();
  for (let number = 1; number <= chain.head().number; number += 1) {
    const block = chain.blockByNumber(number);
    for (const [index, { contract: sent }] of (block?.transactions ?? []).entries()) {
      const receipt = block?.receipts[index];
      if (sent.type !== 'TriggerSmartContract' || receipt?.result !== 'SUCCESS') continue;
      const { owner_address, data } = sent.value as { owner_address: Uint8Array; data: Uint8Array };
      const key = keyFor(toHex(owner_address), receipt.contractAddress, data);
      done.set(key, [...(done.get(key) ?? []), receipt.logs]);
    }
  }
  return done;
}

function keyFor(caller: string, called: HexAddress | undefined, data: Uint8Array): string {
  return `${caller} ${called} ${toHex(data.slice(0, 4))}`;
}
