import type { Devnet } from '@vellum/devnet';
import { addressBytes, type HexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { addressOfPrivateKey } from '@vellum/tron/signature';
import { buildTransaction, signTransaction } from '@vellum/tron/transaction';

const everything = fromHex(`7fff1fc0033efb0f${'00'.repeat(24)}`);
/** Without calls of contracts, kind 31. */
export const noCalls = fromHex(`7fff1f40033efb0f${'00'.repeat(24)}`);

/** Who may sign from now on, and what. */
export type Share = Readonly<{
  keys: readonly (readonly [HexAddress, bigint])[];
  threshold?: bigint;
  operations?: Uint8Array;
}>;

/** Changes on the chain who may sign for the account of this key. */
export async function updatePermissions(
  devnet: Devnet,
  privateKey: string,
  owner: Share,
  ...actives: readonly Share[]
): Promise<void> {
  const head = devnet.chain.head();
  const transaction = buildTransaction({
    type: 'AccountPermissionUpdateContract',
    value: {
      owner_address: addressBytes(addressOfPrivateKey(fromHex(privateKey))),
      owner: { type: 'Owner', permission_name: 'owner', ...held(owner) },
      actives: actives.map((active, place) => ({
        type: 'Active' as const,
        permission_name: `desk ${place}`,
        operations: active.operations ?? everything,
        ...held(active),
      })),
    },
    reference: head,
    timestamp: head.timestamp,
    expiration: head.timestamp + 60_000,
  });
  const { code, message } = await devnet.chain.submit(
    signTransaction(transaction, fromHex(privateKey)),
  );
  if (code !== 'SUCCESS') throw new Error(`permissions not updated: ${code} ${message}`);
}

const held = ({ keys, threshold = 1n }: Share) => ({
  threshold,
  keys: keys.map(([address, weight]) => ({ address: addressBytes(address), weight })),
});
