import type { Devnet } from '@vellum/devnet';
import { clientOf } from '@vellum/stack/embedded/contracts';
import { type Address, toHexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { getBlockRange, getNowBlock } from '@vellum/tron/client/blocks';
import { getTransaction, getTransactionInfo } from '@vellum/tron/client/transactions';

/** Everything this account has sent after a block, as the chain has it. */
export async function sentBy(
  devnet: Devnet,
  account: Address,
  after: number,
): Promise<readonly Readonly<{ id: string; failed: boolean }>[]> {
  const client = clientOf(devnet);
  const { number } = await getNowBlock(client);
  const blocks = await getBlockRange(client, after + 1, number + 1);
  const owner = toHexAddress(account);
  const found: { id: string; failed: boolean }[] = [];
  for (const id of blocks.flatMap(({ transactionIds }) => transactionIds)) {
    const transaction = await getTransaction(client, id);
    const value = transaction?.contract.value as { owner_address?: Uint8Array } | undefined;
    if (!value?.owner_address || toHex(value.owner_address) !== owner) continue;
    const info = await getTransactionInfo(client, id);
    found.push({ id, failed: info?.failed ?? true });
  }
  return found;
}

/** How many transactions of this account wait for a block; keepers may have others there at any moment. */
export function pendingBy({ chain }: Devnet, account: Address): number {
  const owner = toHexAddress(account);
  return chain.pending().filter(({ contract: { value } }) => {
    const { owner_address } = value as { owner_address: Uint8Array };
    return toHex(owner_address) === owner;
  }).length;
}

/** The number of the newest block. */
export const headOf = async (devnet: Devnet): Promise<number> =>
  (await getNowBlock(clientOf(devnet))).number;
