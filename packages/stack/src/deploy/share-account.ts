import type { Devnet } from '@vellum/devnet';
import { addressBytes, type HexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { buildTransaction, signTransaction } from '@vellum/tron/transaction';

const LIFETIME = 60_000;
const THRESHOLD = 2n;
/** Everything an account may do on the chain, one bit for each kind of transaction. */
const ALL_OPERATIONS = fromHex(`7fff1fc0033efb0f${'00'.repeat(24)}`);

/** Gives an account of the embedded chain to several keys, two of which must sign from then on. */
export async function shareAccount(
  devnet: Devnet,
  own: Readonly<{ address: HexAddress; privateKey: string }>,
  keys: readonly HexAddress[],
): Promise<void> {
  const held = keys.map((address) => ({ address: addressBytes(address), weight: 1n }));
  const common = { threshold: THRESHOLD, keys: held };
  const head = devnet.chain.head();
  const transaction = buildTransaction({
    type: 'AccountPermissionUpdateContract',
    value: {
      owner_address: addressBytes(own.address),
      owner: { type: 'Owner', permission_name: 'owner', ...common },
      actives: [
        { type: 'Active', permission_name: 'active', operations: ALL_OPERATIONS, ...common },
      ],
    },
    reference: head,
    timestamp: head.timestamp,
    expiration: head.timestamp + LIFETIME,
  });
  const signed = signTransaction(transaction, fromHex(own.privateKey));
  const { code, message } = await devnet.chain.submit(signed);
  if (code !== 'SUCCESS') throw new Error(`the account was not shared: ${code} ${message}`);
}
