import type { HexAddress } from '@vellum/tron/address';
import { RpcError } from '../jsonrpc/rpc-error.ts';
import type { RpcContext } from '../jsonrpc/rpc-methods.ts';

/** From now on transactions of these accounts need no signature of theirs, where the chain serves this machine alone. */
export async function impersonate(
  { control, impersonation }: RpcContext,
  owners: readonly HexAddress[],
): Promise<true> {
  if (!impersonation) {
    throw new RpcError('method', 'impersonation is off: this chain serves more than this machine');
  }
  await control.impersonate(owners);
  return true;
}
