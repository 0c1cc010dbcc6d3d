import { type Address, toHexAddress } from '@vellum/tron/address';
import { getAccountResource } from '@vellum/tron/client/accounts';
import type { Chain } from '../chain/chain.ts';
import { useChainRead } from '../chain/use-chain-read.ts';

/** Energy that an address could use now, staked or lent to it. */
async function readOwnEnergy({ client }: Chain, address: Address): Promise<bigint> {
  const { energyLimit, energyUsed } = await getAccountResource(client, toHexAddress(address));
  return energyLimit > energyUsed ? energyLimit - energyUsed : 0n;
}

/** The same in a page, asked again after so many milliseconds; undefined until it is known, or without an address. */
export function useOwnEnergy(address: Address | null, again?: number): bigint | undefined {
  const { data } = useChainRead(
    address === null ? null : ['energy', 'own', address],
    (chain) => readOwnEnergy(chain, address as Address),
    again,
  );
  return data;
}
