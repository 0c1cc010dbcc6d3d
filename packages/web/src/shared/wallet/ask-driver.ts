import type { SiteNetwork } from './network/site-network.ts';
import type { WalletDriver } from './wallet-driver.ts';

/** Milliseconds after which a network counts as one that cannot be told. */
const networkLimit = 4500;
/** Milliseconds in which a wallet of the last visit shows its account, if it does so by itself. */
const returnLimit = 1500;

/**
 * The network as the wallet tells it; null when it does not, or not in time, or when nobody needs it any more. A site
 * that is yet to be known takes its time from the same limit.
 */
export async function networkOf(
  driver: WalletDriver,
  site: SiteNetwork | Promise<SiteNetwork>,
  over?: AbortSignal,
): Promise<string | null> {
  const ask = async () => driver.chainId(await site);
  const limit = new Promise<null>((resolve) => {
    const timer = setTimeout(() => resolve(null), networkLimit);
    over?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve(null);
    });
  });
  return Promise.race([ask().catch(() => null), limit]);
}

/** Some wallets fill their account in only after the page has begun. */
export async function untilShown(driver: WalletDriver): Promise<void> {
  const end = Date.now() + returnLimit;
  while (driver.address() === null && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
