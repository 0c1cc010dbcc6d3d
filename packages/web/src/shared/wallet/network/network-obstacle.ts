import type { Address } from '@vellum/tron/address';
import type { Connection } from '../connection.ts';
import type { WalletDriver } from '../wallet-driver.ts';
import type { SiteNetwork } from './site-network.ts';

/** A wallet as it was when its network was asked for. */
export type Looked = Readonly<{
  driver: WalletDriver;
  address: Address;
  /** Null while nobody knows which network this site is on. */
  site: SiteNetwork | null;
}>;

type Obstacle = Extract<Connection, { status: 'unknown-network' | 'wrong-network' }>;

/** What the network that was found out, or none, puts in the way of the wallet; null on the right one. */
export function networkObstacle(
  { driver, address, site }: Looked,
  chainId: string | null,
): Obstacle | null {
  const { name } = driver;
  if (site === null || chainId === null) return { status: 'unknown-network', name, address };
  if (chainId === site.chainId) return null;
  const canSwitch = driver.switchChain !== null;
  return { status: 'wrong-network', name, address, chainId, canSwitch };
}

/** Whether this account is shown so already. */
export function isShown(
  connection: Connection,
  obstacle: Obstacle | null,
  chainId: string | null,
): boolean {
  if (connection.status !== (obstacle?.status ?? 'connected')) return false;
  if (connection.status === 'connected') return connection.wallet.chainId === chainId;
  return connection.status !== 'wrong-network' || connection.chainId === chainId;
}
