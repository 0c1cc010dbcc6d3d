import type { AskedCall } from '../../chain/call-transaction.ts';
import { toWalletJson } from '../../chain/call-transaction.ts';
import type { Chain } from '../../chain/chain.ts';
import { chainTime } from '../../chain/chain-time.ts';
import { type SigningPermission, signingPermission } from '../../chain/signing-permission.ts';
import { checkSigned, checkTransaction, type SignedCall } from '../../chain/transaction-guard.ts';
import type { ConnectedWallet, UnsignedTransaction } from '../../wallet/connection.ts';
import { WalletFailure } from '../../wallet/wallet-failure.ts';
import { ActionRefused } from '../errors/to-user-error.ts';

/** Milliseconds of chain time that must be left when a signature comes back, so that a block can still take it. */
const LEAST_LIFE = 6000;

/**
 * Builds the call, lets the wallet sign it under the permission that the person saw and checks every field of both
 * before and after. Null when the signature came too late to be of use: those bytes never left this browser, so signing
 * again is safe.
 */
export async function signCall(
  call: AskedCall,
  chain: Chain,
  wallet: ConnectedWallet,
  agreed: SigningPermission,
): Promise<SignedCall | null> {
  const network = await wallet.network();
  if (network === null) throw new WalletFailure('network-unknown');
  if (network !== chain.chainId) throw new WalletFailure('changed');
  const permission = await signingPermission(chain.client, wallet.address);
  if (!isSame(permission, agreed)) throw new ActionRefused({ code: 'PERMISSION_CHANGED' });
  const asked = { ...call, permissionId: permission.id, lifetime: wallet.lifetime };
  const built = await chain.build(asked);
  const json = toWalletJson(built);
  checkTransaction(json, asked);
  const signed = await wallet.signTransaction(json as unknown as UnsignedTransaction);
  const checked = checkSigned(signed, built, asked);
  const time = await chainTime(chain.client);
  return checked.expiration - time < LEAST_LIFE ? null : checked;
}

/** Who may sign is told in the review; somebody may have changed it since. */
const isSame = (one: SigningPermission, other: SigningPermission): boolean =>
  one.id === other.id &&
  one.name === other.name &&
  one.weight === other.weight &&
  one.threshold === other.threshold;
