import { type Address, toHexAddress } from '@vellum/tron/address';
import { getAccount } from '@vellum/tron/client/accounts';
import { useState } from 'react';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';

type Standing = 'good' | 'new' | 'contract' | 'operator';

/** Whom the energy is for; fit once the chain was asked what is at that address. */
export type EnteredReceiver = Readonly<{
  text: string;
  enter: (text: string, address: Address | null) => void;
  address: Address | null;
  /** Null until it is known. */
  standing: Standing | null;
  isFit: boolean;
}>;

type Typed = Readonly<{ text: string; address: Address | null }>;

/** By default the reader's own address. */
export function useReceiver(mine: Address | null, operator: Address | null): EnteredReceiver {
  const [typed, setTyped] = useState<Typed | null>(null);
  const { text, address } = typed ?? { text: mine ?? '', address: mine };
  const { data } = useChainRead(address && ['energy', 'receiver', address], async ({ client }) => {
    const account = await getAccount(client, toHexAddress(address as Address));
    if (account === null) return 'new';
    return account.type === 'Contract' ? 'contract' : 'good';
  });
  const known: Standing | null = data ?? null;
  const standing = address !== null && address === operator ? 'operator' : known;
  const enter = (next: string, found: Address | null) => setTyped({ text: next, address: found });
  return { text, enter, address, standing, isFit: address !== null && standing === 'good' };
}
