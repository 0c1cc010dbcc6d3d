import { ownership } from '@vellum/contracts/ownership';
import { type Address, toHexAddress } from '@vellum/tron/address';
import { fromHex, toHex } from '@vellum/tron/bytes';
import { contractAt } from '../stack/earn-pools.ts';
import type { TestStack } from '../stack/stack.ts';

const SLOTS = 32;
/** Hex digits of an address in a word of storage, without the chain's prefix. */
const DIGITS = 40;

/** Contracts belong to the timelock, for which nobody signs: a test writes another owner over the present one. */
export async function ownContract(site: TestStack, name: string, owner: Address): Promise<void> {
  const address = contractAt(site, name);
  const before = (await site.read(name, ownership.owner())).slice(2);
  const words = await site.devnet.chain.read('head', (state) =>
    Array.from({ length: SLOTS }, (_, place) => {
      const slot = place.toString(16).padStart(64, '0');
      return { slot, word: toHex(state.slot(address, slot) ?? new Uint8Array(32)) };
    }),
  );
  const found = words.find(({ word }) => word.endsWith(before));
  if (!found) throw new Error(`the owner of ${name} is in none of its first slots`);
  const value = fromHex(found.word.slice(0, -DIGITS) + toHexAddress(owner).slice(2));
  await site.devnet.edit([{ kind: 'slot', address, slot: found.slot, value }]);
}
