import type { Abi } from '@vellum/tron/abi/abi-item';
import type { Address } from '@vellum/tron/address';
import { useEffect, useState } from 'react';
import { currentDemoNode } from './demo-wallet.ts';

type Published = Readonly<{ name: string; abi: Abi }>;

const nothing: Published = { name: '', abi: [] };

/** What the maker of a contract has published about it; empty when nothing, null while it is asked for. */
export function usePublished(address: Address): Published | null {
  const [known, setKnown] = useState<Readonly<{ of: Address; published: Published }> | null>(null);
  useEffect(() => {
    let over = false;
    const settle = (published: Published | null) => {
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
