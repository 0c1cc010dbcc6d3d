import { toHexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { contractAt } from '../stack/earn-pools.ts';
import type { Account, TestStack } from '../stack/stack.ts';

const word = (hex: string) => hex.padStart(64, '0');

/** The owner of the factory is the timelock; a test writes someone with a key into its first slot instead. */
export async function factoryOwner(site: TestStack): Promise<Account> {
  const owner = site.role('deployer');
  const address = contractAt(site, 'tokenFactory');
  const value = fromHex(word(toHexAddress(owner.address).slice(2)));
  await site.devnet.edit([{ kind: 'slot', address, slot: word(''), value }]);
  return owner;
}
