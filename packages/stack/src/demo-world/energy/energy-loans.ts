import { addressBytes, type HexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { buildTransaction, signTransaction } from '@vellum/tron/transaction';
import type { World } from '../world.ts';

const LIFETIME = 60_000;

/** The operator lends a part of its stake for energy, or takes it back: a transaction of the chain itself. */
export async function changeLoan(
  { devnet, operator, operatorKey }: World,
  kind: 'lend' | 'take-back',
  receiver: HexAddress,
  sun: bigint,
): Promise<void> {
  const head = devnet.chain.head();
  const transaction = buildTransaction({
    type: kind === 'lend' ? 'DelegateResourceContract' : 'UnDelegateResourceContract',
    value: {
      owner_address: addressBytes(operator.signer.address),
      receiver_address: addressBytes(receiver),
      balance: sun,
      resource: 'ENERGY',
    },
    reference: head,
    timestamp: head.timestamp,
    expiration: head.timestamp + LIFETIME,
  });
  const signed = signTransaction(transaction, fromHex(operatorKey));
  const { code, message } = await devnet.chain.submit(signed);
  if (code !== 'SUCCESS') throw new Error(`no ${kind}: ${code} ${message}`);
}
