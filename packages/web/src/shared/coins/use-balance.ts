import { trc20 } from '@vellum/contracts/coins';
import { type Address, toHexAddress } from '@vellum/tron/address';
import { getAccount } from '@vellum/tron/client/accounts';
import type { Chain } from '../chain/chain.ts';
import { useChainRead } from '../chain/use-chain-read.ts';

/** What an address holds of a coin, of TRX when that is null. */
export async function readBalance(
  chain: Chain,
  owner: Address,
  coin: Address | null,
): Promise<bigint> {
  if (coin !== null) return chain.read(coin, trc20.balanceOf(owner));
  return (await getAccount(chain.client, toHexAddress(owner)))?.balance ?? 0n;
}

/** The same in a page; undefined until it is known, or without an owner. */
export function useBalance(
  owner: Address | null,
  coin: Address | null | undefined,
): bigint | undefined {
  const isAsked = owner !== null && coin !== undefined;
  const { data } = useChainRead(isAsked ? ['balance', owner, coin] : null, (chain) =>
    readBalance(chain, owner as Address, coin as Address | null),
  );
  return data;
}
