import { type Address, parseAddress, toHexAddress } from '@vellum/tron/address';
import { getAccount } from '@vellum/tron/client/accounts';
import { useChainRead } from '../chain/use-chain-read.ts';
import type { ReceiverKind } from './known-address.ts';

/** The address of twenty zero bytes: nobody has its key. */
export const nobody = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb';

/** The address that a text stands for, where someone can own it. */
export function receiverIn(text: string): Address | null {
  const address = parseAddress(text);
  return address === nobody ? null : address;
}

/** What is at an address, as a node says; null until it is known. */
export function useReceiverKind(address: Address | null): ReceiverKind | null {
  const { data } = useChainRead(address && ['receiver', address], async ({ client }) => {
    const account = await getAccount(client, toHexAddress(address as Address));
    if (account === null) return 'new' as const;
    return account.type === 'Contract' ? ('contract' as const) : ('wallet' as const);
  });
  return data ?? null;
}
