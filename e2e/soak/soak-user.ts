import { hash } from 'node:crypto';
import { fromHexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { addressOfPrivateKey } from '@vellum/tron/signature';
import type { Person } from '../../packages/server/test/orders/order-chain.ts';

/** The same people in every soak: what they do is what differs. */
export function soakUsers(count: number): readonly Person[] {
  return Array.from({ length: count }, (_, index) => {
    const privateKey = hash('sha256', `soak user ${index}`);
    const hex = addressOfPrivateKey(fromHex(privateKey));
    return { address: fromHexAddress(hex), hex, privateKey };
  });
}
