import type { Abi, AbiItem, AbiParameter } from '@vellum/tron/abi/abi-item';
import { blindBoxAbi } from '../generated/abi/blind-box.ts';
import { cardsAbi } from '../generated/abi/cards.ts';
import { feeVaultAbi } from '../generated/abi/fee-vault.ts';
import { payoutAbi } from '../generated/abi/payout.ts';
import { presaleAbi } from '../generated/abi/presale.ts';
import { tokenFactoryAbi } from '../generated/abi/token-factory.ts';
import { tradeAbi } from '../generated/abi/trade.ts';

const published: readonly Abi[] = [
  blindBoxAbi,
  cardsAbi,
  feeVaultAbi,
  payoutAbi,
  presaleAbi,
  tokenFactoryAbi,
  tradeAbi,
];

/**
 * Every function that a person can send with a tuple among its inputs, with the parts of the tuples: a chain keeps only
 * the word `tuple` of them, so nobody who has but the published ABI can name such a call.
 */
export const tupleFunctions: Abi = published.flat().filter(isSentWithTuple).map(named);

/** Whether a call of it can be asked for with a tuple; `initialize` is the factory's alone. */
export function isSentWithTuple({ type, name, stateMutability, inputs = [] }: AbiItem): boolean {
  const isSent = type === 'function' && stateMutability !== 'view' && stateMutability !== 'pure';
  return isSent && name !== 'initialize' && inputs.some(({ components }) => components);
}

function named({ type, name, inputs = [] }: AbiItem): AbiItem {
  return { type, name, inputs: inputs.map(bare) };
}

function bare({ name, type, components }: AbiParameter): AbiParameter {
  return components ? { name, type, components: components.map(bare) } : { name, type };
}
