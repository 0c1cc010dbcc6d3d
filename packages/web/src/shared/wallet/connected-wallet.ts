import type { Address } from '@vellum/tron/address';
import { networkOf } from './ask-driver.ts';
import type { ConnectedWallet, SignedTransaction, UnsignedTransaction } from './connection.ts';
import type { SiteNetwork } from './network/site-network.ts';
import type { WalletDriver } from './wallet-driver.ts';
import { endOf, WalletFailure } from './wallet-failure.ts';

/** One account of a wallet, safe to hand around: it refuses as soon as the wallet shows another one. */
export function connectedWallet(
  driver: WalletDriver,
  address: Address,
  site: SiteNetwork,
  ended: AbortSignal,
): ConnectedWallet {
  const asked = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    mustBeSame();
    const answer = await ask().catch((error: unknown) => {
      throw WalletFailure.of(error);
    });
    // The wallet may have moved while its window was open, before anybody has looked at it again.
    const chainId = await networkOf(driver, site);
    mustBeSame();
    if (chainId === null) throw new WalletFailure('network-unknown');
    if (chainId !== site.chainId) throw new WalletFailure('changed');
    return answer;
  };
  const mustBeSame = () => {
    if (ended.aborted) throw endOf(ended);
    if (driver.address() !== address) throw new WalletFailure('changed');
  };
  return {
    name: driver.name,
    address,
    chainId: site.chainId,
    lifetime: driver.lifetime,
    signsInSilently: driver.signsInSilently,
    ended,
    signTransaction: async (transaction) =>
      sameBytes(transaction, await asked(() => driver.signTransaction(transaction))),
    signMessage: (text) => asked(() => driver.signMessage(text)),
    network: () => networkOf(driver, site),
  };
}

/** A wallet may add its signature and nothing else. */
function sameBytes(given: UnsignedTransaction, signed: SignedTransaction): SignedTransaction {
  const isSame =
    signed?.txID === given.txID &&
    signed.raw_data_hex === given.raw_data_hex &&
    Array.isArray(signed.signature) &&
    signed.signature.length > 0;
  if (!isSame) throw new WalletFailure('tampered');
  return signed;
}
