import { team } from '@vellum/contracts/team';
import { type Address, fromHexAddress, toHexAddress } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import { simulateCall } from '@vellum/tron/client/constant-call';
import { Refusal } from '../../platform/refusals/refusal.ts';

export type TeamRoot = Readonly<{
  /** Refuses with CHAIN_UNAVAILABLE until the node has answered once. */
  address(): Promise<Address>;
  /** Whether an address is the root; no as long as the root is not known. */
  is(address: Address): Promise<boolean>;
}>;

/** The neutral top of the tree, which the contract can never change: asked until it was answered once. */
export function teamRoot(client: Client, contract: Address): TeamRoot {
  let known: Address | undefined;
  const ask = async (): Promise<Address> => {
    const { data, decode } = team.root();
    const here = toHexAddress(contract);
    const outcome = await simulateCall(client, { caller: here, contract: here, data });
    return fromHexAddress(decode(outcome.data));
  };
  const learn = async (): Promise<Address | undefined> => {
    // Nobody is kept from anything but activation while the node is away.
    known ??= await ask().catch(() => undefined);
    return known;
  };
  return {
    async address() {
      const root = await learn();
      if (root === undefined) throw new Refusal({ code: 'CHAIN_UNAVAILABLE' });
      return root;
    },
    is: async (address) => (await learn()) === address,
  };
}
