import type { Address } from '@vellum/tron/address';
import type { Chain } from '../../shared/chain/chain.ts';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';

/** What the card contract says of the connected account; nothing is asked without one. */
export function useAccountRead<R>(
  name: string,
  read: (chain: Chain, account: Address) => Promise<R>,
) {
  const account = addressOf(useWallet().connection);
  return useChainRead(account && ['cards', name, account], (chain) =>
    read(chain, account as Address),
  );
}
