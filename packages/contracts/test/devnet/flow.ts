import type { HexAddress } from '@vellum/tron/address';
import type { TransactionInfo } from '@vellum/tron/client/transactions';
import { trc20 } from '../../clients/coins.ts';
import type { WriteCall } from '../../clients/contract-face.ts';
import { oracle } from '../../clients/prices.ts';
import type { User, World } from './world.ts';

/** Energy by action, in the order of the flow. */
export type Energies = Record<string, number>;

/** A world in which actions are noted with their energy. */
export type Flow = World &
  Readonly<{
    energies: Energies;
    /** Sends, and notes the energy under the action's name, once. */
    act(action: string, who: User, contract: HexAddress, call: WriteCall): Promise<TransactionInfo>;
  }>;

export function flowOn(world: World): Flow {
  const energies: Energies = {};
  return {
    ...world,
    energies,
    act: async (action, who, contract, call) => {
      if (action in energies) throw new Error(`${action} is noted already`);
      const info = await world.send(who, contract, call);
      energies[action] = Number(info.energyUsageTotal);
      return info;
    },
  };
}

/** Looks at all prices and lets the look grow old enough to be used. */
export async function freshPrices({ at, deployer, send, pass }: World): Promise<void> {
  for (const pair of ['vlmWtrx', 'vlmUsdt', 'wtrxUsdt']) {
    await send(deployer, at['oracle']!, oracle.observe(at[pair]!));
  }
  await pass(1_801n);
}

/** Gives VLM from the deployer's holding. */
export async function giveVlm({ at, deployer, send }: World, to: User, amount: bigint) {
  await send(deployer, at['vlm']!, trc20.transfer(to.address, amount));
}

export function coinBalance({ read, at }: World, coin: string, who: HexAddress): Promise<bigint> {
  return read(at[coin]!, trc20.balanceOf(who));
}
