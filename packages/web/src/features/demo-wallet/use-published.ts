import type { Address } from '@vellum/tron/address';
import { useEffect, useState } from 'react';
import { currentDemoNode } from './demo-wallet.ts';
import type { PublishedContract } from './published-contract.ts';

const nothing: PublishedContract = { name: '', abi: [], maker: null };

/** What the maker of a contract has published about it; empty when nothing, null while it is asked for. */
export function usePublished(address: Address): PublishedContract | null {
  const [known, setKnown] = useState<Readonly<{
    of: Address;
    published: PublishedContract;
  }> | null>(null);
  useEffect(() => {
    let over = false;
    const settle = (published: PublishedContract | null) => {
      if (!over) setKnown({ of: address, published: published ?? nothing });
    };
    (currentDemoNode()?.contract(address) ?? Promise.resolve(null)).then(settle, () =>
      settle(null),
    );
    return () => {
      over = true;
    };
  }, [address]);
  return known?.of === address ? known.published : null;
}
