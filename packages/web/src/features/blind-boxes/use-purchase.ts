import type { CodeWithParams } from '@vellum/api/error-codes';
import { blindBox } from '@vellum/contracts/blind-boxes';
import { type Address, toHexAddress } from '@vellum/tron/address';
import { getAccount } from '@vellum/tron/client/accounts';
import { useState } from 'react';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import type { SeriesDetail } from './box-queries.ts';
import { mostBoxes, type PurchaseFacts, purchaseProblem } from './purchase-check.ts';

export type Purchase = Readonly<{
  /** As typed. */
  typed: string;
  type(text: string): void;
  /** Whole boxes; 0 while nothing useful is typed. */
  quantity: number;
  most: number;
  bought: number;
  problem: CodeWithParams | null;
}>;

/** The form of a purchase: what is typed, held against what the chain allows this address. */
export function usePurchase(series: SeriesDetail): Purchase {
  const [typed, type] = useState('1');
  const own = useOwn(series.seriesId);
  const facts: PurchaseFacts = {
    phase: series.phase,
    total: series.total,
    sold: series.sold,
    limit: series.limit,
    bought: own?.bought ?? 0,
    price: BigInt(series.price),
    balance: own?.balance ?? null,
  };
  const quantity = Number(typed);
  return {
    typed,
    type,
    quantity,
    most: Math.max(1, mostBoxes(facts)),
    bought: facts.bought,
    problem: purchaseProblem(facts, quantity),
  };
}

/** What the node says of the connected address. */
function useOwn(seriesId: string): Readonly<{ bought: number; balance: bigint }> | undefined {
  const address = addressOf(useWallet().connection);
  const { data } = useChainRead(
    address && ['blind-boxes', 'own', seriesId, address],
    async (chain) => {
      const account = address as Address;
      const [bought, holder] = await Promise.all([
        chain.read('blindBox', blindBox.boughtBy(BigInt(seriesId), account)),
        getAccount(chain.client, toHexAddress(account)),
      ]);
      return { bought: Number(bought), balance: holder?.balance ?? 0n };
    },
  );
  return data;
}
